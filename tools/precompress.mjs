/** After a build: every text file of the screens also as brotli and gzip, so that serving costs nothing. */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipWith } from 'node:zlib';
import { isMain, root } from './setup.mjs';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipWith);

/** Below this a copy saves nothing worth a file. */
const SMALLEST = 256;
const isText = /\.(js|css|svg|html|json|txt|webmanifest)$/;

/** At a time: Node has four threads for this and for reading files, which others do meanwhile. */
const AT_ONCE = 3;

/**
 * What is packed already stays as it is.
 * @param {string} folder
 */
export async function precompress(folder) {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    // What is hidden is the builder's own.
    .filter((name) => !name.startsWith('.') && isText.test(name))
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).size > SMALLEST);
  const work = paths
    .flatMap((path) => [
      { packed: `${path}.br`, pack: async () => await packBrotli(path) },
      { packed: `${path}.gz`, pack: async () => await packGzip(path) },
    ])
    .filter(({ packed }) => !existsSync(packed))
    .values();
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (const { pack } of work) await pack();
  });
  await Promise.all(workers);
}

/** @param {string} path */
async function packBrotli(path) {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // Bigger blocks than it chooses by itself are a tenth of a percent smaller.
    [constants.BROTLI_PARAM_LGBLOCK]: 19,
  };
  writeFileSync(`${path}.br`, await brotli(bytes, { params }));
}

/** @param {string} path */
async function packGzip(path) {
  writeFileSync(`${path}.gz`, await gzip(readFileSync(path), { level: 9 }));
}

if (isMain(import.meta.url)) await precompress(join(root, 'web/build/client'));
