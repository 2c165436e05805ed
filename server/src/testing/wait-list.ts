/** What tests of the wait list start from: events with few places, people who ask, and answers to them. */

import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import * as endpoints from '@saath/contract/places/joining/endpoints';
import type { MyParticipation, Participation } from '@saath/contract/places/joining/schema';
import type { Client } from './client.ts';
import { firstRole, givenEvent, givenSignedIn, type SignedIn, signedInAs } from './given.ts';
import type { TestProduct } from './product.ts';

export type Person = SignedIn;
type Waiting = Parameters<typeof givenSignedIn>[1];

const HOUR = 3_600_000;

/** The calls of the wait list, by people and by an organiser of the product. */
export function waitListOf(product: TestProduct, admin: Client) {
  let hour = 0;
  const volunteer = async (given: Waiting = {}) => await givenSignedIn(product, given);
  const mine = async ({ id }: { id: string }, event: Event) => {
    const client = await signedInAs(product, id);
    const query = { eventId: event.id };
    const { body } = await client.call(endpoints.myParticipations, { query });
    return (body.participations as MyParticipation[])[0];
  };
  const ask = async (client: Person, event: Event, change: Record<string, unknown> = {}) =>
    await client.call(endpoints.requestJoin, { body: { eventId: event.id, ...change } });
  const decide = async (id: string, body: Record<string, unknown>) =>
    await admin.call(endpoints.decide, { params: { id }, body });
  const answer = async (client: Client, id: string, accept: boolean) =>
    await client.call(endpoints.answerOffer, { params: { id }, body: { accept } });
  const assign = async (event: Event, person: { id: string }, change: object = {}) =>
    await admin.call(assignVolunteer, {
      body: { volunteerId: person.id, roleId: firstRole(event).id, eventId: event.id, ...change },
    });

  /** An event with one role, at a time of its own. */
  async function eventOf(places = 1, change: Record<string, unknown> = {}): Promise<Event> {
    hour += 3;
    const start = Date.parse('2026-12-10T00:00:00Z') + hour * HOUR;
    return await givenEvent(admin, {
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + 2 * HOUR).toISOString(),
      role: [
        {
          role_name: 'First aider',
          description: 'Looks after people.',
          maxVolunteers: places,
          skills: ['First aid'],
        },
      ],
      ...change,
    });
  }

  /** Somebody on the wait list of the event's first role, or of any. */
  async function waiting(event: Event, given: Waiting = {}, named = true): Promise<Person> {
    const person = await volunteer(given);
    const change = named ? { roleId: firstRole(event).id } : {};
    const { id } = (await ask(person, event, change)).body.participation as Participation;
    await decide(id, { decision: 'waitlist' });
    product.clock.now = new Date(product.clock.now.getTime() + 1000);
    return person;
  }

  /** A full event with one place, who holds it, and so many people who wait for it. */
  async function fullEvent(people: number, change: Record<string, unknown> = {}) {
    const event = await eventOf(1, change);
    const holder = await volunteer();
    await assign(event, holder);
    const line: Person[] = [];
    for (let count = 0; count < people; count++) line.push(await waiting(event));
    return { event, holder, line, roleId: firstRole(event).id };
  }

  return { volunteer, mine, ask, decide, answer, assign, eventOf, waiting, fullEvent };
}
