/** KP-01 A4 A7: how the times of an event may change, over HTTP. */

import { myImpact } from '@saath/contract/afterwards/impact/endpoints';
import * as endpoints from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { createRole } from '@saath/contract/events/roles/endpoints';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../../../testing/client.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { assignVolunteer } from '../../places/answer/service.ts';
import { tellHeldNews } from '../../places/follow-changes/jobs.ts';

let product: TestProduct;
let adminId: string;
let admin: Client;
beforeAll(async () => {
  product = await testProduct();
  adminId = (await givenAdmin(product)).id;
});
beforeEach(async () => await goTo(testStart.toISOString()));
afterAll(async () => await product.close());

/** Sessions end after a few hours. */
async function goTo(now: string): Promise<void> {
  product.clock.now = new Date(now);
  admin = await signedInAs(product, adminId);
}

const save = async ({ updatedAt: _, ...event }: Event, change: Record<string, unknown>) =>
  await admin.call(endpoints.updateEvent, {
    params: { id: event.id },
    body: { ...event, ...change },
  });
const at = (time: string) => `2026-12-07T${time}:00.000Z`;

async function eventWith(person: SignedIn): Promise<Event> {
  const event = await givenEvent(admin);
  const place = { eventId: event.id, roleId: firstRole(event).id, actorId: adminId };
  await assignVolunteer(product.ports, { ...place, userId: person.id });
  return event;
}

const hoursOf = async ({ id }: SignedIn) =>
  (await (await signedInAs(product, id)).call(myImpact, {})).body.hours;

const far = { startTime: '9999-12-07T09:00:00Z', endTime: '9999-12-07T13:00:00Z' };

describe('before it begins', () => {
  const refused: [string, Record<string, string>, string][] = [
    [
      'into the past',
      { startTime: '2026-11-25T09:00:00Z', endTime: '2026-11-25T13:00:00Z' },
      'Start time must be greater than the current time.',
    ],
    [
      'a minute long',
      { startTime: at('09:00'), endTime: at('09:01') },
      'End time must be at least 1 hour after start time.',
    ],
    [
      'longer than a month',
      { startTime: at('09:00'), endTime: '2027-01-08T09:00:00Z' },
      'An event can last at most 31 days.',
    ],
    ['the year 9999', far, 'An event can begin at most five years from now.'],
    [
      'the wrong way round',
      { startTime: at('13:00'), endTime: at('09:00') },
      'End time must be after start time',
    ],
  ];
  test.each(refused)('EV-10 A7 a save is refused: %s', async (_name, times, message) => {
    const event = await givenEvent(admin);
    expect((await save(event, times)).body).toMatchObject({ code: 'request.invalid', message });
    expect((await save(event, {})).status).toBe(200);
  });

  test('EV-05 A7 creating and copying keep to the same bounds', async () => {
    const message = 'An event can begin at most five years from now.';
    const created = await admin.call(endpoints.createEvent, { body: eventForm(far) });
    expect(created.body.message).toBe(message);
    const { id } = await givenEvent(admin);
    const copied = await admin.call(endpoints.copyEvent, { params: { id }, body: far });
    expect(copied.body.message).toBe(message);
  });
});

describe('once it has begun', () => {
  test('KP-01 A4 the start stays where people hold places, the end may move on, and an unchanged save works', async () => {
    const event = await eventWith(await givenSignedIn(product));
    await goTo(at('10:00'));
    expect((await save(event, {})).status).toBe(200);
    expect((await save(event, { startTime: at('11:00') })).body.code).toBe('events.start_fixed');
    expect((await save(event, { endTime: at('09:59') })).body.message).toBe(
      'End time must be greater than the current time.',
    );
    expect((await save(event, { endTime: at('10:00') })).status).toBe(200);
    // It is over now, and the person has an hour.
    const longer = { startTime: at('08:30'), endTime: at('10:00') };
    expect((await save(event, longer)).body.code).toBe('events.times_recorded');
  });

  test('KP-01 A4 times of an event in which people have hours change by a correction with a reason, which counts', async () => {
    const person = await givenSignedIn(product);
    const event = await eventWith(person);
    await goTo('2026-12-08T08:00:00Z');
    const moved = { startTime: '2026-12-18T09:00:00Z', endTime: '2026-12-18T13:00:00Z' };
    const ahead = await save(event, { ...moved, correction: { reason: 'It was later' } });
    expect(ahead.body.message).toContain('must stay in the past');
    const shorter = { endTime: at('11:00') };
    const asked = await save(event, shorter);
    expect(asked.status).toBe(409);
    expect(asked.body).toMatchObject({
      code: 'events.times_recorded',
      message: 'One person has hours at this event: 4 now, 2 with the new times.',
      fields: { people: '1', hours: '4', hoursAfter: '2' },
    });
    expect(await hoursOf(person)).toBe(4);
    expect((await save(event, { ...shorter, correction: { reason: 'x' } })).status).toBe(400);

    const correction = { reason: 'It rained from eleven on' };
    const { body } = await save(event, { ...shorter, correction });
    expect(body.event).toMatchObject({ status: 'COMPLETED', endTime: at('11:00') });
    expect(await hoursOf(person)).toBe(2);
    expect((await product.mailsTo(person.email)).at(-1)).toContain('It rained from eleven on');
    const entry = await product.db
      .selectFrom('auditEntry')
      .select('details')
      .where('eventId', '=', event.id)
      .where('action', '=', 'event.times_corrected')
      .executeTakeFirstOrThrow();
    expect(entry.details).toMatchObject({
      ...correction,
      changes: [{ field: 'endTime' }, { field: 'hours', before: 4, after: 2 }],
    });
  });

  test('KP-01 A7 an event that is over takes no new roles and no other numbers; words may be put right', async () => {
    const event = await eventWith(await givenSignedIn(product));
    const role = firstRole(event);
    await goTo('2026-12-08T08:00:00Z');
    const cook = {
      role_name: 'Cook',
      description: 'Cooks.',
      maxVolunteers: 1,
      skills: ['Cooking'],
    };
    const added = await admin.call(createRole, { body: { event_id: event.id, ...cook } });
    expect(added.body).toMatchObject({ code: 'events.over' });
    const more = await save(event, { role: [{ ...role, maxVolunteers: 5 }] });
    expect(more.body).toMatchObject({ code: 'events.over' });
    const words = await save(event, { role: [{ ...role, description: 'Looked after people.' }] });
    expect(words.status).toBe(200);
  });
});

describe('roles', () => {
  test('EV-07 A7 no role needs more people than it has places for, at every entrance', async () => {
    const tooMany = 'The role cannot need more people than it has places for.';
    const role = {
      role_name: 'Cook',
      description: 'Cooks.',
      maxVolunteers: 2,
      skills: ['Cooking'],
    };
    const wrong = { ...role, minVolunteers: 9 };
    const created = await admin.call(endpoints.createEvent, { body: eventForm({ role: [wrong] }) });
    expect(created.body.message).toBe(tooMany);
    const event = await givenEvent(admin, { role: [{ ...role, minVolunteers: 2 }] });
    const chef = { ...wrong, role_name: 'Chef', event_id: event.id };
    expect((await admin.call(createRole, { body: chef })).body.message).toBe(tooMany);
    const kept = firstRole(event);
    const saved = await save(event, { role: [{ ...kept, minVolunteers: 9 }] });
    expect(saved.body.message).toContain('cannot need more people');
    // A client that knows nothing of minimums.
    const { minVolunteers: _, ...older } = kept;
    const lowered = await save(event, { role: [{ ...older, maxVolunteers: 1 }] });
    const numbers = { maxVolunteers: 1, minVolunteers: 1 };
    expect(firstRole(lowered.body.event as Event)).toMatchObject(numbers);
  });

  test('EV-10 C6 a role that was made without skills never blocks a save; none loses its last one', async () => {
    const bare = { role_name: 'Guide', description: 'Guides.', maxVolunteers: 1 };
    const event = await givenEvent(admin, { role: [bare] });
    const role = firstRole(event);
    expect(role.skills).toEqual([]);
    expect((await save(event, { title: 'Walk', role: [role] })).status).toBe(200);
    expect((await save(event, { role: [{ ...role, skills: ['Walking'] }] })).status).toBe(200);
    const emptied = await save(event, { role: [role] });
    expect(emptied.body.message).toBe('Please add at least one skill for role "Guide".');
    const added = { ...bare, role_name: 'Cook', event_id: event.id };
    expect((await admin.call(createRole, { body: added })).body.message).toBe(
      'Please add at least one skill.',
    );
  });
});

describe('NT-02 C7 a save that says nothing of telling people', () => {
  const newTime = { startTime: '2026-12-07T14:00:00Z', endTime: '2026-12-07T18:00:00Z' };
  const minutesLater = async (minutes: number, eventId: string) => {
    product.clock.now = new Date(product.clock.now.getTime() + minutes * 60_000);
    await tellHeldNews(product.ports, eventId);
  };
  const mails = async (person: SignedIn) => (await product.mailsTo(person.email)).length;

  test('NT-02 C7 their mails wait five minutes, and come once', async () => {
    const person = await givenSignedIn(product);
    const event = await eventWith(person);
    const before = await mails(person);
    await save(event, newTime);
    await minutesLater(4, event.id);
    expect(await mails(person)).toBe(before);
    await minutesLater(1, event.id);
    expect(await mails(person)).toBe(before + 1);
    await minutesLater(60, event.id);
    expect(await mails(person)).toBe(before + 1);
  });

  test('NT-02 C7 they are dropped when the event is saved back to what it was', async () => {
    const person = await givenSignedIn(product);
    const event = await eventWith(person);
    const before = await mails(person);
    await save(event, newTime);
    await save(event, { ...newTime, location: 'Elsewhere' });
    await save(event, {});
    await minutesLater(10, event.id);
    expect(await mails(person)).toBe(before);
  });

  test('NT-02 C7 who says so tells at once, and only once', async () => {
    const person = await givenSignedIn(product);
    const event = await eventWith(person);
    const before = await mails(person);
    await save(event, newTime);
    await save(event, { ...newTime, location: 'Elsewhere', notify: true });
    expect(await mails(person)).toBe(before + 1);
    await minutesLater(10, event.id);
    expect(await mails(person)).toBe(before + 1);
  });
});
