/** Whether a word is one of English, so that nobody takes it for a misspelling of another: 'slimming' is not 'swimming'. */
import { bitsOf } from './bits.ts';
import { englishBits } from './english.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const bytes = fromBase64(englishBits);

/** @param word normalised; true for one in three hundred that is no word */
export function isEnglishWord(word: string): boolean {
  return bitsOf(word, bytes.length * 8).every(
    (bit) => (((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1) === 1,
  );
}

/** The language itself has none yet, and this library asks nobody else. */
function fromBase64(text: string): Uint8Array {
  const letters = text.replace(/=+$/, '');
  const values = new Uint8Array(128);
  for (let at = 0; at < ALPHABET.length; at++) values[ALPHABET.charCodeAt(at)] = at;
  const decoded = new Uint8Array(Math.floor((letters.length * 3) / 4));
  const six = (at: number) => values[letters.charCodeAt(at)] ?? 0;
  for (let at = 0, to = 0; to < decoded.length; at += 4) {
    const four = (six(at) << 18) | (six(at + 1) << 12) | (six(at + 2) << 6) | six(at + 3);
    decoded[to++] = four >> 16;
    decoded[to++] = four >> 8;
    decoded[to++] = four;
  }
  return decoded;
}
