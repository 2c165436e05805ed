/** The day as the API shows it. */
import { dayWindow, isDayState } from '@saath/contract/day/check-in/rules';
import type { AskingPerson, DayEvent, DayPerson } from '@saath/contract/day/check-in/schema';
import { eventStatusAt } from '@saath/contract/events/events/rules';
import { isComing } from '@saath/contract/places/joining/rules';
import { type Actor, abilitiesInRole, mayInRole } from '../../../platform/actor.ts';
import { presentPicture } from '../../accounts/accounts/present.ts';
import type { EventRow } from '../../events/events/queries.ts';
import type { RoleRow } from '../../events/roles/queries.ts';
import { isContactTime } from '../on-site/policy.ts';
import type { AskingRow, DayRow } from './queries.ts';

const iso = (moment: Date | null) => moment?.toISOString() ?? null;

/** @throws Error for somebody whom the day is not about: queries leave them out */
export function presentDayPerson(row: DayRow): DayPerson {
  const { participationId, userId, name, pictureId, roleId, state } = row;
  if (!isDayState(state)) throw new Error(`Nobody of the day is ${state}`);
  return {
    participationId,
    userId,
    name,
    profileImage: presentPicture(pictureId),
    roleId,
    state,
    startTime: row.startTime.toISOString(),
    arrivedAt: iso(row.checkedInAt),
    leftAt: iso(row.checkedOutAt),
  };
}

/** Who reads the list, and which role it is narrowed to. */
type Reader = { readonly actor: Actor; readonly roleId: string | undefined; readonly now: Date };

/** The list as somebody may read it: of whom they can look whom to call. */
export function presentDayPeople(
  { event, people }: { event: EventRow; people: readonly DayRow[] },
  { actor, roleId, now }: Reader,
): DayPerson[] {
  const mayReach = mayInRole(actor, 'people.read', { eventId: event.id, roleId });
  const canLook = mayReach && isContactTime(event, now);
  return people.map((row) => {
    const hasContact = canLook && row.hasContact && isComing(row.state);
    return { ...presentDayPerson(row), ...(hasContact ? { hasContact } : {}) };
  });
}

export function presentAsking(row: AskingRow): AskingPerson {
  const { participationId, name, pictureId, roleId, askedAt } = row;
  return {
    participationId,
    name,
    profileImage: presentPicture(pictureId),
    roleId,
    askedAt: askedAt.toISOString(),
  };
}

/** What who reads it may do is said with it. */
export function presentDayEvent(
  { event, roles }: { event: EventRow; roles: readonly RoleRow[] },
  { actor, roleId, now }: Reader,
): DayEvent {
  const { opensAt, closesAt } = dayWindow(event);
  return {
    id: event.id,
    title: event.title,
    location: event.location,
    startTime: event.startTime.toISOString(),
    endTime: event.endTime.toISOString(),
    timeZone: event.timeZone,
    status: eventStatusAt(event, now),
    opensAt: opensAt.toISOString(),
    closesAt: closesAt.toISOString(),
    can: abilitiesInRole(actor, { eventId: event.id, roleId }),
    roles: roles.map(({ id, name, filled, maxVolunteers }) => ({
      id,
      name,
      filled,
      places: maxVolunteers,
    })),
  };
}
