/** After a build: every text file of the screens also as brotli and gzip, so that serving costs nothing. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isMain, root } from './setup.mjs';

/** Below this a copy saves nothing worth a file. */
const SMALLEST = 256;
const isText = /\.(js|css|svg|html|json|txt|webmanifest)$/;

/** @param {string} folder */
export function precompress(folder) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (!isText.test(name) || statSync(path).size <= SMALLEST) continue;
    const bytes = readFileSync(path);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // Bigger blocks than it chooses by itself are a tenth of a percent smaller.
      [constants.BROTLI_PARAM_LGBLOCK]: 19,
    };
    writeFileSync(`${path}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

if (isMain(import.meta.url)) precompress(join(root, 'web/build/client'));
