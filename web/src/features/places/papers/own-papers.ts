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

/** When somebody would come; without a start that is not known yet, and hours and rest are not asked about. */
export type AskedPart = Pick<Event, 'endTime' | 'timeZone' | 'timeLimits'> & {
  readonly startTime: string | undefined;
  /** The one that is named. */
  readonly shiftId?: string | undefined;
};

function timeOf({ startTime, ...part }: AskedPart, { around = [] }: MyPapers): TooMuch[] {
  if (!startTime) return [];
  const place = (given: Omit<AskedPart, 'startTime'>, from: string): LimitedPlace => ({
    ...{ startsAt: Date.parse(from), endsAt: Date.parse(given.endTime) },
    ...{ timeZone: given.timeZone, limits: given.timeLimits ?? noTimeLimits },
  });
  return tooMuch(
    place(part, startTime),
    around.map((each) => place(each, each.startTime)),
  );
}

/** Why the crew cannot take them; with shifts, once one is named. */
function crewOf({ shiftId }: AskedPart, role: EventRole, { crews = [] }: MyPapers): CrewLack[] {
  const part = shiftId ?? null;
  return crews.flatMap((crew) =>
    crew.roleId === role.id && crew.shiftId === part ? crew.lacks : [],
  );
}

/** What the visitor lacks for a role, by the rule that the server asks again; undefined where nothing is missing. */
export function useLack(
  event: AskedPart,
  role: EventRole | undefined,
): (Extract<Eligibility, { ok: false }> & { mayAsk: boolean }) | undefined {
  const papers = useContext(OwnPapers);
  if (!papers || !role) return undefined;
  const { oneOf, minAge, agreements = [] } = role.needs ?? { oneOf: [], minAge: null };
  const ids = (named: readonly Pick<Kind, 'id'>[]) => named.map(({ id }) => id);
  const guardian = role.needs?.guardian ? role.id : undefined;
  const requirements = { oneOf: ids(oneOf), minAge, agreements: ids(agreements), guardian };
  const day = lastDayOf({ endTime: new Date(event.endTime) }, event);
  const found = withTime(eligible(requirements, factsOf(papers), day), [
    ...crewOf(event, role, papers),
    ...timeOf(event, papers),
  ]);
  return found.ok ? undefined : { ...found, mayAsk: mayAskMeanwhile(found) };
}

/** Why the visitor's paper of one of these kinds was refused; undefined where none was. */
export function useRefusal(kinds: readonly Pick<Kind, 'id'>[]): string | undefined {
  const papers = useContext(OwnPapers)?.papers ?? [];
  const isAsked = (id: string) => kinds.some((kind) => kind.id === id);
  return papers.find(({ state, kind }) => state === 'refused' && isAsked(kind.id))?.reason;
}

/** Whom the visitor named as guardian for the role. */
export function useGuardian(roleId: string | undefined): OwnGuardian | undefined {
  return useContext(OwnPapers)?.guardians?.find((guardian) => guardian.roleId === roleId);
}

/** The event as somebody has it who comes for a shift; without one, as a whole. */
export function partOf(
  {
    startTime,
    endTime,
    ...event
  }: Pick<Event, 'startTime' | 'endTime' | 'timeZone' | 'timeLimits'>,
  role: EventRole | undefined,
  shiftId: string | undefined,
): AskedPart {
  const { timeZone, timeLimits } = event;
  const shift = role?.shifts.find(({ id }) => id === shiftId);
  const isOpen = !shift && role !== undefined && role.shifts.length > 0;
  const start = isOpen ? undefined : (shift?.startsAt ?? startTime);
  const named = shift ? { shiftId: shift.id } : {};
  return { startTime: start, endTime: shift?.endsAt ?? endTime, timeZone, timeLimits, ...named };
}
