/** Looks up what tags and texts say in the table of skills. Built once, when it is imported. */
import { normalise } from './normalise.ts';
import { skillCloseness, skills } from './skill-graph.ts';
import { endsOf, type Spelling, slipsBetween, spellingOf, trigramSimilarity } from './spelling.ts';
import { isFiller, stemKey } from './stem.ts';

type Label = {
  /** As the table writes it. */
  readonly text: string;
  readonly skill: string;
  readonly isName: boolean;
  /** Without spaces: 'firstaid'. */
  readonly key: string;
  readonly stems: string;
  readonly spelling: Spelling;
};

const labels: readonly Label[] = skills.flatMap(({ name, also }) =>
  [name, ...(also?.split(', ') ?? [])].map((text) => labelOf(name, text)),
);
const byKey = new Map(labels.map((label) => [label.key, label]));
const byStems = unambiguousStems();
const byEnd = Map.groupBy(
  labels.flatMap((label) => endsOf(label.spelling).map((end) => ({ end, label }))),
  ({ end }) => end,
);
const mostWords = Math.max(...labels.map((label) => label.spelling.sounds.length));

/** The skill with exactly this label, spaces apart. `isName` is false for a synonym. */
export function skillByKey(key: string): { skill: string; isName: boolean } | undefined {
  return byKey.get(key);
}

/** The skill with a label of the same stems in any order. `stems` comes from `stemKey`. */
export function skillByStems(stems: string): string | undefined {
  return byStems.get(stems);
}

/**
 * The skill whose label is most likely meant by misspelt words: fewest slips, then most common trigrams, then first in
 * the table. Compares with the labels that begin or end alike, some 300 of 2,300.
 */
export function skillBySpelling(spelling: Spelling): string | undefined {
  if (spelling.words.length === 1 && spelling.areReal.every(Boolean)) return undefined;
  let best: { skill: string; slips: number; similarity: number } | undefined;
  for (const end of endsOf(spelling))
    for (const { label } of byEnd.get(end) ?? []) {
      const slips = slipsBetween(spelling, label.spelling);
      if (slips === undefined || (best && slips > best.slips)) continue;
      const similarity = trigramSimilarity(spelling.whole, label.spelling.whole);
      if (best && slips === best.slips && similarity <= best.similarity) continue;
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

export type NearName = {
  readonly name: string;
  /** How well somebody with that skill fills the place of the asked one, above 0 to 1. */
  readonly closeness: number;
  /** False for a synonym. */
  readonly isName: boolean;
};

const namesNearBySkill = new Map<string, readonly NearName[]>();

/** All names and synonyms of a skill of the table and of those that can stand in for it; worked out once. */
export function namesNear(asked: string): readonly NearName[] {
  const known = namesNearBySkill.get(asked);
  if (known) return known;
  const names = labels.flatMap(({ text, skill, isName }) => {
    const closeness = skillCloseness(asked, skill);
    return closeness > 0 ? [{ name: text, closeness, isName }] : [];
  });
  namesNearBySkill.set(asked, names);
  return names;
}

/** The name and the synonyms of a skill of the table. */
export function namesOf(skill: string): readonly string[] {
  return namesNear(skill).flatMap(({ name, closeness }) => (closeness === 1 ? [name] : []));
}

function longestLabelAt(
  words: readonly string[],
  start: number,
): { skill: string; length: number } | undefined {
  for (let length = Math.min(mostWords, words.length - start); length > 0; length--) {
    const window = words.slice(start, start + length);
    if (isFiller(window[0] ?? '') || isFiller(window.at(-1) ?? '')) continue;
    // As a whole tag it means computers, within a text it is a pronoun.
    if (length === 1 && window[0] === 'it') continue;
    const skill = byKey.get(window.join(''))?.skill ?? byStems.get(stemKey(window));
    if (skill !== undefined) return { skill, length };
  }
  return undefined;
}

function labelOf(skill: string, text: string): Label {
  const words = normalise(text).split(' ');
  return {
    text,
    skill,
    isName: text === skill,
    key: words.join(''),
    stems: stemKey(words),
    spelling: spellingOf(words),
  };
}

/** Stems that two skills share, as 'books' and 'booking' do, say nothing. */
function unambiguousStems(): ReadonlyMap<string, string> {
  const skillOf = new Map<string, string>();
  for (const [stems, same] of Map.groupBy(labels, (label) => label.stems)) {
    const [skill, ...others] = new Set(same.map((label) => label.skill));
    if (skill !== undefined && others.length === 0) skillOf.set(stems, skill);
  }
  return skillOf;
}
