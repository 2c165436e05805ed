/** NT-01, EL-04: work of the clock is done when an Admin wants it, such as deleting what was said to sensitive questions. */

import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { listJobs, runJob } from '@saath/contract/office/jobs/endpoints';
import type { Job } from '@saath/contract/office/jobs/schema';
import { eventAnswers, saveAnswers } from '@saath/contract/places/questions/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from '../../../../../tools/patience.mjs';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { answersOf, diet, givenQuestion } from '../../../testing/given-questions.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';

const DAY = 86_400_000;

let product: TestProduct;
let admin: SignedIn;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const runs = async (queue: string, who = admin) => await who.call(runJob, { body: { queue } });
const sweep = async () => {
  const { jobs } = (await admin.call(listJobs)).body as unknown as { jobs: Job[] };
  return jobs.find(({ name }) => name === 'sweep');
};
const started = async () =>
  await product.db
    .selectFrom('auditEntry')
    .select(['actorId', 'details'])
    .where('action', '=', 'jobs.started')
    .execute();

test('EL-04 sensitive answers go when the nightly work is run by hand, and the organiser reads how many', async () => {
  const person = await givenSignedIn(product);
  const event = await givenEvent(admin);
  const question = await givenQuestion(admin, event.id, diet);
  const place = { volunteerId: person.id, roleId: firstRole(event).id, eventId: event.id };
  await done(admin, assignVolunteer, { body: place });
  const body = { answers: answersOf({ [question.id]: ['Vegan'] }) };
  await done(person, saveAnswers, { params: { id: event.id }, body });
  const read = async () =>
    JSON.stringify((await admin.call(eventAnswers, { params: { id: event.id } })).body);
  expect(await read()).toContain('Vegan');
  const kept = async () => await product.db.selectFrom('questionAnswer').selectAll().execute();

  product.clock.now = new Date(Date.parse(event.endTime) + 15 * DAY);
  admin = { ...admin, ...(await signedInAs(product, admin.id)) };
  expect(await kept()).toHaveLength(1);
  expect((await sweep())?.lastEndedAt).toBeNull();
  expect((await runs('sweep')).body).toMatchObject({ message: 'It starts now.' });
  const ended = async () => (await sweep())?.lastEndedAt;
  await expect.poll(ended, { timeout: patient(20_000) }).not.toBeNull();
  expect(await sweep()).toMatchObject({ waiting: 0, active: 0, lastFailedAt: null });
  expect(await kept()).toEqual([]);
  expect(await read()).toContain('"answers":1');
  expect(await started()).toEqual([{ actorId: admin.id, details: { subject: 'sweep' } }]);
});

test('NT-01 pressed twice it runs once more at most, and only work of the clock can be run, by Admins', async () => {
  const before = (await started()).length;
  await product.db.transaction().execute(async (tx) => {
    expect(await product.ports.jobs.runOnce(tx, 'month-figures')).toBe(true);
    expect(await product.ports.jobs.runOnce(tx, 'month-figures')).toBe(false);
  });
  expect((await started()).length).toBe(before);
  for (const name of ['mail', 'nothing', '__pgboss__send-it'])
    expect((await runs(name)).body).toMatchObject({ code: 'jobs.not_by_the_clock' });
  const person = await givenSignedIn(product);
  expect((await runs('sweep', person)).status).toBe(403);
});
