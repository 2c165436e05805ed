/** OR-05: what organisers do to events, roles and pictures is written down with them, over HTTP. */

import { setOutcome } from '@saath/contract/afterwards/impact/endpoints';
import * as endpoints from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenPicture,
  signedInAs,
} from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => {
  await product.close();
});

/** What the log says about the event after its creation, oldest first. */
async function entriesOf(eventId: string) {
  const entries = await product.db
    .selectFrom('auditEntry')
    .select(['action', 'actorId', 'details'])
    .where('eventId', '=', eventId)
    .where('action', '<>', 'event.created')
    .orderBy('id')
    .execute();
  for (const { actorId } of entries) expect(actorId).toBe(admin.id);
  return entries.map(({ action, details }) => ({ action, details }));
}

const save = async (event: Event, change: Record<string, unknown>) =>
  await admin.call(endpoints.updateEvent, {
    params: { id: event.id },
    body: { ...event, updatedAt: undefined, ...change },
  });

test('OR-05 a save is written down field by field, times in ISO 8601 and roles by their names', async () => {
  const event = await givenEvent(admin);
  const role = firstRole(event);
  await save(event, {
    title: 'Canal clean-up',
    startTime: '2026-12-07T15:00',
    role: [{ ...role, role_name: 'Medic', maxVolunteers: 5, skills: ['First aid', 'Nursing'] }],
  });
  expect(await entriesOf(event.id)).toEqual([
    {
      action: 'event.changed',
      details: {
        subject: 'River clean-up',
        changes: [
          { field: 'title', before: 'River clean-up', after: 'Canal clean-up' },
          {
            field: 'startTime',
            before: '2026-12-07T09:00:00.000Z',
            after: '2026-12-07T10:00:00.000Z',
          },
          { field: 'First aider.role_name', before: 'First aider', after: 'Medic' },
          { field: 'First aider.maxVolunteers', before: 2, after: 5 },
          {
            field: 'First aider.skills',
            before: ['First aid'],
            after: ['First aid', 'Nursing'],
          },
        ],
      },
    },
  ]);
});

test('OR-05 what changed nothing and what was refused leave no entry', async () => {
  const event = await givenEvent(admin);
  expect((await save(event, {})).status).toBe(200);
  expect((await save(event, { endTime: event.startTime })).status).toBe(400);
  const role = { ...firstRole(event), event_id: event.id };
  expect((await admin.call(createRole, { body: role })).status).toBe(409);
  expect(await entriesOf(event.id)).toEqual([]);
});

test('OR-05 roles, pictures, the outcome and the end of an event', async () => {
  const event = await givenEvent(admin);
  const params = { id: event.id };
  const cook = { ...firstRole(event), role_name: 'Cook', maxVolunteers: 3, event_id: event.id };
  const added = await admin.call(createRole, { body: cook });
  const roleId = (added.body.eventRole as { id: string }).id;
  await admin.call(deleteRole, { params: { roleId } });
  expect((await admin.call(deleteRole, { params: { roleId } })).status).toBe(404);
  const picture = async () => ({ name: 'a.png', bytes: await givenPicture() });
  const uploaded = await admin.call(uploadImages, {
    body: { eventId: event.id },
    files: [await picture(), await picture()],
  });
  const [image] = uploaded.body.images as { publicId: string }[];
  await admin.call(deleteImages, { body: { images: [image?.publicId] } });
  product.clock.now = new Date(event.endTime);
  const organiser = await signedInAs(product, admin.id);
  await organiser.call(setOutcome, { params, body: { peopleHelped: 40 } });
  product.clock.now = testStart;
  await admin.call(endpoints.deleteEvent, { params });
  const subject = event.title;
  expect(await entriesOf(event.id)).toEqual([
    { action: 'role.added', details: { subject: 'Cook', count: 3 } },
    { action: 'role.deleted', details: { subject: 'Cook' } },
    { action: 'images.added', details: { count: 2 } },
    { action: 'images.deleted', details: { count: 1 } },
    {
      action: 'event.outcome',
      details: { subject, changes: [{ field: 'peopleHelped', before: null, after: 40 }] },
    },
    { action: 'event.deleted', details: { subject } },
  ]);
});
