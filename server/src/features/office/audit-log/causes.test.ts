/** Why a step was taken: the product's own reasons are codes, and never what somebody wrote. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import type { AuditEntry } from '@saath/contract/office/audit-log/schema';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { givenAdmin, givenEvent, givenSignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

/** Somebody who asked for an event. @returns the id of their participation */
async function asks(person: Awaited<ReturnType<typeof givenSignedIn>>, event: Event) {
  const body = { eventId: event.id, userId: person.id };
  const { participation } = (await person.call(requestJoin, { body })).body;
  return (participation as { id: string }).id;
}

async function stepsOf(userId: string): Promise<Pick<AuditEntry, 'cause' | 'details'>[]> {
  const { entries } = (await admin.call(readAuditLog, { query: { userId } })).body as {
    entries: AuditEntry[];
  };
  return entries.map(({ cause, details }) => ({ ...(cause && { cause }), details }));
}

/** What the migration makes of rows that are there already. */
async function migrated(): Promise<void> {
  const file = join(import.meta.dirname, '../../../../migrations/0144_step_causes.sql');
  for (const statement of (await readFile(file, 'utf8')).split(';\n'))
    if (statement.includes('update ')) await sql.raw(statement).execute(product.db);
}

const line = { fromState: 'waitlisted', toState: 'waitlisted' } as const;
const gone = { fromState: 'confirmed', toState: 'withdrawn' } as const;
const cases = [
  [gone, 'The person left', { code: 'account_left' }],
  [gone, 'The person was removed', { code: 'account_removed' }],
  [gone, 'The person became an organiser', { code: 'became_organiser' }],
  [gone, 'Passed the offered place on', { code: 'offer_passed_on' }],
  [gone, 'No answer in time', { code: 'offer_ran_out' }],
  [gone, 'Plan taken back', { code: 'plan_taken_back' }],
  [gone, 'The role was deleted', { code: 'role_deleted' }],
  [gone, 'The shift was deleted', { code: 'shift_deleted' }],
  [
    gone,
    'Moved from "Cook "A" team" to "Driver"',
    { code: 'role_changed', before: 'Cook "A" team', after: 'Driver' },
  ],
  [gone, 'Taken off "Cook"', { code: 'taken_off_role', before: 'Cook' }],
  [line, 'From 4 to 2: Has a van.', { code: 'line_changed', before: 4, after: 2 }, 'Has a van.'],
  // What people wrote, which only resembles it.
  [gone, 'The role was deleted, they told me', undefined, 'The role was deleted, they told me'],
  [gone, 'From 9 to 5: at work', undefined, 'From 9 to 5: at work'],
  [gone, '', undefined],
] as const;

test('JO-01 the sentences of an installation of before become codes, and what people wrote stays', async () => {
  const person = await givenSignedIn(product, { name: 'Aisha Khan' });
  const event = await givenEvent(admin);
  await asks(person, event);
  const ofPerson = product.db.deleteFrom('participationChange').where('userId', '=', person.id);
  const kept = await ofPerson.returningAll().execute();
  const row = { eventId: event.id, userId: person.id, actorId: admin.id, cause: null };
  for (const [index, [states, reason]] of cases.entries()) {
    const at = new Date(testStart.getTime() - index * 1000);
    await product.db
      .insertInto('participationChange')
      .values({ ...row, ...states, id: newId(), reason, at })
      .execute();
  }
  await migrated();
  const told = cases.map(([, , cause, reason]) => ({
    ...(cause && { cause }),
    details: reason ? { reason } : {},
  }));
  expect(await stepsOf(person.id)).toEqual(told);
  const { changes } = (await person.call(exportData, {})).body.data as {
    changes: { reason: string; cause?: object }[];
  };
  expect(changes.reverse().map(({ reason, cause }) => ({ reason, cause }))).toEqual(
    cases.map(([, , cause, reason = '']) => ({ reason, cause })),
  );
  await ofPerson.execute();
  await product.db.insertInto('participationChange').values(kept).execute();
});

test('JO-01 who writes a sentence of the product gets their words back as words', async () => {
  const person = await givenSignedIn(product, { name: 'Bilal Dar' });
  const id = await asks(person, await givenEvent(admin));
  const body = { decision: 'decline', note: 'The role was deleted' };
  expect((await admin.call(decide, { params: { id }, body })).status).toBe(200);
  const [declined] = await stepsOf(person.id);
  expect(declined).toEqual({ details: { reason: 'The role was deleted' } });
});
