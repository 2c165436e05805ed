/** Rows as the API shows them. */
import type { AskedPlace, LinkView } from '@saath/contract/places/reminders/schema';
import { eventAt } from '../../events/shifts/present.ts';
import { presentGiven } from '../place/present.ts';
import type { PlaceRow } from './queries.ts';
import type { LinkRead } from './service.ts';

export function presentAsked(place: PlaceRow): AskedPlace {
  const { participationId, roleName } = place;
  return { participationId, event: eventOf(place), roleName, given: presentGiven(place) };
}

/** Only the person's first name: anybody with the mail has the link. */
export function presentLink({ place, chosen, state }: LinkRead): LinkView {
  const firstName = place.name.trim().split(/\s+/)[0] ?? '';
  const { roleName } = place;
  return { state, firstName, event: eventOf(place), roleName, chosen, given: presentGiven(place) };
}

function eventOf(place: PlaceRow) {
  const { eventId, title, location, startTime, endTime, timeZone } = whereToCome(place);
  return {
    id: eventId,
    title,
    location,
    startTime: startTime.toISOString(),
    endTime: endTime.toISOString(),
    timeZone,
  };
}

/** The place with the location of its shift, where there is one. */
export function whereToCome<Row extends PlaceRow>(row: Row): Row {
  const { startTime, endTime, shiftPlace } = row;
  return eventAt(row, { startsAt: startTime, endsAt: endTime, place: shiftPlace ?? '' });
}
