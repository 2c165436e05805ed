/**
 * Which tags of people speak for a role, and how much: for a database that looks for the few hundred people worth
 * comparing, so that not everybody has to be read. The order among those is for `rankCandidates`.
 */
import { resolveTag } from './concepts.ts';
import { topicsOf } from './interests.ts';
import type { LearnedSkills } from './learned-skills.ts';
import { dayZero } from './model.ts';
import type { RoleNeed } from './need.ts';
import { trust } from './tags.ts';
import { namesNear, namesOf } from './vocabulary.ts';

export type WantedTag = {
  /** A name of a skill or a word; a person's tag with the same words in any order and form is meant. */
  readonly text: string;
  /** Of the tags with the same figure only the best counts: one for each asked skill, and `INTEREST`. */
  readonly part: number;
  /** What it adds to the log-odds, above 0. */
  readonly worth: number;
};

/** What experience adds to the log-odds at most. */
export const EXPERIENCE_WORTH = dayZero.good.weights.experience;

/** The part of what somebody is interested in. */
export const INTEREST = -1;

/** A role whose texts name half the table is about nothing in particular. */
const MOST_INTERESTS = 180;

/** Of the tags that were learned to go together with one, the nearest: each is some more work for the database. */
const MOST_LEARNED = 8;

/**
 * The names that count as the same as, or near to, the skill in the tag, with how near, above 0 to 1: all its names,
 * those of skills that can stand in for it, and those of skills that were learned to go together with it. A tag that
 * neither the table nor the learned one knows counts by itself.
 */
export function relatedNames(tag: string, learned?: LearnedSkills): ReadonlyMap<string, number> {
  const { text, key, skills, recognition } = resolveTag(tag);
  const names = new Map<string, number>();
  if (key === '') return names;
  for (const [name, near] of learnedNames(text, learned)) names.set(name, near);
  for (const skill of skills) {
    for (const { name, closeness, isName } of namesNear(skill)) {
      const sure = Math.min(trust[recognition], isName ? trust.name : trust.synonym);
      names.set(name, Math.max(names.get(name) ?? 0, closeness * sure));
    }
  }
  return names.set(text, 1);
}

/** A neighbour of the table goes by all its names, any other by the one that most people write. */
function learnedNames(text: string, learned: LearnedSkills | undefined): [string, number][] {
  const neighbours = learned?.near(text).slice(0, MOST_LEARNED) ?? [];
  return neighbours.toReversed().flatMap(({ tag, similarity }): [string, number][] => {
    const { skills, recognition } = resolveTag(tag);
    const [skill] = recognition === 'name' ? skills : [];
    const names = skill === undefined ? [tag] : namesOf(skill);
    return names.map((name) => [name, similarity]);
  });
}

/**
 * What one would look for in the tags of people; empty when the role asks for nothing and is about nothing.
 *
 * @param learned what was learned about tags that go together, once there is something
 */
export function wantedTags(need: RoleNeed, learned?: LearnedSkills): WantedTag[] {
  const asked = [...new Set(need.skills)].filter((skill) => resolveTag(skill).key !== '');
  const skills = asked.flatMap((skill, part) =>
    [...relatedNames(skill, learned)].map(([text, near]) => ({
      text,
      part,
      worth: (near * dayZero.good.weights.skills) / asked.length,
    })),
  );
  return [...skills, ...wantedInterests(need)];
}

function wantedInterests(need: RoleNeed): WantedTag[] {
  const { skills, words } = topicsOf(need);
  const strengths = new Map<string, number>();
  const add = (text: string, strength: number) =>
    strengths.set(text, Math.max(strengths.get(text) ?? 0, strength));
  for (const [skill, plainness] of skills)
    for (const [text, near] of relatedNames(skill)) add(text, near * plainness);
  for (const [word, plainness] of words) add(word, plainness);
  return [...strengths]
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_INTERESTS)
    .map(([text, strength]) => ({
      text,
      part: INTEREST,
      worth: strength * dayZero.good.weights.interest,
    }));
}
