/** What tests of crew rules start from: an event whose role asks for something of its people together. */

import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import type { Client } from './client.ts';
import { done } from './done.ts';
import { eventForm, firstRole } from './given.ts';

/** The form of an event whose only role has `places`, and keeps `least` of them for people with a paper or has other rules. */
export function crewForm(
  crew: { kind: string; least: number } | { adults?: number; beginners?: number },
  { places = 2, ...change }: { places?: number; [field: string]: unknown } = {},
) {
  const [role] = eventForm().role;
  const needs = { crew: 'kind' in crew ? { paper: crew } : { paper: null, ...crew } };
  return eventForm({ role: [{ ...role, maxVolunteers: places, needs }], ...change });
}

/** The organiser gives somebody a place in the only role. */
export async function takesPlace(
  admin: Client,
  event: Event,
  { id: volunteerId }: { readonly id: string },
  more: object = {},
): Promise<void> {
  const body = { volunteerId, eventId: event.id, roleId: firstRole(event).id, ...more };
  await done(admin, assignVolunteer, { body });
}
