import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { precompress } from './precompress.mjs';
import { folderWith } from './temporary.mjs';

test('puts both packed forms beside each larger text, and beside nothing else', async () => {
  const text = 'const answer = 42;\n'.repeat(200);
  const folder = folderWith({
    'assets/app.js': text,
    'assets/small.js': 'const a = 1;',
    'assets/font.woff2': text,
    'index.html': text,
    '.vite/manifest.json': text,
  });

  await precompress(folder);

  expect(readdirSync(folder, { recursive: true }).sort()).toEqual([
    '.vite',
    '.vite/manifest.json',
    'assets',
    'assets/app.js',
    'assets/app.js.br',
    'assets/app.js.gz',
    'assets/font.woff2',
    'assets/small.js',
    'index.html',
    'index.html.br',
    'index.html.gz',
  ]);
  const packed = (/** @type {string} */ end) => readFileSync(join(folder, `assets/app.js${end}`));
  expect(brotliDecompressSync(packed('.br')).toString()).toBe(text);
  expect(gunzipSync(packed('.gz')).toString()).toBe(text);
});

test('packs only what was not packed before', async () => {
  const text = 'const answer = 42;\n'.repeat(200);
  const folder = folderWith({ 'a.js': text, 'a.js.br': 'packed before', 'b.js': text });

  await precompress(folder);

  expect(readFileSync(join(folder, 'a.js.br'), 'utf8')).toBe('packed before');
  expect(brotliDecompressSync(readFileSync(join(folder, 'b.js.br'))).toString()).toBe(text);
});
