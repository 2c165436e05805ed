/** An image of the product, built without a daemon and without a registry of images, and its command in a container of our own. */
import { type ChildProcess, spawn } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { note, run } from './programs.ts';

export const BASE = 'docker.io/library/node:24-bookworm-slim';
const NAME = 'localhost/saath:proof';
const MIRROR = 'deb http://deb.debian.org/debian bookworm main';

/** What npm trusts on this machine: a network may have a certificate authority of its own. */
const AUTHORITIES = process.env.NODE_EXTRA_CA_CERTS ?? '/etc/ssl/certs/ca-certificates.crt';

/** Stands in for the official image of that name: Debian, Node, npm and the user `node`, number 1000. */
const standIn = `FROM scratch
ADD base.tar /
COPY node /usr/local/bin/node
COPY npm /usr/local/lib/node_modules/npm
COPY authorities.crt /etc/ssl/certs/ca-certificates.crt
ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt
RUN ln -s ../lib/node_modules/npm/bin/npm-cli.js /usr/local/bin/npm \\
  && groupadd --gid 1000 node && useradd --uid 1000 --gid node --create-home node
CMD ["node"]
`;

export type Image = {
  readonly megabytes: number;
  /** Of these the base image, which is a stand-in here. */
  readonly baseMegabytes: number;
  /** Where its files are. */
  readonly root: string;
  readonly settings: ImageSettings;
  readonly remove: () => void;
};

export type ImageSettings = {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Cmd: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly StopSignal: string;
  readonly Healthcheck: { readonly Test: readonly string[] };
};

/** @param folder for the images and everything of theirs; `repository`: the product's own */
export function buildImage(folder: string, repository: string): Image {
  const buildah = (...args: string[]) =>
    run('buildah', [`--root=${folder}/images`, `--runroot=${folder}/running`, ...args]);
  const limit = run('sh', ['-c', 'ulimit -Hn']).trim();
  const build = (...args: string[]) =>
    buildah('bud', '--isolation=chroot', '--pull-never', '--format=docker', ...args);

  note(`a stand-in for ${BASE}, of Debian's packages`);
  prepareBase(join(folder, 'base'));
  build('-t', BASE, join(folder, 'base'));
  note('deploy/Dockerfile');
  // The compiler of texts writes all of them at once.
  const files = limit === 'unlimited' ? [] : [`--ulimit=nofile=${limit}:${limit}`];
  build(...files, '-t', NAME, '-f', join(repository, 'deploy/Dockerfile'), repository);

  const container = buildah('from', '--pull-never', NAME).trim();
  const root = buildah('mount', container).trim();
  return {
    megabytes: sizeOf(buildah, NAME),
    baseMegabytes: sizeOf(buildah, BASE),
    root,
    settings: JSON.parse(buildah('inspect', '--type=image', NAME)).Docker.config,
    remove: () => void buildah('rm', container),
  };
}

/** Writes what a stand-in for `BASE` is built of; its Containerfile among it. */
export function prepareBase(folder: string): void {
  const smaller = ['doc', 'man', 'locale'].map((name) => `path-exclude=/usr/share/${name}/*`);
  run('mkdir', ['-p', folder]);
  const debian = ['--variant=minbase', '--mode=root', '--aptopt=Apt::Install-Recommends "false"'];
  const options = smaller.map((each) => `--dpkgopt=${each}`);
  run('mmdebstrap', [...debian, ...options, 'bookworm', join(folder, 'base.tar'), MIRROR]);
  copyFileSync(process.execPath, join(folder, 'node'));
  const npm = realpathSync(run('sh', ['-c', 'command -v npm']).trim());
  cpSync(dirname(dirname(npm)), join(folder, 'npm'), { recursive: true });
  writeFileSync(
    join(folder, 'authorities.crt'),
    existsSync(AUTHORITIES) ? readFileSync(AUTHORITIES) : '',
  );
  writeFileSync(join(folder, 'Containerfile'), standIn);
}

function sizeOf(buildah: (...args: string[]) => string, name: string): number {
  const [{ size }] = JSON.parse(buildah('images', '--json', name)) as [{ size: string }];
  return Math.round(Number.parseFloat(size) * (size.includes('GB') ? 1000 : 1));
}

export type Container = {
  /** Number of the product's own process on this machine. */
  readonly pid: number;
  /** What it has said so far. */
  readonly words: () => string;
  /** Resolves when it says that; fails when it ends before. */
  readonly says: (pattern: RegExp) => Promise<RegExpExecArray>;
  /** Resolves with its exit code when it ends by itself, or is stopped. */
  readonly ended: Promise<number>;
  readonly stop: () => Promise<number>;
};

/**
 * Puts a process into namespaces of its own (mounts, processes), with the image's files as a root that nobody can write to,
 * `data` as /data and an empty /tmp, and gives up root for the image's user.
 */
const enter = `set -eu
root=$1; data=$2; user=$3; shift 3
mount --bind "$root" "$root"
mount --bind "$data" "$root/data"
mount -t tmpfs -o size=64m tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --bind /dev "$root/dev"
mount -o remount,bind,ro "$root"
exec chroot --userspec="$user" "$root" "$@"`;

/** @param command in place of the image's own */
export function startContainer(
  { root, settings }: Image,
  { data, env, command = settings.Cmd }: { data: string; env: object; command?: readonly string[] },
): Container {
  const all = { ...Object.fromEntries(settings.Env.map((each) => split(each))), ...env };
  const words = Object.entries(all).map(([name, value]) => `${name}=${value}`);
  const inside = ['env', '-i', '-C', settings.WorkingDir, ...words, ...command];
  const child = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--fork',
      '--kill-child',
      'sh',
      '-c',
      enter,
      'enter',
      root,
      data,
      settings.User,
      ...inside,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return follow(child);
}

function split(setting: string): [string, string] {
  const at = setting.indexOf('=');
  return [setting.slice(0, at), setting.slice(at + 1)];
}

function follow(child: ChildProcess): Container {
  let words = '';
  process.once('exit', () => child.kill('SIGKILL'));
  const hear = (chunk: Buffer) => {
    words += chunk.toString();
  };
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const ended = new Promise<number>((resolve) =>
    child.once('close', (code) => resolve(code ?? -1)),
  );
  return {
    get pid() {
      const children = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
      return Number(children.trim());
    },
    words: () => words,
    ended,
    async says(pattern) {
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      for (;;) {
        const found = pattern.exec(words);
        if (found) return found;
        if (isOver) throw new Error(`The container ended: ${words}`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    async stop() {
      process.kill(this.pid, 'SIGTERM');
      return await ended;
    },
  };
}
