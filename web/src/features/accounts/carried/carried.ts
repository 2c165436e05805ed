/** The event, and the role in it, for which somebody signs up or logs in: they come back to it. */
import type { Event, EventCard } from '@saath/contract/events/events/schema';
import type { Question } from '@saath/contract/events/questions/schema';
import { paths } from '../../../lib/paths.ts';

export type CarriedIds = { readonly eventId: string; readonly roleId: string | null };

/** Whether one can still ask, and if not, why; `unknown` where that could not be found out: its page will say. */
export type Standing = 'open' | 'full' | 'begun' | 'over' | 'cancelled' | 'gone' | 'unknown';

export type OtherEvent = Pick<EventCard, 'id' | 'title' | 'startTime' | 'endTime' | 'timeZone'>;

export type Carried = CarriedIds & {
  readonly standing: Standing;
  readonly event: Pick<Event, 'title' | 'type' | 'startTime' | 'endTime' | 'timeZone'> | null;
  readonly roleName: string | null;
  /** What its roles, or the chosen one, ask for. */
  readonly skills: readonly string[];
  /** Coming ones with a free place, where it is not open. */
  readonly others: readonly OtherEvent[];
  /** What the event asks of who wants to help; left out = nothing. */
  readonly questions?: readonly Question[] | undefined;
};

/** Whether the way leads back to the event as it was meant to. */
export function leadsBack({ standing }: Pick<Carried, 'standing'>): boolean {
  return standing === 'open' || standing === 'unknown';
}

/** Where they come back to. */
export function pathOf({ eventId, roleId }: CarriedIds): string {
  return paths.event(eventId, roleId === null ? {} : { role: roleId });
}

/** As addresses carry them on. */
export function searchOf({ eventId, roleId }: CarriedIds): { event: string; role?: string } {
  return { event: eventId, ...(roleId === null ? {} : { role: roleId }) };
}
