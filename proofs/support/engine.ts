/** An engine of containers, and the steps of docs/operating.md given to it as they stand there. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../tools/setup.mjs';
import { BASE, prepareBase } from './image.ts';
import { note, run } from './programs.ts';
import { type Site, Visitor } from './visitor.ts';

/** Images of others in the compose files, by the folder of `stand-ins/` that does in their place. */
const OTHERS = {
  postgres: 'docker.io/library/postgres:18-bookworm',
  caddy: 'docker.io/library/caddy:2-alpine',
  store: 'docker.io/chrislusf/seaweedfs:latest',
} as const;

/** Tells a stand-in of an earlier run from the image that it has the name of. */
const STAND_IN = 'org.saath.stand-in=yes';
const FORMAT = '{{.Repository}}:{{.Tag}}';

const does = (...args: string[]) => spawnSync('docker', args, { stdio: 'ignore' }).status === 0;

/** @throws Error where no engine answers */
export function needEngine(): void {
  if (!does('info')) throw new Error('No engine of containers answers: start dockerd.');
}

/**
 * Sees that the engine has the images of others: its own, fetched, or stand-ins.
 *
 * @returns names of those that are stood in for
 */
export function haveImages(folder: string): string[] {
  const have = (image: string, build: () => void) => {
    if (does('image', 'inspect', image) || does('pull', image)) return;
    note(`a stand-in for ${image}, of Debian's packages`);
    build();
  };
  const build = (image: string, path: string, file: string) => {
    const names = ['--tag', image, '--label', STAND_IN];
    run('docker', ['build', '--quiet', ...names, '--file', join(path, file), path]);
  };
  have(BASE, () => {
    prepareBase(folder);
    build(BASE, folder, 'Containerfile');
  });
  for (const [name, image] of Object.entries(OTHERS))
    have(image, () => build(image, join(root, 'proofs/stand-ins', name), 'Dockerfile'));
  const found = run('docker', ['images', '--filter', `label=${STAND_IN}`, '--format', FORMAT]);
  // The engine leaves out what is said of no registry.
  return [BASE, ...Object.values(OTHERS)].filter((image) =>
    found.split('\n').some((name) => name && image.endsWith(name)),
  );
}

/**
 * The commands of a block of docs/operating.md, without what is said beside them.
 *
 * @param first how one of its lines begins
 */
export function blockOf(first: string): string[] {
  const page = readFileSync(join(root, 'docs/operating.md'), 'utf8');
  const blocks = page.split(/\n(?! {4})/).map((text) => text.split('\n').slice(1));
  const lines = blocks.find((block) => block.some((line) => line.trim().startsWith(first)));
  if (!lines) throw new Error(`docs/operating.md has no block with a line that begins ${first}`);
  return lines.map((line) => line.trim().replace(/ {2,}#.*$/, ''));
}

/** Settings beside those of this process, and the folder that commands are given in. */
export type Place = { readonly cwd: string; readonly env: NodeJS.ProcessEnv };

/** Gives commands to a shell, which ends with the first that fails. */
export function give(lines: readonly string[], { cwd, env }: Place): string {
  return run('sh', ['-ec', `cd "${cwd}"\n${lines.join('\n')}`], { ...process.env, ...env });
}

/** @returns seconds until the site says that it is ready */
export async function ready(site: Site): Promise<number> {
  const began = Date.now();
  const status = async () =>
    (await new Visitor(site).ask('/readyz').catch(() => undefined))?.status;
  while ((await status()) !== 200) {
    if (Date.now() - began > 300_000) throw new Error(`${site.url} was not ready in five minutes`);
    await sleep(200);
  }
  return Math.round((Date.now() - began) / 1000);
}

/** Visitors who ask without a pause; resolves when told to stop with how many asked, and how many were not answered. */
export function visitors(site: Site, path: string) {
  let isOver = false;
  let asked = 0;
  let failed = 0;
  const one = async () => {
    while (!isOver) {
      const answer = await new Visitor(site).ask(path).catch(() => undefined);
      asked += 1;
      if (answer?.status !== 200) failed += 1;
    }
  };
  const all = Promise.all(Array.from({ length: 4 }, one));
  return {
    /** @throws Error when all are answered for a minute */
    async areRefused() {
      for (let tries = 0; failed === 0 && tries < 300; tries++) await sleep(200);
      if (failed === 0) throw new Error('Nobody noticed.');
    },
    async stop() {
      isOver = true;
      await all;
      return { asked, failed };
    },
  };
}
