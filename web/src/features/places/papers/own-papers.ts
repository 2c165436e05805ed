/** What the visitor said to have, where an event asks for something; read with its page. */

import type { CrewLack } from '@saath/contract/events/crew-rules/rules';
import {
  type Eligibility,
  eligible,
  type Facts,
  lastDayOf,
  mayAskMeanwhile,
  withTime,
} from '@saath/contract/events/eligibility/rules';
import type { Kind } from '@saath/contract/events/eligibility/schema';
import type { Event } from '@saath/contract/events/events/schema';
import type { EventRole } from '@saath/contract/events/roles/schema';
import {
  type LimitedPlace,
  noTimeLimits,
  type TooMuch,
  tooMuch,
} from '@saath/contract/events/time-limits/rules';
import type { OwnGuardian } from '@saath/contract/places/guardians/schema';
import type { MyPapers } from '@saath/contract/places/papers/schema';
import { createContext, useContext } from 'react';

const OwnPapers = createContext<MyPapers | undefined>(undefined);
export const OwnPapersProvider = OwnPapers.Provider;

function factsOf({ papers, over, signatures = [], guardians }: MyPapers): Facts {
  return {
    papers: papers.map(({ kind, ...paper }) => ({ ...paper, kindId: kind.id })),
    over,
    signed: signatures.filter(({ counts }) => counts).map(({ agreement }) => agreement.id),
    guardians,
  };
}

/** When somebody would come. */
export type AskedPart = Pick<Event, 'startTime' | 'endTime' | 'timeZone' | 'timeLimits'> & {
  /** The shift, where the role has any. */
  readonly shiftId?: string;
};

function timeOf(part: AskedPart, { around = [] }: MyPapers): TooMuch[] {
  const place = (given: AskedPart): LimitedPlace => ({
    ...{ startsAt: Date.parse(given.startTime), endsAt: Date.parse(given.endTime) },
    ...{ timeZone: given.timeZone, limits: given.timeLimits ?? noTimeLimits },
  });
  return tooMuch(place(part), around.map(place));
}

/** Why the crew cannot take them. */
function crewOf({ shiftId }: AskedPart, role: EventRole, { crews = [] }: MyPapers): CrewLack[] {
  const part = shiftId ?? null;
  return crews.flatMap((crew) =>
    crew.roleId === role.id && crew.shiftId === part ? crew.lacks : [],
  );
}

type Lack = Extract<Eligibility, { ok: false }>;
type OwnLack = Lack & { readonly mayAsk: boolean };

/**
 * What the visitor lacks for a role, by the rule that the server asks again; undefined where nothing is missing for one of
 * the parts.
 */
export function useLack(
  parts: readonly AskedPart[],
  role: EventRole | undefined,
): OwnLack | undefined {
  const papers = useContext(OwnPapers);
  return papers && role && lackOf(papers, parts, role);
}

/** The roles for which the visitor lacks nothing now. */
export function useDoableRoles({ role: roles, ...time }: Event): readonly EventRole[] {
  const papers = useContext(OwnPapers);
  if (!papers) return roles;
  return roles.filter((role) => !lackOf(papers, partsOf(time, role, undefined), role));
}

/**
 * For whoever would do any role: the one for which the visitor lacks least, those first for which they may ask meanwhile.
 * Undefined where nothing is missing for one of them.
 */
export function useNearestRole({ role: roles, ...time }: Event): EventRole | undefined {
  const papers = useContext(OwnPapers);
  if (!papers) return undefined;
  const lacking: { role: EventRole; lack: OwnLack }[] = [];
  for (const role of roles) {
    const lack = lackOf(papers, partsOf(time, role, undefined), role);
    if (!lack) return undefined;
    lacking.push({ role, lack });
  }
  lacking.sort(
    (one, other) =>
      Number(other.lack.mayAsk) - Number(one.lack.mayAsk) ||
      one.lack.missing.length - other.lack.missing.length,
  );
  return lacking[0]?.role;
}

function lackOf(
  papers: MyPapers,
  parts: readonly AskedPart[],
  role: EventRole,
): OwnLack | undefined {
  const { oneOf, minAge, agreements = [] } = role.needs ?? { oneOf: [], minAge: null };
  const ids = (named: readonly Pick<Kind, 'id'>[]) => named.map(({ id }) => id);
  const guardian = role.needs?.guardian ? role.id : undefined;
  const requirements = { oneOf: ids(oneOf), minAge, agreements: ids(agreements), guardian };
  const facts = factsOf(papers);
  let least: Lack | undefined;
  for (const part of parts) {
    const day = lastDayOf({ endTime: new Date(part.endTime) }, part);
    const found = withTime(eligible(requirements, facts, day), [
      ...crewOf(part, role, papers),
      ...timeOf(part, papers),
    ]);
    if (found.ok) return undefined;
    if (!least || found.missing.length < least.missing.length) least = found;
  }
  return least && { ...least, mayAsk: mayAskMeanwhile(least) };
}

/** Why the visitor's paper of one of these kinds was refused; undefined where none was. */
export function useRefusal(kinds: readonly Pick<Kind, 'id'>[]): string | undefined {
  const papers = useContext(OwnPapers)?.papers ?? [];
  const isAsked = (id: string) => kinds.some((kind) => kind.id === id);
  return papers.find(({ state, kind }) => state === 'refused' && isAsked(kind.id))?.reason;
}

/** The highest age that the visitor said to be over, and when; undefined where nothing is read of them. */
export function useSaidAge(): Pick<MyPapers, 'over' | 'saidAt'> | undefined {
  return useContext(OwnPapers);
}

/** Whom the visitor named as guardian for the role. */
export function useGuardian(roleId: string | undefined): OwnGuardian | undefined {
  return useContext(OwnPapers)?.guardians?.find((guardian) => guardian.roleId === roleId);
}

/** The event as somebody has it who comes for a shift; without one any of the role's will do, or there is but the whole. */
export function partsOf(
  { startTime, endTime, timeZone, timeLimits }: AskedPart,
  role: EventRole | undefined,
  shiftId: string | undefined,
): AskedPart[] {
  const shifts = role?.shifts ?? [];
  const named = shifts.filter(({ id }) => id === shiftId);
  const open = named.length > 0 ? named : shifts;
  const place = { timeZone, timeLimits };
  if (open.length === 0) return [{ startTime, endTime, ...place }];
  return open.map(({ id, startsAt, endsAt }) => ({
    ...{ startTime: startsAt, endTime: endsAt, shiftId: id },
    ...place,
  }));
}
