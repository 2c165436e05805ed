/** Finds among many labels those written most like a text. */
import { cutTag, normalise } from './normalise.ts';
import { isFiller, stem } from './stem.ts';

export type LabelMatch = {
  /** The place in the list of entries that the label belongs to. */
  readonly entry: number;
  /** 0 to 1, where 1 means the same stems and spelling. */
  readonly likeness: number;
};

export type LabelIndex = {
  /** The entries with the likest labels, best first, each once; of equal ones the first in the list. */
  readonly nearest: (text: string, limit: number) => readonly LabelMatch[];
};

/**
 * Trigrams see through misspellings, stems through other forms and orders of words. Measured on held-out synonyms and
 * misspellings of ESCO (bench/matching/meaning.ts).
 */
const STEM_SHARE = 0.3;

/** What a label is made of: each piece once. */
type PiecesOf = (words: readonly string[]) => ReadonlySet<string>;

/**
 * @param entries the labels of each entry; an entry is as like a text as the likest of its labels
 *
 * Time and memory are linear in the labels; a query costs O(labels that share a trigram with it).
 */
export function indexLabels(entries: readonly (readonly string[])[]): LabelIndex {
  const labels = entries.flatMap((texts, entry) =>
    texts.map((text) => ({ entry, words: wordsOf(text) })),
  );
  const words = labels.map((label) => label.words);
  const byStems = cosineIndex(words, stemsOf);
  const byTrigrams = cosineIndex(words, trigramsOf);

  function nearest(text: string, limit: number): LabelMatch[] {
    const asked = wordsOf(text);
    if (asked.length === 0) return [];
    const stems = byStems(asked);
    const best = new Map<number, number>();
    for (const [label, likeness] of byTrigrams(asked)) {
      const entry = labels[label]?.entry ?? 0;
      const both = STEM_SHARE * (stems.get(label) ?? 0) + (1 - STEM_SHARE) * likeness;
      if (both > (best.get(entry) ?? 0)) best.set(entry, both);
    }
    return [...best]
      .map(([entry, likeness]) => ({ entry, likeness: Math.min(1, likeness) }))
      .sort((a, b) => b.likeness - a.likeness || a.entry - b.entry)
      .slice(0, Math.max(0, limit));
  }
  return { nearest };
}

/**
 * The cosine between the pieces of a text and those of each label that has one in common, by inverted lists (Salton and
 * Buckley 1988). Rare pieces weigh more: log(1 + labels / (labels with the piece + 1)).
 */
function cosineIndex(
  labels: readonly (readonly string[])[],
  piecesOf: PiecesOf,
): (words: readonly string[]) => ReadonlyMap<number, number> {
  const holders = new Map<string, number[]>();
  for (const [label, words] of labels.entries()) {
    for (const piece of piecesOf(words)) {
      const list = holders.get(piece);
      if (list) list.push(label);
      else holders.set(piece, [label]);
    }
  }
  const weightOf = (piece: string) =>
    Math.log(1 + labels.length / ((holders.get(piece)?.length ?? 0) + 1)) ** 2;
  const lengths = new Float64Array(labels.length);
  for (const [piece, list] of holders) {
    const weight = weightOf(piece);
    for (const label of list) lengths[label] = (lengths[label] ?? 0) + weight;
  }

  return (words) => {
    const common = new Map<number, number>();
    let length = 0;
    for (const piece of piecesOf(words)) {
      const weight = weightOf(piece);
      length += weight;
      for (const label of holders.get(piece) ?? [])
        common.set(label, (common.get(label) ?? 0) + weight);
    }
    for (const [label, weight] of common)
      common.set(label, weight / Math.sqrt(length * (lengths[label] ?? 1)));
    return common;
  };
}

function wordsOf(text: string): string[] {
  return normalise(cutTag(text)).split(' ').filter(Boolean);
}

function stemsOf(words: readonly string[]): ReadonlySet<string> {
  const telling = words.filter((word) => !isFiller(word));
  return new Set((telling.length > 0 ? telling : words).map(stem));
}

/** Across words, padded as in spelling.ts. */
function trigramsOf(words: readonly string[]): ReadonlySet<string> {
  const padded = `  ${words.join(' ')} `;
  const trigrams = new Set<string>();
  for (let end = 3; end <= padded.length; end++) trigrams.add(padded.slice(end - 3, end));
  return trigrams;
}
