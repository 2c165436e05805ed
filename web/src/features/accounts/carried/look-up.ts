/** What became of the event for which somebody signs up or logs in. Apart, because it brings the schema of events along. */
import type { Call } from '@saath/contract/endpoint';
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

/** How the event stands now, and what there is instead. @param call of the server's loaders, or of the browser */
export async function lookUp(call: Call, { eventId, roleId }: CarriedIds): Promise<Carried> {
  const event = await orNothing(call(getEvent, { params: { id: eventId } }));
  const standing = standingOf(event?.event, roleId);
  const role = event?.event.role.find(({ id }) => id === roleId);
  const roles = role ? [role] : (event?.event.role ?? []);
  const others =
    standing === 'open'
      ? []
      : (await call(browseEvents, { query: { tab: 'upcoming', free: '1' } })).events;
  return {
    eventId,
    roleId: role?.id ?? null,
    standing,
    event: event ? briefly(event.event) : null,
    roleName: role?.role_name ?? null,
    skills: [...new Set(roles.flatMap(({ skills }) => skills))],
    others: others
      .filter(({ id }) => id !== eventId)
      .slice(0, OTHERS)
      .map(other),
  };
}

/** A refusal, on the server or in the browser, says that there is no such event. */
async function orNothing<Reply>(reply: Promise<Reply>): Promise<Reply | undefined> {
  return await reply.catch((error: unknown) => {
    if (error instanceof Error && 'status' in error && error.status === 404) return undefined;
    throw error;
  });
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
