"""Bare roots of Debian, and containers, in which a release is tried where neither toolchain nor network is."""

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

# Offered by the base image of the Containerfile, and more: Python for the wheel, and man.
INCLUDED = "python3,python3-numpy,man-db,ca-certificates"
IMAGE = "docker.io/library/debian:bookworm-slim"


def run(*words, **options):
    done = subprocess.run([str(word) for word in words], text=True, capture_output=True, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(map(str, words))[:300]} ended with {done.returncode}:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


def made(scratch, deb):
    """The root's archive, and a folder with what the Debian package depends on; made once."""
    archive, debs = scratch / "root.tar", scratch / "debs"
    if not archive.exists():
        if not shutil.which("mmdebstrap"):
            print("mmdebstrap is not installed: apt-get install mmdebstrap", file=sys.stderr)
            sys.exit(2)
        run("mmdebstrap", "--variant=minbase", f"--include={INCLUDED}", "bookworm", archive, "http://deb.debian.org/debian")
    if not debs.exists():
        with tempfile.TemporaryDirectory() as folder:
            run("tar", "-xf", archive, "-C", folder)
            shutil.copy("/etc/resolv.conf", Path(folder) / "etc/resolv.conf")
            shutil.copy(deb, Path(folder) / "tmp")
            run("chroot", folder, "apt-get", "-qq", "update")
            run("chroot", folder, "apt-get", "-qq", "install", "--download-only", "--no-install-recommends", "-y",
                f"/tmp/{deb.name}")
            fetched = scratch / "debs-part"
            shutil.rmtree(fetched, ignore_errors=True)
            fetched.mkdir()
            for path in (Path(folder) / "var/cache/apt/archives").glob("*.deb"):
                shutil.copy(path, fetched)
            fetched.rename(debs)
    return archive, debs


def offer(debs, root):
    """Makes the packages of a folder all that apt knows of in a root, so that it needs no network."""
    place = root / "srv/debs"
    shutil.copytree(debs, place)
    (place / "Packages").write_text(run("dpkg-scanpackages", "-m", ".", cwd=place))
    (root / "etc/apt/sources.list").write_text("deb [trusted=yes] file:/srv/debs ./\n")


class Bare:
    """A root of its own, thrown away; without a network, where the system can take it away."""

    def __init__(self, archive, debs=None):
        self.folder = tempfile.TemporaryDirectory(prefix="plumb-root-")
        self.path = Path(self.folder.name)
        run("tar", "-xf", archive, "-C", self.path)
        if debs:
            offer(debs, self.path)

    def sh(self, line):
        # Swift reads its options in /proc, which a container has, too.
        inside = 'mount -t proc proc "$0/proc" && exec chroot "$0" /bin/sh -ec "$1"'
        return run("unshare", "--net", "--mount", "/bin/sh", "-c", inside, self.path, line,
                   env={"PATH": "/usr/bin:/usr/sbin:/bin:/sbin", "LC_ALL": "C.UTF-8"})


class Containers:
    """Images and containers in a store of their own, thrown away; the base image is the bare root under its name."""

    def __init__(self, archive, debs):
        self.folder = tempfile.TemporaryDirectory(prefix="plumb-containers-")
        self.path = Path(self.folder.name)
        root = Bare(archive, debs)
        container = self.buildah("from", "scratch")
        self.buildah("add", container, root.path, "/")
        self.buildah("commit", "-q", container, IMAGE)
        self.buildah("rm", container)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.folder.cleanup()

    def buildah(self, verb, *words):
        isolated = ["--isolation", "chroot"] if verb in ("build", "run") else []
        pulled = ["--pull=never"] if verb in ("build", "from") else []
        return run("unshare", "--net", "--mount", "buildah", "--root", self.path / "root", "--runroot", self.path / "run",
                   "--storage-driver", "vfs", verb, *isolated, *pulled, *words).strip()

    def run(self, context, words):
        """Builds an image of a folder with a Containerfile; returns what its entry point prints when it is run."""
        self.buildah("build", "-q", "-t", "plumb", context)
        container = self.buildah("from", "plumb")
        # `buildah run` leaves the entry point to engines of containers, and keeps user and environment.
        entry = json.loads(self.buildah("inspect", "--type", "image", "plumb"))["OCIv1"]["config"]["Entrypoint"]
        return self.buildah("run", container, "--", *entry, *words)
