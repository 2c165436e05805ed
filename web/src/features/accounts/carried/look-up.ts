/** What became of the event for which somebody signs up or logs in. Apart, because it brings the schema of events along. */
import type { Call } from '@saath/contract/endpoint';
import { isRefusal } from '@saath/contract/errors';
import { browseEvents, getEvent } from '@saath/contract/events/events/endpoints';
import type { Event, EventCard } from '@saath/contract/events/events/schema';
import { idSchema } from '@saath/contract/fields';
import type { Carried, CarriedIds, OtherEvent, Standing } from './carried.ts';

const OTHERS = 3;

/** The ids of an address as `?event=…&role=…`; what is no id is not there. */
export function carriedIn(search: URLSearchParams): CarriedIds | null {
  const idIn = (name: string) => idSchema.safeParse(search.get(name)).data ?? null;
  const eventId = idIn('event');
  return eventId === null ? null : { eventId, roleId: idIn('role') };
}

/**
 * How the event stands now, and what there is instead. It never fails: people can sign up and log in although the event
 * they came for cannot be shown just now.
 *
 * @param call of the server's loaders, or of the browser
 */
export async function lookUp(call: Call, { eventId, roleId }: CarriedIds): Promise<Carried> {
  const event = await eventOf(call, eventId);
  if (event === 'unknown') return { eventId, roleId, standing: 'unknown', ...nothing };
  const standing = standingOf(event, roleId);
  const role = event?.role.find(({ id }) => id === roleId);
  const roles = role ? [role] : (event?.role ?? []);
  return {
    eventId,
    roleId: role?.id ?? null,
    standing,
    event: event ? briefly(event) : null,
    roleName: role?.role_name ?? null,
    skills: [...new Set(roles.flatMap(({ skills }) => skills))],
    others: standing === 'open' ? [] : await othersThan(call, eventId),
    ...(event?.questions ? { questions: event.questions } : {}),
  };
}

const nothing = { event: null, roleName: null, skills: [], others: [] } as const;

/** Undefined when there is no such event; `unknown` when that could not be asked. */
async function eventOf(call: Call, id: string): Promise<Event | undefined | 'unknown'> {
  try {
    return (await call(getEvent, { params: { id } })).event;
  } catch (error) {
    return isRefusal(error) && error.status === 404 ? undefined : 'unknown';
  }
}

/** Coming events with a free place; none when they cannot be read, for they are an extra. */
async function othersThan(call: Call, eventId: string): Promise<OtherEvent[]> {
  const asked = call(browseEvents, { query: { tab: 'upcoming', free: '1' } });
  const events = await asked.then((reply) => reply.events).catch(() => []);
  return events
    .filter(({ id }) => id !== eventId)
    .slice(0, OTHERS)
    .map(other);
}

function standingOf(event: Event | undefined, roleId: string | null): Standing {
  if (!event || event.status === 'PENDING') return 'gone';
  if (event.status === 'CANCELLED') return 'cancelled';
  if (event.status === 'COMPLETED') return 'over';
  if (event.status === 'ONGOING') return 'begun';
  const chosen = event.role.filter(({ id }) => id === roleId);
  const asked = chosen.length > 0 ? chosen : event.role;
  return asked.some(({ filled, maxVolunteers }) => filled < maxVolunteers) ? 'open' : 'full';
}

const briefly = ({ title, type, startTime, endTime, timeZone }: Event) => ({
  ...{ title, type, startTime, endTime, timeZone },
});

const other = ({ id, title, startTime, endTime, timeZone }: EventCard): OtherEvent => ({
  ...{ id, title, startTime, endTime, timeZone },
});
