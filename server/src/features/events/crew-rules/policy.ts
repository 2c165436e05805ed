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
  isImpossible,
} from '@saath/contract/events/crew-rules/rules';
import type { Missing } from '@saath/contract/events/eligibility/rules';
import type { WantedNeeds } from '@saath/contract/events/eligibility/schema';
import { type Said, say } from '@saath/contract/texts';
import { DomainError } from '../../../platform/domain-error.ts';

type RoleWithCrew = {
  readonly crewKind?: string | null | undefined;
  readonly crewLeast?: number | null | undefined;
};
type Kinds = readonly { readonly id: string; readonly name: string }[];

/** What the role asks of its people together; undefined = nothing, so that nothing has to be looked up. */
export function crewRulesOf({ crewKind, crewLeast }: RoleWithCrew): CrewRules | undefined {
  const rules = { paper: crewKind && crewLeast ? { kindId: crewKind, least: crewLeast } : null };
  return hasCrewRules(rules) ? rules : undefined;
}

/** The same as the row of a role keeps it; without what is left out. */
export function crewColumns({ crew }: Pick<WantedNeeds, 'crew'>) {
  if (!crew) return {};
  return { crewKind: crew.paper?.kind ?? null, crewLeast: crew.paper?.least ?? null };
}

/** Whether a role asks for something else of its people together than before. */
export function isOtherCrew(before: RoleWithCrew, after: Pick<WantedNeeds, 'crew'>): boolean {
  const { paper } = crewRulesOf(before) ?? {};
  const wanted = after.crew && crewRulesOf(crewColumns(after))?.paper;
  if (!after.crew) return false;
  return paper?.kindId !== wanted?.kindId || paper?.least !== wanted?.least;
}

/** The rules in words, as the log writes them. */
export function crewInWords(role: RoleWithCrew, kinds: Kinds): string[] {
  const { paper } = crewRulesOf(role) ?? {};
  return paper ? [`${nameOf(paper, kinds)} ×${paper.least}`] : [];
}

type RoleWithPlaces = RoleWithCrew & { readonly name: string; readonly maxVolunteers: number };

/**
 * @param shifts of the role; none = one time for all
 * @throws DomainError `crew_rules.impossible` where no crew could be as the role asks for
 */
export function requirePossibleCrew(
  role: RoleWithPlaces,
  shifts: readonly { readonly maxPeople: number }[],
): void {
  const rules = crewRulesOf(role);
  if (!rules?.paper) return;
  const sizes = shifts.length > 0 ? shifts.map(({ maxPeople }) => maxPeople) : [role.maxVolunteers];
  const places = Math.min(...sizes);
  if (!isImpossible(rules, places)) return;
  const values = { role: role.name, places, least: rules.paper.least };
  throw new DomainError('crew_rules.impossible', {
    said: say(crewMessages, 'tooFewPlaces', values),
  });
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
  const [first] = missing;
  if (!first || !isCrew(first) || !missing.every(isCrew)) return undefined;
  return say(crewLackMessages, first.why, { name, papers: nameOf(first, kinds) });
}

/** The same to the person. */
export function ownCrewLackOf(missing: readonly Missing[], kinds: Kinds): Said | undefined {
  const [first] = missing;
  if (!first || !isCrew(first) || !missing.every(isCrew)) return undefined;
  return say(ownCrewMessages, first.why, { papers: nameOf(first, kinds) });
}

/** The same in a few words. */
export function crewBeside(lack: CrewLack, kinds: Kinds): Said {
  return say(crewBesideMessages, lack.why, { papers: nameOf(lack, kinds) });
}
