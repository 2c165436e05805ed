/** Rows as the API shows them. */
import { eventStatusAt } from '@saath/contract/events/rules';
import type { Event, EventCard } from '@saath/contract/events/schema';
import { nameKey } from '@saath/contract/roles/rules';
import type { Viewer } from '../../platform/actor.ts';
import { presentImage } from '../media/present.ts';
import type { ImageRow } from '../media/queries.ts';
import { presentRole } from '../roles/present.ts';
import type { PlaceRow, RoleRow } from '../roles/queries.ts';
import type { EventRow } from './queries.ts';

/** An event with all that belongs to it. */
export type WholeEvent = {
  readonly event: EventRow;
  readonly images: readonly ImageRow[];
  readonly roles: readonly RoleRow[];
  readonly places: readonly PlaceRow[];
};

export function presentEvent(
  { event, images, roles, places }: WholeEvent,
  { actor, now }: { actor: Viewer | undefined; now: Date },
): Event {
  return {
    ...common(event, now),
    images: images.map(presentImage),
    role: roles.map((role) => presentRole(role, places, actor)),
    volunteers: places.map(({ userId }) => ({ id: userId })),
    createdAt: event.createdAt.toISOString(),
    updatedAt: event.updatedAt.toISOString(),
  };
}

export function presentCard(
  { event, images, roles }: Omit<WholeEvent, 'places'>,
  now: Date,
): EventCard {
  const [first] = images;
  const total = roles.reduce((sum, role) => sum + role.maxVolunteers, 0);
  const filled = roles.reduce((sum, role) => sum + role.filled, 0);
  const skills = new Map(
    roles.flatMap((role) => role.skills.map((skill) => [nameKey(skill), skill] as const)),
  );
  return {
    ...common(event, now),
    image: first ? presentImage(first) : null,
    skills: [...skills.values()],
    places: { total, free: total - filled },
  };
}

function common(event: EventRow, now: Date) {
  return {
    id: event.id,
    title: event.title,
    description: event.description,
    location: event.location,
    type: event.type,
    startTime: event.startTime.toISOString(),
    endTime: event.endTime.toISOString(),
    timeZone: event.timeZone,
    status: eventStatusAt(event, now),
  };
}
