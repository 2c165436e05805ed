/** A real S3 server of a test's own: OpenStack Swift with its s3api, from Debian's packages, all on loopback. */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { S3mini } from 's3mini';
import { aptInstall } from '../../../tools/apt.mjs';
import { killed } from './join-storm.ts';
import { freePort } from './joiners.ts';
import { installed, serveBy } from './programs.ts';

const BUCKET = 'pictures';
const KEY = 'club:saath';
const SECRET = 'testing/secret+1';
const parts = ['account', 'container', 'object'] as const;

export type Swift = {
  /** As `S3_URL` has it; with others in place of its key, secret or bucket. */
  readonly url: (instead?: { key?: string; secret?: string; bucket?: string }) => URL;
  /** The door goes away, and comes back at the same address. */
  readonly stop: () => Promise<void>;
  readonly start: () => Promise<void>;
  readonly end: () => Promise<void>;
};

/** @throws Error where it is neither installed nor can be */
export async function ownSwift(): Promise<Swift> {
  requireInstalled();
  const folder = await mkdtemp(join(tmpdir(), 'saath-swift-'));
  await mkdir(join(folder, 'devices', 'd1'), { recursive: true });
  const files = `[swift-hash]\nswift_hash_path_suffix = tests\n`;
  await writeFile(join(folder, 'swift.conf'), files);
  const servers = new Map<string, ChildProcess>();
  const end = async () => {
    for (const server of servers.values()) await killed(server);
    await rm(folder, { recursive: true, force: true });
  };
  const port = await freePort();
  const startDoor = async () => {
    servers.set('proxy', await serve(folder, 'proxy', { port, text: proxy(folder, port) }));
  };
  const url: Swift['url'] = ({ key = KEY, secret = SECRET, bucket = BUCKET } = {}) => {
    const address = new URL(`http://127.0.0.1:${port}/${bucket}`);
    address.username = encodeURIComponent(key);
    address.password = encodeURIComponent(secret);
    return address;
  };
  try {
    for (const part of parts) {
      const own = await freePort();
      makeRing(folder, part, own);
      servers.set(part, await serve(folder, part, { port: own, text: storage(folder, part, own) }));
    }
    await startDoor();
    const endpoint = `http://127.0.0.1:${port}/${BUCKET}`;
    const credentials = { accessKeyId: KEY, secretAccessKey: SECRET, region: 'us-east-1' };
    await new S3mini({ endpoint, ...credentials }).createBucket();
  } catch (error) {
    await end();
    throw error;
  }
  return { url, stop: async () => await killed(servers.get('proxy')), start: startDoor, end };
}

function requireInstalled(): void {
  for (const part of ['proxy', ...parts]) {
    if (installed(`swift-${part}-server`, 'pictures on S3')) continue;
    aptInstall(`swift-${part}`);
    if (!installed(`swift-${part}-server`, 'pictures on S3'))
      throw new Error(`This proof needs Debian's package swift-${part}.`);
  }
}

function makeRing(folder: string, part: string, port: number): void {
  const builder = join(folder, `${part}.builder`);
  const device = ['add', '--region', '1', '--zone', '1', '--ip', '127.0.0.1', '--port', `${port}`];
  for (const args of [
    ['create', '4', '1', '1'],
    [...device, '--device', 'd1', '--weight', '1'],
    ['rebalance'],
  ]) {
    const { status, stdout } = spawnSync('swift-ring-builder', [builder, ...args]);
    if (status !== 0) throw new Error(`swift-ring-builder: ${stdout}`);
  }
}

const common = (folder: string, port: number) => `[DEFAULT]
bind_ip = 127.0.0.1
bind_port = ${port}
workers = 0
user = ${userInfo().username}
swift_dir = ${folder}
devices = ${join(folder, 'devices')}
mount_check = false
fallocate_reserve = 0
log_address = ${join(folder, 'no-log')}
`;

const storage = (folder: string, part: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = ${part}-server
[app:${part}-server]
use = egg:swift#${part}
`;

/** Its filter of logins insists on a cache, and does without one that nobody serves. */
const proxy = (folder: string, port: number) => `${common(folder, port)}
[pipeline:main]
pipeline = catch_errors cache s3api tempauth proxy-server
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:cache]
use = egg:swift#memcache
memcache_servers = 127.0.0.1:1
[filter:s3api]
use = egg:swift#s3api
[filter:tempauth]
use = egg:swift#tempauth
user_${KEY.replace(':', '_')} = ${SECRET} .admin
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
`;

async function serve(folder: string, part: string, given: { port: number; text: string }) {
  const file = join(folder, `${part}.conf`);
  await writeFile(file, given.text);
  return await serveBy(
    installed(`swift-${part}-server`, 'pictures on S3') ?? '',
    [file],
    given.port,
  );
}
