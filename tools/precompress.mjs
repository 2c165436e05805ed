/** After a build: every text file of the screens also as brotli and gzip, so that serving costs nothing. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { root } from './setup.mjs';

const folder = join(root, 'web/build/client');
const SMALLEST = 1024;

for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  const path = join(folder, name);
  if (!/\.(js|css|svg|json|txt|webmanifest)$/.test(name) || statSync(path).size < SMALLEST)
    continue;
  const bytes = readFileSync(path);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params: quality }));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
