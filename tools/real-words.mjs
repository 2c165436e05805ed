/**
 * Makes matching/src/words/english.ts, by which matching knows that a word is no misspelling of another. It wants the
 * npm packages dictionary-en and dictionary-en-gb, unpacked: `node tools/real-words.mjs FOLDER …`, a folder each.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { bitsOf } from '../matching/src/words/bits.ts';
import { isMain, root } from './setup.mjs';

const BITS_PER_WORD = 12;

/** @typedef {{ strip: string, add: string, when: RegExp }} Rule */
/** @typedef {{ isPrefix: boolean, isCrossed: boolean, rules: Rule[] }} Affix */

/**
 * The affixes of a Hunspell file by their flags.
 * @param {string} text
 */
function affixesOf(text) {
  /** @type {Map<string, Affix>} */
  const affixes = new Map();
  for (const line of text.split('\n')) {
    const [kind, flag = '', first = '', second = '', third = '.'] = line.trim().split(/\s+/);
    if (kind !== 'PFX' && kind !== 'SFX') continue;
    const isPrefix = kind === 'PFX';
    const known = affixes.get(flag);
    if (!known) {
      affixes.set(flag, { isPrefix, isCrossed: first === 'Y', rules: [] });
      continue;
    }
    known.rules.push({
      strip: first === '0' ? '' : first,
      add: second === '0' ? '' : (second.split('/')[0] ?? ''),
      when: new RegExp(isPrefix ? `^${third}` : `${third}$`),
    });
  }
  return affixes;
}

/**
 * @param {string} word
 * @param {Affix} affix
 */
function withAffix(word, { isPrefix, rules }) {
  return rules.flatMap(({ strip, add, when }) => {
    if (!when.test(word)) return [];
    return isPrefix
      ? [add + word.slice(strip.length)]
      : [word.slice(0, word.length - strip.length) + add];
  });
}

/**
 * All forms of a line such as 'drive/GRS'.
 * @param {string} line
 * @param {Map<string, Affix>} affixes
 */
function formsOf(line, affixes) {
  const [word = '', flags = ''] = line.trim().split('/');
  const own = [...flags].flatMap((flag) => affixes.get(flag) ?? []);
  const suffixed = own.filter(({ isPrefix }) => !isPrefix);
  const prefixed = own.filter(({ isPrefix }) => isPrefix);
  const forms = [word, ...suffixed.flatMap((affix) => withAffix(word, affix))];
  const crossed = [
    word,
    ...suffixed.filter(({ isCrossed }) => isCrossed).flatMap((affix) => withAffix(word, affix)),
  ];
  return [
    ...forms,
    ...prefixed.flatMap((affix) => crossed.flatMap((form) => withAffix(form, affix))),
  ];
}

/** @param {readonly string[]} folders */
function wordsIn(folders) {
  const words = folders.flatMap((folder) => {
    const affixes = affixesOf(readFileSync(join(folder, 'index.aff'), 'utf8'));
    const lines = readFileSync(join(folder, 'index.dic'), 'utf8').split('\n').slice(1);
    return lines.flatMap((line) => formsOf(line, affixes));
  });
  return new Set(
    words.map((word) => word.toLowerCase()).filter((word) => /^[a-z]{3,}$/.test(word)),
  );
}

/** @param {ReadonlySet<string>} words */
function moduleOf(words) {
  const bytes = new Uint8Array(Math.ceil((words.size * BITS_PER_WORD) / 8));
  for (const word of words)
    for (const bit of bitsOf(word, bytes.length * 8)) {
      const at = bit >> 3;
      bytes[at] = (bytes[at] ?? 0) | (1 << (bit & 7));
    }
  return `/**
 * ${words.size.toLocaleString('en')} English words as bits, see bits.ts; made by tools/real-words.mjs from dictionary-en 4.0.0 and dictionary-en-gb 3.0.0,
 * which come from SCOWL: Copyright 2000-2019 by Kevin Atkinson and others; english.licence.txt is their notice.
 */
// biome-ignore format: one text.
export const englishBits = '${Buffer.from(bytes).toString('base64')}';
`;
}

if (isMain(import.meta.url)) {
  const words = wordsIn(process.argv.slice(2));
  writeFileSync(join(root, 'matching/src/words/english.ts'), moduleOf(words));
  console.log(`${words.size} words`);
}
