/** What roles ask for, and refusals in words. */
import {
  lackMessages,
  ownLackMessages,
  personLackMessages,
  roleLackMessages,
} from '@saath/contract/events/eligibility/messages';
import {
  type Age,
  asksFor,
  type Eligibility,
  type Missing,
  mayAskMeanwhile,
  type Requirements,
} from '@saath/contract/events/eligibility/rules';
import { type Said, say } from '@saath/contract/texts';
import { crewBeside, crewLackOf, ownCrewLackOf } from '../crew-rules/policy.ts';
import { ownTimeLackOf, timeBeside, timeLackOf } from '../time-limits/policy.ts';
import type { KindRow, RoleRow } from './queries.ts';

/** A role, as far as it says who may do it. */
type AskingRole = Pick<
  RoleRow,
  'id' | 'needsOneOf' | 'minAge' | 'needsAgreements' | 'needsGuardian'
>;

/** What the role asks for; undefined where anybody may do it, so that nothing has to be looked up. */
export function requirementsOf({
  id,
  needsOneOf: oneOf,
  minAge,
  needsAgreements: agreements,
  needsGuardian,
}: AskingRole): Requirements | undefined {
  const guardian = needsGuardian ? id : undefined;
  const requirements = { oneOf, minAge, agreements, guardian };
  return asksFor(requirements) ? requirements : undefined;
}

export type Lack = Extract<Eligibility, { ok: false }>;

/** What a role asks for, of all that is known by name. */
export type Asked = {
  readonly papers: readonly KindRow[];
  readonly agreements: readonly KindRow[];
  /** All that is known by name. */
  readonly known: readonly KindRow[];
};

/** @param known kinds and agreements, with those of the role among them */
export function askedBy(
  { oneOf, agreements = [] }: Pick<Requirements, 'oneOf' | 'agreements'>,
  known: readonly KindRow[],
): Asked {
  const those = (ids: readonly string[]) => known.filter(({ id }) => ids.includes(id));
  return { papers: those(oneOf), agreements: those(agreements), known };
}

/** Names of kinds, as one value of a text. */
const named = (kinds: readonly KindRow[]) => kinds.map(({ name }) => name).join(' / ');

/** What is missing by its names, where something has to be signed too. */
function thingsIn(
  missing: readonly Lack['missing'][number][],
  { papers, agreements }: Asked,
): string | undefined {
  const unsigned = missing.find(({ rule }) => rule === 'agreement');
  if (unsigned?.rule !== 'agreement') return undefined;
  const isPaper = missing.some(({ rule }) => rule === 'qualification');
  const names = agreements.filter(({ id }) => unsigned.agreementIds.includes(id));
  return [...(isPaper ? [named(papers)] : []), ...names.map(({ name }) => name)].join(', ');
}

/** What is missing, to an organiser. */
export function lackOf(name: string, { missing }: Lack, asked: Asked): Said {
  const other = crewLackOf(name, missing, asked.known) ?? timeLackOf(name, missing);
  if (other) return other;
  const age = missing.find(({ rule }) => rule === 'age');
  const isPaper = missing.some(({ rule }) => rule === 'qualification');
  const papers = named(asked.papers);
  const things = thingsIn(missing, asked);
  const guardian = missing.find(({ rule }) => rule === 'guardian');
  const isUnsigned = guardian?.why === 'guardian_unsigned';
  if (isUnsigned && missing.length === 1) return say(lackMessages, 'guardianUnsigned', { name });
  if (guardian && !isUnsigned) {
    const more = things ?? (isPaper ? papers : undefined);
    return guardianLackOf({ name, age: age?.rule === 'age' ? age.age : undefined, things: more });
  }
  if (things !== undefined)
    return age?.rule === 'age'
      ? say(lackMessages, 'severalAndAge', { name, things, age: age.age })
      : say(lackMessages, 'several', { name, things });
  if (age?.rule !== 'age') return say(lackMessages, 'paper', { name, papers });
  if (!isPaper) return say(lackMessages, 'age', { name, age: age.age });
  return say(lackMessages, 'both', { name, age: age.age, papers });
}

function guardianLackOf({
  name,
  age,
  things,
}: {
  name: string;
  age: Age | undefined;
  things: string | undefined;
}): Said {
  if (age === undefined)
    return things === undefined
      ? say(lackMessages, 'guardian', { name })
      : say(lackMessages, 'guardianAndMore', { name, things });
  return things === undefined
    ? say(lackMessages, 'guardianAndAge', { name, age })
    : say(lackMessages, 'guardianAndAll', { name, age, things });
}

/** The same to the person. */
export function ownLackOf(lack: Lack, asked: Asked): Said {
  const crew = ownCrewLackOf(lack.missing, asked.known);
  if (crew) return crew;
  if (mayAskMeanwhile(lack)) return say(ownLackMessages, waitingFor(lack));
  const time = ownTimeLackOf(lack.missing);
  if (time) return time;
  const open = lack.missing.filter(({ nextStep }) => nextStep !== 'wait');
  if (open.some(({ rule }) => rule === 'guardian'))
    return say(ownLackMessages, open.length > 1 ? 'guardianAndMore' : 'guardian');
  const age = open.find(({ rule }) => rule === 'age');
  const isPaper = open.some(({ rule }) => rule === 'qualification');
  const papers = named(asked.papers);
  const things = thingsIn(open, asked);
  if (things !== undefined)
    return age?.rule === 'age'
      ? say(ownLackMessages, 'severalAndAge', { things, age: age.age })
      : say(ownLackMessages, 'several', { things });
  if (age?.rule !== 'age') return say(ownLackMessages, 'paper', { papers });
  if (!isPaper) return say(ownLackMessages, 'age', { age: age.age });
  return say(ownLackMessages, 'both', { age: age.age, papers });
}

/** What somebody waits for who has done all they can. */
function waitingFor({ missing }: Lack): 'guardianAsked' | 'guardianUnsigned' | 'checked' {
  const guardian = missing.find(({ rule }) => rule === 'guardian');
  if (!guardian) return 'checked';
  return guardian.why === 'guardian_unsigned' ? 'guardianUnsigned' : 'guardianAsked';
}

type Fact = Exclude<Missing, { rule: 'time' | 'crew' }>;

const beside = {
  person: (each: Fact, names: string) =>
    each.rule === 'age'
      ? say(personLackMessages, 'age', { age: each.age })
      : say(personLackMessages, each.why, { papers: names }),
  role: (each: Fact, names: string) =>
    each.rule === 'age'
      ? say(roleLackMessages, 'age', { age: each.age })
      : say(roleLackMessages, each.why, { papers: names }),
};

/**
 * What is missing, in a few words for each rule: beside a `person` for organisers, beside a `role` for themselves.
 *
 * @param kinds kinds and agreements, with those of the role among them
 */
export function lacksBeside(
  what: keyof typeof beside,
  { missing }: Lack,
  { role, kinds }: { role: Pick<RoleRow, 'needsOneOf'>; kinds: readonly KindRow[] },
): Said[] {
  const papers = named(kinds.filter(({ id }) => role.needsOneOf.includes(id)));
  return missing.map((each) => {
    if (each.rule === 'time') return timeBeside(each);
    if (each.rule === 'crew') return crewBeside(each, kinds);
    if (each.rule !== 'agreement') return beside[what](each, papers);
    const unsigned = kinds.filter(({ id }) => each.agreementIds.includes(id));
    return beside[what](each, unsigned.map(({ name }) => name).join(', '));
  });
}
