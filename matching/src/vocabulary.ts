/** Looks up what tags and texts say in the table of skills. Built once, when it is imported. */
import { normalise } from './normalise.ts';
import { skills } from './skill-graph.ts';
import { firstSound, slipsBetween, trigramSimilarity } from './spelling.ts';
import { isFiller, stemKey } from './stem.ts';

type Label = {
  readonly skill: string;
  readonly words: readonly string[];
  /** Without spaces: 'firstaid'. */
  readonly key: string;
  readonly isName: boolean;
};

const labels: readonly Label[] = skills.flatMap(({ name, also }) =>
  [name, ...(also?.split(', ') ?? [])].map((text) => labelOf(name, text)),
);
const byKey = new Map(labels.map((label) => [label.key, label]));
const byStems = new Map(labels.map((label) => [stemKey(label.words), label.skill]));
const byFirstSound = Map.groupBy(labels, (label) => firstSound(label.words));
const mostWords = Math.max(...labels.map((label) => label.words.length));

/** The skill with exactly this label, spaces apart. `isName` is false for a synonym. */
export function skillByKey(key: string): { skill: string; isName: boolean } | undefined {
  return byKey.get(key);
}

/** The skill with a label of the same stems in any order. `stems` comes from `stemKey`. */
export function skillByStems(stems: string): string | undefined {
  return byStems.get(stems);
}

/**
 * The skill whose label is most likely meant by misspelt words. Compares with the labels of the
 * same first sound only: some 50 of about 1,000.
 */
export function skillBySpelling(words: readonly string[]): string | undefined {
  const key = words.join('');
  let best: { skill: string; slips: number; similarity: number } | undefined;
  for (const label of byFirstSound.get(firstSound(words)) ?? []) {
    const slips = slipsBetween(words, label.words);
    if (slips === undefined || slips > (best?.slips ?? Infinity)) continue;
    const similarity = trigramSimilarity(key, label.key);
    if (slips === best?.slips && similarity <= best.similarity) continue;
    best = { skill: label.skill, slips, similarity };
  }
  return best?.skill;
}

/**
 * The skills that a longer text names, each once, in the order of the text. Longer labels win:
 * 'community development' is not 'development'. O(words × longest label).
 */
export function skillsWithin(words: readonly string[]): string[] {
  const found = new Set<string>();
  let start = 0;
  while (start < words.length) {
    const match = longestLabelAt(words, start);
    if (match) found.add(match.skill);
    start += match?.length ?? 1;
  }
  return [...found];
}

function longestLabelAt(
  words: readonly string[],
  start: number,
): { skill: string; length: number } | undefined {
  for (let length = Math.min(mostWords, words.length - start); length > 0; length--) {
    const window = words.slice(start, start + length);
    // A label may begin or end with a filler, but as a word of a text it says nothing: 'it'.
    if (isFiller(window[0] ?? '') || isFiller(window.at(-1) ?? '')) continue;
    const skill = byKey.get(window.join(''))?.skill ?? byStems.get(stemKey(window));
    if (skill !== undefined) return { skill, length };
  }
  return undefined;
}

function labelOf(skill: string, text: string): Label {
  const words = normalise(text).split(' ');
  return { skill, words, key: words.join(''), isName: text === skill };
}
