/** The examples of deploy/ run by the real programs, on ports of this machine and with a certificate of our own. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../../tools/setup.mjs';
import { run } from './programs.ts';

export type Ports = { readonly http: number; readonly https: number; readonly product: number };

/** What an example needs beside itself on this machine; `ca`: the path of the certificate that vouches for it. */
type Started = {
  readonly ca: string;
  readonly program: string;
  readonly args: readonly string[];
  readonly env?: object;
};

type Prepare = (folder: string, ports: Ports) => Started;

const NAME = /volunteers\.example\.org/g;

/** The example with the names, ports and paths of this machine. */
function adapted(path: string, folder: string, { http, https, product }: Ports): string {
  return readFileSync(join(root, 'deploy', path), 'utf8')
    .replace(/\S+\/fullchain\.pem/g, join(folder, 'certificate.pem'))
    .replace(/\S+\/privkey\.pem/g, join(folder, 'key.pem'))
    .replace(/(listen |\*:)80\b/g, `$1${http}`)
    .replace(/(listen |\*:)443\b/g, `$1${https}`)
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${product}`)
    .replace(NAME, 'localhost');
}

/** Makes `certificate.pem` and `key.pem` for localhost. */
export function makeCertificate(folder: string): string {
  const certificate = join(folder, 'certificate.pem');
  const files = ['-keyout', join(folder, 'key.pem'), '-out', certificate];
  const name = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  run('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    '-days',
    '2',
    ...files,
    ...name,
  ]);
  return certificate;
}

const caddy: Prepare = (folder, { http, https, product }) => {
  const example = join(root, 'deploy/caddy/Caddyfile');
  const path = join(folder, 'Caddyfile');
  writeFileSync(
    path,
    `{\n admin off\n skip_install_trust\n http_port ${http}\n https_port ${https}\n storage file_system ${folder}/caddy\n}\nimport ${example}\n`,
  );
  return {
    ca: join(folder, 'caddy/pki/authorities/local/root.crt'),
    program: 'caddy',
    args: ['run', '--adapter', 'caddyfile', '--config', path],
    env: { SITE: 'localhost', UPSTREAMS: `127.0.0.1:${product}`, HOME: folder },
  };
};

const nginx: Prepare = (folder, ports) => {
  const example = join(folder, 'saath.conf');
  writeFileSync(example, adapted('nginx/saath.conf', folder, ports));
  const path = join(folder, 'nginx.conf');
  const bodies = join(folder, 'bodies');
  mkdirSync(bodies);
  writeFileSync(
    path,
    `daemon off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\n access_log off;\n client_body_temp_path ${bodies};\n include ${example};\n}\n`,
  );
  return { ca: join(folder, 'certificate.pem'), program: 'nginx', args: ['-c', path] };
};

const apache: Prepare = (folder, ports) => {
  const modules = [
    'mpm_event',
    'authz_core',
    'alias',
    'ssl',
    'socache_shmcb',
    'proxy',
    'proxy_http',
    'headers',
  ];
  const loaded = modules.map(
    (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
  );
  const path = join(folder, 'apache.conf');
  const own = `PidFile ${folder}/apache.pid\nErrorLog "|$/bin/cat >&2"\nServerName localhost\nUser www-data\nGroup www-data\nMutex file:${folder} default\nDefaultRuntimeDir ${folder}`;
  const listen = `Listen ${ports.http}\nListen ${ports.https}`;
  writeFileSync(
    path,
    [...loaded, own, listen, adapted('apache/saath.conf', folder, ports)].join('\n'),
  );
  return {
    ca: join(folder, 'certificate.pem'),
    program: 'apache2',
    args: ['-D', 'FOREGROUND', '-f', path],
  };
};

export const proxies: Readonly<Record<string, Prepare>> = { apache, caddy, nginx };

/** @returns the certificate that vouches for it, as PEM, once it has one, and how to end it */
export async function startProxy(prepare: Prepare, folder: string, ports: Ports) {
  const { ca, program, args, env } = prepare(folder, ports);
  let words = '';
  const child = spawn(program, args, {
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin`, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  process.once('exit', () => child.kill('SIGKILL'));
  for (const output of [child.stdout, child.stderr])
    output.on('data', (chunk: Buffer) => {
      words += chunk.toString();
    });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  for (let waited = 0; !existsSync(ca); waited += 50) {
    if (child.exitCode !== null || waited > 60_000) throw new Error(`${program}: ${words}`);
    await sleep(50);
  }
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    await ended;
  }
  return { certificate: readFileSync(ca, 'utf8'), words: () => words, stop };
}
