// start.js: a report begins: nothing has to be waited for.

import { begin } from './app.js';

begin();
