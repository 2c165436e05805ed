/** What roles ask for, and refusals in words. */
import {
  lackMessages,
  ownLackMessages,
  personLackMessages,
  roleLackMessages,
} from '@saath/contract/events/eligibility/messages';
import {
  asksFor,
  type Eligibility,
  type Missing,
  mayAskMeanwhile,
  type Requirements,
} from '@saath/contract/events/eligibility/rules';
import { type Said, say } from '@saath/contract/texts';
import type { KindRow, RoleRow } from './queries.ts';

/** What the role asks for; undefined where anybody may do it, so that nothing has to be looked up. */
export function requirementsOf({
  needsOneOf: oneOf,
  minAge,
}: Pick<RoleRow, 'needsOneOf' | 'minAge'>): Requirements | undefined {
  const requirements = { oneOf, minAge };
  return asksFor(requirements) ? requirements : undefined;
}

export type Lack = Extract<Eligibility, { ok: false }>;

/** Names of kinds, as one value of a text. */
const named = (kinds: readonly KindRow[]) => kinds.map(({ name }) => name).join(' / ');

/** What is missing, to an organiser. @param kinds of the role */
export function lackOf(name: string, { missing }: Lack, kinds: readonly KindRow[]): Said {
  const age = missing.find(({ rule }) => rule === 'age');
  const isPaper = missing.some(({ rule }) => rule === 'qualification');
  const papers = named(kinds);
  if (age?.rule !== 'age') return say(lackMessages, 'paper', { name, papers });
  if (!isPaper) return say(lackMessages, 'age', { name, age: age.age });
  return say(lackMessages, 'both', { name, age: age.age, papers });
}

/** The same to the person. */
export function ownLackOf(lack: Lack, kinds: readonly KindRow[]): Said {
  if (mayAskMeanwhile(lack)) return say(ownLackMessages, 'checked');
  const open = lack.missing.filter(({ nextStep }) => nextStep !== 'wait');
  const age = open.find(({ rule }) => rule === 'age');
  const isPaper = open.some(({ rule }) => rule === 'qualification');
  const papers = named(kinds);
  if (age?.rule !== 'age') return say(ownLackMessages, 'paper', { papers });
  if (!isPaper) return say(ownLackMessages, 'age', { age: age.age });
  return say(ownLackMessages, 'both', { age: age.age, papers });
}

const beside = {
  person: (each: Missing, papers: string) =>
    each.rule === 'age'
      ? say(personLackMessages, 'age', { age: each.age })
      : say(personLackMessages, each.why, { papers }),
  role: (each: Missing, papers: string) =>
    each.rule === 'age'
      ? say(roleLackMessages, 'age', { age: each.age })
      : say(roleLackMessages, each.why, { papers }),
};

/**
 * What is missing, in a few words for each rule: beside a `person` for organisers, beside a `role` for themselves.
 *
 * @param kinds with those of the role among them
 */
export function lacksBeside(
  what: keyof typeof beside,
  { missing }: Lack,
  { role, kinds }: { role: Pick<RoleRow, 'needsOneOf'>; kinds: readonly KindRow[] },
): Said[] {
  const papers = named(kinds.filter(({ id }) => role.needsOneOf.includes(id)));
  return missing.map((each) => beside[what](each, papers));
}
