/** How much cards of events read: an event may have thirty thousand people, and a card names none of them. */
import {
  browseEvents,
  eventsOfMonth,
  listEvents,
  searchEvents,
} from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { suggestEvents } from '@saath/contract/matching/suggest/endpoints';
import { myParticipations, requestJoin } from '@saath/contract/places/joining/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstRole, givenAdmin, givenEvent, givenSignedIn } from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { watchStatements } from '../../../testing/transactions.ts';

let product: TestProduct;
let statements: string[];
beforeAll(async () => {
  product = await testProduct();
  statements = watchStatements(product.pool);
});
afterAll(async () => await product.close());

const dayOf = (day: number) => ({
  startTime: `2026-12-${day}T09:00:00Z`,
  endTime: `2026-12-${day}T13:00:00Z`,
});

test('EV-11 VO-02 cards of the calendar, of fitting events, of one’s own places and of a search, and a list that counts, read nobody’s name', async () => {
  const admin = await givenAdmin(product);
  const mine = await givenEvent(admin, { title: 'Harbour run', mode: 'instant', ...dayOf(10) });
  const swim = await givenEvent(admin, { title: 'Harbour swim', ...dayOf(11) });
  const person = await givenSignedIn(product);
  await person.call(requestJoin, { body: { eventId: mine.id } });
  const readsNames = async (answer: () => Promise<{ body: object }>, list: string) => {
    statements.length = 0;
    const { body } = await answer();
    expect((body as Record<string, unknown[]>)[list]?.length).toBeGreaterThan(0);
    return statements.some((text) => /from "participation" inner join "app_user"/.test(text));
  };
  const calls = {
    calendar: await readsNames(
      async () => await person.call(browseEvents, { query: { tab: 'all' } }),
      'events',
    ),
    month: await readsNames(
      async () => await person.call(eventsOfMonth, { query: { month: '2026-12' } }),
      'events',
    ),
    fitting: await readsNames(async () => await person.call(suggestEvents), 'events'),
    mine: await readsNames(async () => await person.call(myParticipations), 'participations'),
    search: await readsNames(
      async () => await person.call(searchEvents, { query: { title: 'harbour' } }),
      'events',
    ),
  };
  expect(calls).toEqual({
    ...{ calendar: false, month: false, fitting: false, mine: false, search: false },
  });
  expect(
    await readsNames(
      async () => await admin.call(listEvents, { query: { page: 1, people: 'counted' } as never }),
      'events',
    ),
  ).toBe(false);
  // A place that is kept for an offer is taken, but nobody comes to it yet.
  const asks = { eventId: swim.id, roleId: firstRole(swim).id };
  const { body } = await (await givenSignedIn(product)).call(requestJoin, { body: asks });
  await givenState(product, (body.participation as { id: string }).id, 'offered');
  const counted = await admin.call(listEvents, { query: { people: 'counted' } as never });
  const [harbour] = (counted.body.events as Event[]).filter(({ id }) => id === mine.id);
  expect(harbour).toMatchObject({ volunteerCount: 1, volunteers: [], role: [{ volunteers: [] }] });
  expect(JSON.stringify(counted.body)).not.toContain(person.id);
  const named = await admin.call(listEvents, { query: { page: 1 } as never });
  const counts = (body: object, of: (event: Event) => number | undefined) =>
    (body as { events: Event[] }).events.map((event) => [event.id, of(event)]);
  expect(counts(counted.body, ({ volunteerCount }) => volunteerCount)).toEqual(
    counts(named.body, ({ volunteers }) => volunteers.length),
  );
  expect(named.body).not.toHaveProperty('events.0.volunteerCount');
  // The list says who is in each role, as its contract has it.
  expect(
    await readsNames(
      async () => await admin.call(listEvents, { query: { page: 1 } as never }),
      'events',
    ),
  ).toBe(true);
});
