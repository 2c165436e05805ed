/** Who looks at an event: its roles and figures, and nobody's name; over HTTP (RG-01, OR-03). */
import { readDay } from '@saath/contract/day/check-in/endpoints';
import { addHelper, helpedEvents, removeHelper } from '@saath/contract/day/helpers/endpoints';
import { getEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { eventOutlook } from '@saath/contract/matching/outlook/endpoints';
import { eventQueue, eventRoster } from '@saath/contract/places/joining/endpoints';
import { answerCounts } from '@saath/contract/places/reminders/endpoints';
import { expect, test } from 'vitest';
import { done } from '../../../testing/done.ts';
import { firstRole, givenEvent, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { givePlace } from '../../../testing/given-board.ts';
import { eachWithOrganiser } from '../../../testing/given-organiser.ts';
import type { TestProduct } from '../../../testing/product.ts';

let product: TestProduct;
let organiser: SignedIn;
eachWithOrganiser(({ product: ours, admin }) => {
  product = ours;
  organiser = admin;
});

test('RG-01 who looks at an event reads its roles and figures, with no name or address in any answer, until it is taken', async () => {
  const event = await givenEvent(organiser);
  const person = await givenSignedIn(product, { name: 'Aisha Khan' });
  const place = { event, roleId: firstRole(event).id, userId: person.id };
  await givePlace(product, place, organiser.id);
  const viewer = await givenSignedIn(product, { name: 'Vera Viewer' });
  const params = { id: event.id };
  const given = { params, body: { userId: viewer.id, right: 'viewer' } };
  expect((await done(organiser, addHelper, given)).message).toContain('can look at this event');
  const read = (await done(viewer, getEvent, { params })).event as Event;
  expect(read.can).toEqual(['events.read']);
  expect(read.people).toEqual({ confirmed: 1, waitlisted: 0, requested: 0 });
  const answers = [
    read,
    await done(viewer, eventOutlook, { params }),
    await done(viewer, answerCounts, { params }),
  ];
  expect(JSON.stringify(answers)).not.toMatch(new RegExp(`Aisha|${person.email}`));
  for (const call of [eventQueue, eventRoster, readDay])
    expect((await viewer.call(call, { params, query: {} })).status).toBe(403);
  const [mail] = await product.mailsTo(viewer.email);
  expect(mail).toContain('You can look at');
  expect(mail).toContain(`/volunteer/lead/${event.id}`);
  expect((await done(viewer, helpedEvents, {})).events).toMatchObject([{ right: 'viewer' }]);
  await done(organiser, removeHelper, { params: { ...params, userId: viewer.id } });
  expect((await viewer.call(eventOutlook, { params })).status).toBe(403);
});

test('RG-01 a draft, and the figures of another event, are for who looks at that one', async () => {
  const [draft, other] = [
    await givenEvent(organiser, { publish: false }),
    await givenEvent(organiser, { publish: false }),
  ];
  const viewer = await givenSignedIn(product);
  const given = { params: { id: draft.id }, body: { userId: viewer.id, right: 'viewer' } };
  await done(organiser, addHelper, given);
  const statusOf = async ({ id }: Event) => [
    (await viewer.call(getEvent, { params: { id } })).status,
    (await viewer.call(eventOutlook, { params: { id } })).status,
  ];
  expect(await statusOf(draft)).toEqual([200, 200]);
  expect(await statusOf(other)).toEqual([404, 404]);
});
