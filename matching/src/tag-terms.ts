/** What counts as one word of the language of tags: all ways to write a skill, or all forms of other words. */
import { type ResolvedTag, resolveTag } from './concepts.ts';

/** The most different tags that are learned about, the most common ones. */
const MOST_TERMS = 2_000;

/** A tag of a single person says nothing about others. */
const MIN_HOLDERS = 2;

/** Of a longer list of tags, so many are read: the work grows with its square. */
const MOST_TAGS = 500;

/** The profiles in numbers: what they hold of the vocabulary. */
export type TermCounts = {
  /** A text for each term, most common first. */
  readonly tags: readonly string[];
  /** The terms of each profile, each once. */
  readonly profiles: readonly (readonly number[])[];
};

/** Equal for tags that are written in other words for the same skill; empty for tags without letters. */
export function termOf(tag: Omit<ResolvedTag, 'text'>): string {
  if (tag.key === '') return '';
  const [skill] = tag.skills;
  return skill === undefined || tag.recognition === 'part' ? tag.stems : `=${skill}`;
}

/**
 * Tags by how many profiles hold them, at most 2,000; ties are broken by the alphabet, so that the order of the
 * profiles makes no difference. O(tags in all).
 */
export function countTerms(profiles: readonly (readonly string[])[]): TermCounts {
  const { terms, read } = readTerms(profiles);
  const common = terms
    .filter(({ holders }) => holders >= MIN_HOLDERS)
    .sort((a, b) => b.holders - a.holders || inAlphabet(a.name, b.name))
    .slice(0, MOST_TERMS);
  const rankOf = new Map(common.map(({ number }, rank) => [number, rank]));
  return {
    tags: common.map(textOf),
    profiles: read.map((numbers) =>
      numbers.flatMap((number) => rankOf.get(number) ?? []).sort((a, b) => a - b),
    ),
  };
}

type Term = {
  readonly number: number;
  readonly name: string;
  holders: number;
  /** How often it is written in which way. */
  readonly texts: Map<string, number>;
};

function readTerms(profiles: readonly (readonly string[])[]) {
  const terms: Term[] = [];
  const byName = new Map<string, Term>();
  const byText = new Map<string, { text: string; term: Term | undefined }>();

  function known(written: string) {
    const { text, ...tag } = resolveTag(written);
    const name = termOf(tag);
    if (name === '') return { text, term: undefined };
    const term = byName.get(name) ?? { number: terms.length, name, holders: 0, texts: new Map() };
    if (term.number === terms.length) terms.push(term);
    byName.set(name, term);
    return { text, term };
  }

  const read = profiles.map((profile) => {
    const numbers: number[] = [];
    for (const written of profile.slice(0, MOST_TAGS)) {
      const found = byText.get(written) ?? known(written);
      byText.set(written, found);
      const { text, term } = found;
      if (!term || numbers.includes(term.number)) continue;
      numbers.push(term.number);
      term.holders++;
      term.texts.set(text, (term.texts.get(text) ?? 0) + 1);
    }
    return numbers;
  });
  return { terms, read };
}

/** The name of a skill of the graph; else the form that most people write. */
function textOf({ name, texts }: Term): string {
  if (name.startsWith('=')) return name.slice(1);
  const [most] = [...texts].sort(([a, many], [b, more]) => more - many || inAlphabet(a, b));
  return most?.[0] ?? name;
}

function inAlphabet(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
