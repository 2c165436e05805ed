/**
 * A Bloom filter of words as bits (Bloom 1970): says of every word that it holds that it does, and of another one in
 * three hundred as well. Twelve bits a word, where a set of texts would take some hundred bytes.
 */

/** Each word sets so many bits. */
const HASHES = 8;

/** Which bits of `size` stand for a word. */
export function bitsOf(word: string, size: number): number[] {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at++)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193) >>> 0;
  const step = (Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0) | 1;
  return Array.from({ length: HASHES }, (_, index) => ((hash + index * step) >>> 0) % size);
}
