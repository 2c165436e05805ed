/**
 * Which skills are often listed together, as learned from what people write down side by side. It brings somebody up in
 * a list, and no more: who speaks Urdu may well know first aid, and does not stand in for somebody who does (ADR 33).
 */
import { cached } from './bounded-cache.ts';
import { resolveTag } from './concepts.ts';
import { indexLabels } from './label-index.ts';
import { associations } from './learned/association.ts';
import { factorise } from './learned/factorise.ts';
import { isPaper } from './papers.ts';
import { countTerms, termOf } from './tag-terms.ts';
import { trust } from './tags.ts';

/** What was learned, as plain values: it is stored in a row and posted to a worker. */
export type LearnedTable = {
  /** One for each row of `vectors`: the name of a skill of the graph, or a tag as most people write it. */
  readonly tags: readonly string[];
  /** Length of a vector. */
  readonly size: number;
  /** `tags.length` × `size`; each row has length 1, or 0 when nothing was learned. */
  readonly vectors: Float32Array;
  /** How many profiles were learned from. */
  readonly profiles: number;
};

export type LearnedNeighbour = { readonly tag: string; readonly similarity: number };

export type LearnedSkills = {
  /** 0 to 0.44; 0 for tags that nothing was learned about, for a tag and itself, and where a paper is asked for. */
  readonly similarity: (asked: string, offered: string) => number;
  /** At most 20 tags that go together with it, best first, without the tag itself; empty when nothing is known, and for a paper. */
  readonly near: (asked: string) => readonly LearnedNeighbour[];
};

/** Numbers for each tag. Half as many find less, and more take longer (bench/matching/meaning.ts). */
const SIZE = 64;

/**
 * Below what covers an asked skill (0.45, score.ts), however many people list the two together: a test holds the one
 * below the other. All is told times this, so that the order stays.
 */
export const MOST_SIMILAR = 0.44;

/** Below it a cosine is chance. */
const LEAST_COSINE = 0.3;

/** From so many profiles on, what was learned counts half: with fewer than 200 it is no better than spelling. */
const HALF_TRUST = 400;

/** A weaker tie, before that, is not worth telling: two of forty people who happen to cook and to take pictures. */
const LEAST_TIE = 0.2;

const MOST_NEIGHBOURS = 20;

/** A tag that was never seen is taken for the one written most like it, when it is at least so like. */
const LEAST_LIKENESS = 0.6;

/** Some 100 bytes each; of those whose neighbours were asked for, 2 kB. */
const REMEMBERED_TAGS = 10_000;
const REMEMBERED_NEIGHBOURS = 1_000;

/**
 * Learns which tags go together: their positive pointwise mutual information, brought down to 64 numbers a tag
 * by a truncated singular value decomposition (Levy, Goldberg and Dagan 2015; Halko, Martinsson and Tropp 2011).
 * The same profiles and seed give the same bytes.
 *
 * O(tags in all + pairs within profiles + vocabulary² × 64), where the vocabulary has at most 2,000 tags: about a second
 * for 100,000 profiles, so it belongs into a worker.
 *
 * @param profiles the tags of one person each; not of roles, which ask for what nobody has at once
 * @param seed any whole number
 */
export function learnSkills(
  profiles: readonly (readonly string[])[],
  { seed }: { seed: number },
): LearnedTable {
  const counted = countTerms(profiles);
  const { tags } = counted;
  const matrix = associations(counted.profiles, tags.length);
  const vectors = Float32Array.from(factorise(matrix, { rank: SIZE, seed }));
  for (let row = 0; row < tags.length; row++)
    toLengthOne(vectors.subarray(row * SIZE, (row + 1) * SIZE));
  return { tags, size: SIZE, vectors, profiles: profiles.length };
}

/** Row of the table, and how sure it is that the tag means it. */
type Known = { readonly row: number; readonly sure: number };

/**
 * Answers from a table. A similarity is the cosine of the tags' vectors, from 0.3 on, times n / (n + 400) for n profiles:
 * what few people wrote says little, and below 0.2 nothing. It is told times 0.44. Answers are remembered, for a bounded number of tags.
 *
 * @throws RangeError when the table does not hold a vector for every tag
 */
export function learnedSkills(table: LearnedTable): LearnedSkills {
  const { tags, size, vectors, profiles } = table;
  if (vectors.length !== tags.length * size)
    throw new RangeError(`${tags.length} tags × ${size} are not ${vectors.length} numbers.`);
  const scale = profiles / (profiles + HALF_TRUST);
  const rowOf = rowFinder(tags);
  const known = cached(REMEMBERED_TAGS, rowOf);

  function between(one: Known, other: Known): number {
    if (one.row < 0 || other.row < 0 || one.row === other.row) return 0;
    const cosine = dot(vectors, one.row * size, other.row * size, size);
    if (!(cosine >= LEAST_COSINE)) return 0;
    const tie = cosine * scale * Math.min(one.sure, other.sure);
    return tie < LEAST_TIE ? 0 : MOST_SIMILAR * Math.min(1, tie);
  }

  function knownUnlessPaper(asked: string): Known {
    return isPaper(resolveTag(asked)) ? UNKNOWN : known(asked);
  }

  const near = cached(REMEMBERED_NEIGHBOURS, (asked): readonly LearnedNeighbour[] => {
    const from = knownUnlessPaper(asked);
    if (from.row < 0) return [];
    return tags
      .map((tag, row) => ({ tag, similarity: between(from, { row, sure: 1 }) }))
      .filter(({ similarity }) => similarity > 0)
      .sort((a, b) => b.similarity - a.similarity || (a.tag < b.tag ? -1 : 1))
      .slice(0, MOST_NEIGHBOURS);
  });

  return {
    similarity: (asked, offered) =>
      between(knownUnlessPaper(resolveTag(asked).text), known(resolveTag(offered).text)),
    near: (asked) => near(resolveTag(asked).text),
  };
}

const UNKNOWN: Known = { row: -1, sure: 0 };

/** Where the table holds a tag: by its meaning, by a skill that it names, or by how it is written. */
function rowFinder(tags: readonly string[]): (text: string) => Known {
  const rows = new Map<string, number>();
  for (const [row, tag] of tags.entries()) {
    const term = termOf(resolveTag(tag));
    if (!rows.has(term)) rows.set(term, row);
  }
  const written = indexLabels(tags.map((tag) => [tag]));

  return (text) => {
    const tag = resolveTag(text);
    const row = rows.get(termOf(tag));
    if (row !== undefined) return { row, sure: 1 };
    for (const skill of tag.skills) {
      const within = rows.get(termOf(resolveTag(skill)));
      if (within !== undefined) return { row: within, sure: trust[tag.recognition] };
    }
    const [best] = written.nearest(text, 1);
    if (!best || best.likeness < LEAST_LIKENESS) return UNKNOWN;
    return { row: best.entry, sure: best.likeness };
  };
}

function toLengthOne(vector: Float32Array): void {
  const length = Math.sqrt(dot(vector, 0, 0, vector.length));
  // Where there is next to nothing, there is only noise of the arithmetic.
  for (let k = 0; k < vector.length; k++) vector[k] = length > 1e-6 ? (vector[k] ?? 0) / length : 0;
}

function dot(vectors: Float32Array, one: number, other: number, size: number): number {
  let sum = 0;
  for (let k = 0; k < size; k++) sum += (vectors[one + k] ?? 0) * (vectors[other + k] ?? 0);
  return sum;
}
