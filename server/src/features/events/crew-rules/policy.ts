/** What roles ask of their people together, and refusals in words. */
import {
  crewBesideMessages,
  crewLackMessages,
  crewMessages,
  ownCrewMessages,
} from '@saath/contract/events/crew-rules/messages';
import {
  type CrewLack,
  type CrewRules,
  hasCrewRules,
  hasNoRoomForMinors,
  isImpossible,
} from '@saath/contract/events/crew-rules/rules';
import { ADULT, type Missing } from '@saath/contract/events/eligibility/rules';
import type { WantedNeeds } from '@saath/contract/events/eligibility/schema';
import { type Said, say } from '@saath/contract/texts';
import { DomainError } from '../../../platform/domain-error.ts';

type RoleWithCrew = {
  readonly crewKind?: string | null | undefined;
  readonly crewLeast?: number | null | undefined;
  readonly crewAdults?: number | null | undefined;
  readonly crewBeginners?: number | null | undefined;
};
type Kinds = readonly { readonly id: string; readonly name: string }[];

/** What the role asks of its people together; undefined = nothing, so that nothing has to be looked up. */
export function crewRulesOf(role: RoleWithCrew): CrewRules | undefined {
  const { crewKind, crewLeast, crewAdults = null, crewBeginners = null } = role;
  const paper = crewKind && crewLeast ? { kindId: crewKind, least: crewLeast } : null;
  const rules = { paper, adults: crewAdults, beginners: crewBeginners };
  return hasCrewRules(rules) ? rules : undefined;
}

/** The same as the row of a role keeps it; without what is left out. Where all are adults nothing is asked for beside minors. */
export function crewColumns({ crew, minAge }: Pick<WantedNeeds, 'crew' | 'minAge'>) {
  const adults = minAge === ADULT ? null : crew?.adults;
  return {
    ...(crew ? { crewKind: crew.paper?.kind ?? null, crewLeast: crew.paper?.least ?? null } : {}),
    ...(adults === undefined ? {} : { crewAdults: adults }),
    ...(crew?.beginners === undefined ? {} : { crewBeginners: crew.beginners }),
  };
}

/** Whether a role asks for something else of its people together than before. */
export function isOtherCrew(before: RoleWithCrew, after: WantedNeeds): boolean {
  const wanted = { ...before, ...crewColumns(after) };
  return JSON.stringify(crewRulesOf(before)) !== JSON.stringify(crewRulesOf(wanted));
}

/** For whom places are kept, in words, as the log writes them. */
export function crewInWords(role: RoleWithCrew, kinds: Kinds): string[] {
  const { paper } = crewRulesOf(role) ?? {};
  return paper ? [`${nameOf(paper, kinds)} ×${paper.least}`] : [];
}

type RoleWithPlaces = RoleWithCrew & { readonly name: string; readonly maxVolunteers: number };

/**
 * @param shifts of the role; none = one time for all
 * @throws DomainError `crew_rules.impossible` where no crew could be as the role asks for, `crew_rules.no_room_for_minors`
 * where no minor could ever be in one
 */
export function requirePossibleCrew(
  role: RoleWithPlaces,
  shifts: readonly { readonly maxPeople: number }[],
): void {
  const rules = crewRulesOf(role);
  if (!rules) return;
  const sizes = shifts.length > 0 ? shifts.map(({ maxPeople }) => maxPeople) : [role.maxVolunteers];
  const places = Math.min(...sizes);
  const { paper, adults } = rules;
  const values = { role: role.name, places };
  if (paper && isImpossible(rules, places))
    throw new DomainError('crew_rules.impossible', {
      said: say(crewMessages, 'tooFewPlaces', { ...values, least: paper.least }),
    });
  if (adults !== null && hasNoRoomForMinors(rules, places))
    throw new DomainError('crew_rules.no_room_for_minors', {
      said: say(crewMessages, 'noRoomForMinors', { ...values, adults }),
    });
}

/**
 * Crews are counted by first shifts: where people have several of a role (ADR 83), it asks nothing of its crews.
 *
 * @throws DomainError `further_shifts.crew` where the database says so, and else what it is given
 */
export function refuseCrewOfSeveral(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? error.constraint : undefined;
  throw constraint === 'further_shift_crew' ? new DomainError('further_shifts.crew') : error;
}

const isCrew = (each: Missing): each is CrewLack => each.rule === 'crew';

const nameOf = ({ kindId }: { readonly kindId: string }, kinds: Kinds) =>
  kinds.find(({ id }) => id === kindId)?.name ?? '';

/** Why a crew is in the way, to an organiser; undefined where something else is missing too, which is said first. */
export function crewLackOf(
  name: string,
  missing: readonly Missing[],
  kinds: Kinds,
): Said | undefined {
  const lack = onlyCrew(missing);
  return lack && say(crewLackMessages, lack.why, { name, asked: askedIn(lack, kinds) });
}

/** The same to the person. */
export function ownCrewLackOf(missing: readonly Missing[], kinds: Kinds): Said | undefined {
  const lack = onlyCrew(missing);
  return lack && say(ownCrewMessages, lack.why, { asked: askedIn(lack, kinds) });
}

/** Of several reasons the first is told: each has to go before the person can come. */
function onlyCrew(missing: readonly Missing[]): CrewLack | undefined {
  return missing.every(isCrew) ? missing.find(isCrew) : undefined;
}

/** The same in a few words. */
export function crewBeside(lack: CrewLack, kinds: Kinds): Said {
  return say(crewBesideMessages, lack.why, { asked: askedIn(lack, kinds) });
}

/** What the texts about it name: papers, or how many people. */
function askedIn(lack: CrewLack, kinds: Kinds): string | number {
  if (lack.why === 'kept_for_paper') return nameOf(lack, kinds);
  return lack.why === 'needs_adults' ? lack.adults : lack.most;
}
