/** EV-01: the public calendar narrowed down and by month, over HTTP. */

import { setAvailability, setDaysOff } from '@saath/contract/accounts/accounts/endpoints';
import { browseEvents, eventsOfMonth } from '@saath/contract/events/events/endpoints';
import type { EventCard } from '@saath/contract/events/events/schema';
import { setMatchingUse } from '@saath/contract/matching/choices/endpoints';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Client, testClient } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { assignVolunteer } from '../../places/answer/service.ts';

let product: TestProduct;
let guest: Client;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  guest = testClient(product.app);
  admin = await givenAdmin(product);
  const role = (skill: string, maxVolunteers = 1) => [
    { role_name: 'Helper', description: 'Helps.', maxVolunteers, skills: [skill] },
  ];
  // In Karachi: Saturday 5 December, 9 AM to 1 PM.
  const river = await givenEvent(
    admin,
    eventForm({
      title: 'River 100% clean',
      location: 'Ravi bank, Lahore',
      type: 'environment',
      startTime: '2026-12-05T04:00:00Z',
      endTime: '2026-12-05T08:00:00Z',
      role: role('First aid'),
    }),
  );
  // In Karachi: from 11 PM on 31 December to 3 AM on 1 January.
  await givenEvent(
    admin,
    eventForm({
      title: 'New year kitchen',
      description: 'Soup for the night.',
      location: 'Saddar, Karachi',
      type: 'food',
      startTime: '2026-12-31T18:00:00Z',
      endTime: '2026-12-31T22:00:00Z',
      role: role('Cooking', 3),
    }),
  );
  const filler = await givenVolunteer(product.db);
  await assignVolunteer(product.ports, {
    eventId: river.id,
    roleId: firstRole(river).id,
    userId: filler.id,
    actorId: admin.id,
  });
});
afterAll(async () => await product.close());

async function titles(query: Record<string, string>, client: Client = guest): Promise<string[]> {
  const { body } = await client.call(browseEvents, { query });
  return (body.events as EventCard[]).map(({ title }) => title.split(' ')[0] ?? '');
}

const both = ['River', 'New'];

describe('narrowing down', () => {
  test.each([
    [{}, both],
    [{ q: 'SOUP' }, ['New']],
    [{ q: 'lahore' }, ['River']],
    [{ q: '100%' }, ['River']],
    [{ q: '%' }, ['River']],
    [{ q: '_' }, []],
    [{ place: 'karachi' }, ['New']],
    [{ skill: 'first' }, ['River']],
    [{ skill: 'cook', place: 'Lahore' }, []],
    [{ type: 'food' }, ['New']],
    [{ free: '1' }, ['New']],
    [{ from: '2026-12-06' }, ['New']],
    [{ to: '2026-12-05' }, ['River']],
    [{ from: '2027-01-01', to: '2027-01-01' }, ['New']],
  ])('EV-01 %j finds %j', async (query: Record<string, string>, found) => {
    expect(await titles(query)).toEqual(found);
  });

  test('EV-01 the counts of the tabs are those of the narrowed calendar', async () => {
    const { body } = await guest.call(browseEvents, { query: { place: 'Karachi' } });
    expect(body.counts).toEqual({ all: 1, upcoming: 1, ongoing: 0, past: 0 });
  });

  test('EV-01 PF-05 what fits the free times of a volunteer, without what clashes with another place', async () => {
    const person = await givenVolunteer(product.db);
    const client = await signedInAs(product, person.id);
    expect(await titles({ fits: '1' }, client)).toEqual(both);
    const free = async (weekday: number, from: number, to: number) =>
      await client.call(setAvailability, { body: { weekly: [{ weekday, from, to }] } });
    await free(5, 540, 780);
    expect(await titles({ fits: '1' }, client)).toEqual(['River']);
    await free(5, 541, 780);
    expect(await titles({ fits: '1' }, client)).toEqual([]);
    expect(await titles({ fits: '1' })).toEqual(both);
    await client.call(setAvailability, { body: { weekly: [] } });
    await client.call(setDaysOff, { body: { days: ['2026-12-05', '2026-12-05'] } });
    expect(await titles({ fits: '1' }, client)).toEqual(['New']);
    await client.call(setDaysOff, { body: { days: ['2027-01-01'] } });
    expect(await titles({ fits: '1' }, client)).toEqual(['River']);
    await client.call(setDaysOff, { body: { days: [] } });
    const clash = await givenEvent(
      admin,
      eventForm({
        title: 'Clash',
        startTime: '2026-12-05T05:00:00Z',
        endTime: '2026-12-05T07:00:00Z',
      }),
    );
    await assignVolunteer(product.ports, {
      eventId: clash.id,
      roleId: firstRole(clash).id,
      userId: person.id,
      actorId: admin.id,
    });
    expect(await titles({ fits: '1' }, client)).toEqual(['Clash', 'New']);
  });

  test('EV-01 broken filters are refused', async () => {
    for (const query of [
      { from: '2026-02-30' },
      { to: 'tomorrow' },
      { type: 'x' },
      { free: 'yes' },
      { q: 'x'.repeat(101) },
    ])
      expect((await guest.call(browseEvents, { query })).status, JSON.stringify(query)).toBe(400);
  });
});

test('EV-01 a month holds what touches it in the zone of the event', async () => {
  const inMonth = async (month: string, more: Record<string, string> = {}) => {
    const { body } = await guest.call(eventsOfMonth, { query: { month, ...more } });
    return (body.events as EventCard[]).map(({ title }) => title.split(' ')[0]);
  };
  expect(await inMonth('2026-12')).toEqual(['River', 'Clash', 'New']);
  expect(await inMonth('2027-01')).toEqual(['New']);
  expect(await inMonth('2026-11')).toEqual([]);
  expect(await inMonth('2026-12', { place: 'Karachi' })).toEqual(['New']);
  expect((await guest.call(eventsOfMonth, { query: { month: '2026-13' } })).status).toBe(400);
});

describe('around a place', () => {
  const far = async (query: Record<string, string>, client: Client = guest) => {
    const { body } = await client.call(browseEvents, { query: query as never });
    const cards = body.events as EventCard[];
    return cards.map(({ title, kilometres }) => `${title.split(' ')[0]} ${kilometres}`);
  };

  test('MT-11 the nearest comes first, with how far it is; who is on no map comes last', async () => {
    const nowhere = await givenEvent(
      admin,
      eventForm({ title: 'Somewhere', location: 'The hall' }),
    );
    const found = await far({ near: 'Lahore', tab: 'upcoming' });
    expect(found[0]).toBe('River 0');
    expect(found.at(-1)).toBe('Somewhere undefined');
    expect(
      found.indexOf('Somewhere undefined') - found.findIndex((each) => each.startsWith('New 10')),
    ).toBe(1);
    expect((await far({ near: 'کراچی', tab: 'upcoming' }))[0]).not.toBe('River 0');
    await product.db.deleteFrom('event').where('id', '=', nowhere.id).execute();
  });

  test('MT-11 a radius leaves out what is farther, and counts as the list does', async () => {
    const query = { near: '31.5, 74.3', within: '25' } as const;
    expect((await far(query)).toSorted()).toEqual(['Clash 8', 'River 8']);
    const { body } = await guest.call(browseEvents, { query });
    expect(body.counts).toMatchObject({ all: 2 });
    const month = await guest.call(eventsOfMonth, { query: { ...query, month: '2026-12' } });
    expect(month.body.events).toHaveLength(2);
    const wrong = await guest.call(browseEvents, {
      query: { near: 'Lahore', within: '7' as never },
    });
    expect(wrong.status).toBe(400);
  });

  test('MT-11 what may be several towns narrows nothing down, and they are named; so are none', async () => {
    const paris = await guest.call(browseEvents, { query: { near: 'Paris', within: '5' } });
    expect((paris.body.towns as unknown[]).length).toBeGreaterThan(1);
    expect((paris.body.events as unknown[]).length).toBeGreaterThan(1);
    const none = await guest.call(browseEvents, { query: { near: 'Qwertz' } });
    expect(none.body.towns).toEqual([]);
    expect(
      (await guest.call(browseEvents, { query: { near: 'Lahore' } })).body.towns,
    ).toBeUndefined();
  });

  test('MT-11 pages around a place hold every event once, in the order of the distance', async () => {
    for (let number = 0; number < 14; number++)
      await givenEvent(
        admin,
        eventForm({ title: `Step${number}`, location: 'x', mapPoint: `31.${10 + number}, 74.3` }),
      );
    const seen: { id: string; kilometres: number | undefined }[] = [];
    for (let after: string | undefined; ; ) {
      const query = { near: '31.5, 74.3', tab: 'upcoming', ...(after ? { after } : {}) } as const;
      const { body } = await guest.call(browseEvents, { query });
      seen.push(...(body.events as EventCard[]).map(({ id, kilometres }) => ({ id, kilometres })));
      if (!body.next) break;
      after = body.next as string;
    }
    const counted = await guest.call(browseEvents, { query: { tab: 'upcoming' } });
    expect(seen.length).toBe((counted.body.counts as { upcoming: number }).upcoming);
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
    const distances = seen.map(({ kilometres }) => kilometres ?? 1e9);
    expect(distances).toEqual(distances.toSorted((one, other) => one - other));
  });

  test('MT-11 near me is where a volunteer told to live, to about a kilometre, and nothing for others', async () => {
    const person = await givenVolunteer(product.db);
    const client = await signedInAs(product, person.id);
    const towns = async (who: Client) =>
      (await who.call(browseEvents, { query: { near: 'me' } })).body.towns;
    expect(await towns(client)).toEqual([]);
    expect(await towns(guest)).toEqual([]);
    const { body } = await client.call(setMatchingUse, {
      body: { area: 'My street', mapPoint: '31.551234, 74.341234' },
    });
    expect(body.point).toEqual({ latitude: 31.55, longitude: 74.34 });
    expect((await far({ near: 'me' }, client))[0]).toBe('River 1');
  });
});
