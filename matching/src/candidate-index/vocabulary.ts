/** The different tags that people have, each looked up once, and which of them speak for a role. */
import { type ResolvedTag, resolveTag } from '../concepts.ts';
import { interestMatcher, topicsOf } from '../interests.ts';
import type { LearnedSkills } from '../learned-skills.ts';
import type { RoleNeed } from '../need.ts';
import { cutTag, normalise } from '../normalise.ts';
import { type SkillMatch, skillMatcher } from '../skill-coverage.ts';
import { skillCloseness, skills as table } from '../skill-graph.ts';
import { endsOf } from '../spelling.ts';
import { isSameSkill, trust } from '../tags.ts';

/** The tags that speak for asked skills. */
export type Wanted = {
  /** How many different skills are asked for. */
  readonly parts: number;
  /** Each with what it does for each of them, in the order of asking. */
  readonly terms: readonly { readonly term: number; readonly matches: readonly SkillMatch[] }[];
};

export type TermStrength = { readonly term: number; readonly strength: number };

/** Asked tags whose learned neighbours are remembered. */
const REMEMBERED = 2_000;

type LearnedTerms = { upTo: number; readonly terms: number[] };

export class Vocabulary {
  readonly #terms = new Map<string, number>();
  readonly #tags: ResolvedTag[] = [];
  /** Where a tag may be found that has anything to do with another one. */
  readonly #byKey = new Map<string, number[]>();
  readonly #byStems = new Map<string, number[]>();
  readonly #byFirstStem = new Map<string, number[]>();
  readonly #bySkill = new Map<string, number[]>();
  /** Those that may be misspellings of other words. */
  readonly #unsure = new Map<string, number[]>();
  #learned: LearnedSkills | undefined;
  #learnedTerms = new Map<string, LearnedTerms>();

  /** The number of a tag, the same for all that differ only in case and signs. */
  termOf(text: string): number {
    const written = normalise(cutTag(text));
    const known = this.#terms.get(written);
    if (known !== undefined) return known;
    const term = this.#tags.length;
    const tag = resolveTag(text);
    this.#terms.set(written, term);
    this.#tags.push(tag);
    list(this.#byKey, tag.key).push(term);
    list(this.#byStems, tag.stems).push(term);
    list(this.#byFirstStem, tag.stems.split(' ')[0] ?? '').push(term);
    for (const skill of tag.skills) list(this.#bySkill, skill).push(term);
    if (!isSure(tag)) for (const end of endsOf(tag.spelling)) list(this.#unsure, end).push(term);
    return term;
  }

  /**
   * The tags that have anything to do with the asked skills. O(tags near them); each newly asked skill is compared once
   * with all tags when something was learned.
   */
  matching(asked: readonly string[], learned: LearnedSkills | undefined): Wanted {
    const matchesOf = skillMatcher(asked, learned);
    const terms = new Set<number>();
    for (const text of asked) {
      for (const term of this.#near(resolveTag(text))) terms.add(term);
      if (learned) for (const term of this.#learnedNear(text, learned)) terms.add(term);
    }
    const found = [...terms].flatMap((term) => {
      const matches = matchesOf([this.#tags[term]?.text ?? '']);
      return matches.some(({ similarity }) => similarity > 0) ? [{ term, matches }] : [];
    });
    return { parts: matchesOf([]).length, terms: found };
  }

  /** The tags, as interests, that the event is about. O(tags that share a word or a skill with its texts). */
  about(need: RoleNeed): TermStrength[] {
    const { stems, skills } = topicsOf(need);
    const terms = new Set<number>();
    for (const word of stems.keys())
      for (const term of this.#byFirstStem.get(word) ?? []) terms.add(term);
    for (const skill of skills.keys())
      for (const near of skillsNear(skill))
        for (const term of this.#bySkill.get(near) ?? []) terms.add(term);
    const matchOf = interestMatcher(need);
    return [...terms].flatMap((term) => {
      const strength = matchOf([this.#tags[term]?.text ?? ''])?.strength ?? 0;
      return strength > 0 ? [{ term, strength }] : [];
    });
  }

  /** All for which `tagSimilarity` is above 0, and some others. */
  *#near(asked: ResolvedTag): Iterable<number> {
    if (asked.key === '') return;
    yield* this.#byKey.get(asked.key) ?? [];
    for (const skill of asked.skills)
      for (const near of skillsNear(skill)) yield* this.#bySkill.get(near) ?? [];
    if (isSure(asked)) return;
    yield* this.#byStems.get(asked.stems) ?? [];
    for (const end of endsOf(asked.spelling)) yield* this.#unsure.get(end) ?? [];
  }

  #learnedNear(asked: string, learned: LearnedSkills): readonly number[] {
    if (learned !== this.#learned || this.#learnedTerms.size > REMEMBERED) {
      this.#learned = learned;
      this.#learnedTerms = new Map();
    }
    const known = this.#learnedTerms.get(asked) ?? { upTo: 0, terms: [] };
    this.#learnedTerms.set(asked, known);
    for (; known.upTo < this.#tags.length; known.upTo++)
      if (learned.similarity(asked, this.#tags[known.upTo]?.text ?? '') > 0)
        known.terms.push(known.upTo);
    return known.terms;
  }
}

/** Words that the table knows are never misspellings of others, see tags.ts. */
function isSure({ recognition }: ResolvedTag): boolean {
  return isSameSkill(trust[recognition]);
}

const nearBySkill = new Map<string, readonly string[]>();

/** The skills of the table that can stand in for one, with itself; worked out once. */
function skillsNear(skill: string): readonly string[] {
  const known =
    nearBySkill.get(skill) ??
    table.map(({ name }) => name).filter((name) => skillCloseness(skill, name) > 0);
  nearBySkill.set(skill, known);
  return known;
}

function list(lists: Map<string, number[]>, key: string): number[] {
  const known = lists.get(key);
  if (known) return known;
  const made: number[] = [];
  lists.set(key, made);
  return made;
}
