/** What organisers read of answers, and when what is sensitive is deleted (EL-04, PR-02), over HTTP. */
import { addHelper } from '@saath/contract/day/helpers/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { changeQuestion } from '@saath/contract/events/questions/endpoints';
import type { Question } from '@saath/contract/events/questions/schema';
import { assignVolunteer, createRole } from '@saath/contract/events/roles/endpoints';
import { limits } from '@saath/contract/limits';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import type { AuditEntry } from '@saath/contract/office/audit-log/schema';
import { decide } from '@saath/contract/places/joining/endpoints';
import {
  eventAnswers,
  ownAnswers,
  personAnswers,
  saveAnswers,
} from '@saath/contract/places/questions/endpoints';
import type { AnsweredQuestion, AnswerPerson } from '@saath/contract/places/questions/schema';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { ownPage } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { answersOf, asks, diet, givenQuestion, shirt } from '../../../testing/given-questions.ts';
import { leaversGone } from '../../../testing/leavers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { jobs } from '../jobs.ts';

type Role = { id: string };

const DAY = 86_400_000;

let product: TestProduct;
let admin: SignedIn;
let event: Event;
let size: Question;
let food: Question;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  const [role] = (await givenEvent(admin)).role;
  event = await givenEvent(admin, { role: [{ ...role, maxVolunteers: 100 }] });
  size = await givenQuestion(admin, event.id, shirt);
  food = await givenQuestion(admin, event.id, diet);
});
afterAll(async () => await product.close());

/** Somebody with a place who said this. */
async function comes(name: string, values: Readonly<Record<string, unknown>>): Promise<SignedIn> {
  const person = await givenSignedIn(product, { name });
  const body = { volunteerId: person.id, roleId: firstRole(event).id, eventId: event.id };
  await done(admin, assignVolunteer, { body });
  const answers = { answers: answersOf(values) };
  await done(person, saveAnswers, { params: { id: event.id }, body: answers });
  return person;
}

type Page = { questions: AnsweredQuestion[]; people: AnswerPerson[]; next: string | null };
const read = async (after?: string) =>
  (await done(admin, eventAnswers, {
    params: { id: event.id },
    query: after ? { after } : {},
  })) as unknown as Page;
const counted = ({ questions }: Page, { id }: Question) =>
  Object.fromEntries(
    questions
      .find(({ question }) => question.id === id)
      ?.counts.map(({ answer, people }) => [answer, people] as const) ?? [],
  );
const at = async (moment: number) => {
  product.clock.now = new Date(moment);
  admin.cookie = (await signedInAs(product, admin.id)).cookie;
};
const night = async () => {
  for (const job of jobs(product.ports)) if ('sweep' in job) await job.sweep();
};
const csv = async () => {
  const { body } = await product.app.inject({
    url: `/api/export/answers/${event.id}`,
    headers: { ...ownPage, cookie: admin.cookie },
  });
  return parse(body, { bom: true }) as string[][];
};

describe('EL-04 what was said', () => {
  test('EL-04 is counted by choice over those who come, and listed by name', async () => {
    await comes('Bilal', { [size.id]: 'M', [food.id]: ['Vegetarian', 'Halal'] });
    await comes('Amna', { [size.id]: 'M', [food.id]: ['Vegetarian'] });
    const asker = await givenSignedIn(product);
    await asks(asker, event.id, { values: { [size.id]: 'L' } });
    const page = await read();
    expect(counted(page, size)).toEqual({ S: 0, M: 2, L: 0 });
    expect(counted(page, food)).toEqual({ Vegetarian: 2, Vegan: 0, Halal: 1 });
    expect(page.questions.map(({ answered }) => answered)).toEqual([2, 2]);
    expect(page.people.map(({ name }) => name)).toEqual(['Amna', 'Bilal']);
    expect(page.people[0]?.answers).toContainEqual({ questionId: size.id, value: 'M' });
  });

  test('EL-04 counts what is no choice any more, and questions of a role among its people alone', async () => {
    const { id: roleId } = firstRole(event);
    const plate = await givenQuestion(admin, event.id, {
      ...{ kind: 'yes_no', words: 'Do you have a car?', roleId },
    });
    await comes('Amna', { [size.id]: 'M', [plate.id]: true });
    await comes('Bilal', { [size.id]: 'S', [plate.id]: false });
    const body = { ...shirt, choices: ['S', 'L'] };
    await done(admin, changeQuestion, { params: { id: size.id }, body });
    const page = await read();
    expect(counted(page, size)).toEqual({ S: 1, L: 0, M: 1 });
    expect(counted(page, plate)).toEqual({ true: 1, false: 1 });
    const [role] = eventForm().role;
    const driver = { ...role, role_name: 'Driver', event_id: event.id };
    const { id: otherId } = (await done(admin, createRole, { body: driver })).eventRole as {
      id: string;
    };
    const volunteerId = page.people[0]?.userId ?? '';
    const place = await product.db
      .selectFrom('participation')
      .select('id')
      .where('userId', '=', volunteerId)
      .executeTakeFirstOrThrow();
    await done(admin, decide, { params: place, body: { decision: 'decline' } });
    const moved = { volunteerId, roleId: otherId, eventId: event.id };
    await done(admin, assignVolunteer, { body: moved });
    expect(counted(await read(), plate)).toEqual({ true: 0, false: 1 });
  });

  test('EL-04 goes by pages, and a page behind somebody who is gone is refused', async () => {
    for (let number = 1; number < limits.answersPage; number++)
      await comes(`Person ${String(number).padStart(3, '0')}`, { [size.id]: 'M' });
    // In the alphabet پ stands before ج, in Unicode behind it: both are at the end of a page.
    for (const name of ['جنید', 'پروین']) await comes(name, { [size.id]: 'M' });
    const { people, next } = await read();
    expect(people).toHaveLength(limits.answersPage);
    expect(people.at(-1)?.name).toBe('پروین');
    expect((await read(next ?? '')).people.map(({ name }) => name)).toEqual(['جنید']);
    const query = { after: newId() };
    const { body } = await admin.call(eventAnswers, { params: { id: event.id }, query });
    expect(body.code).toBe('joining.list_changed');
  });

  test('EL-04 stands with a request and a place, for organisers', async () => {
    const asker = await givenSignedIn(product);
    const { body } = await asks(asker, event.id, { values: { [size.id]: 'L', [food.id]: null } });
    const params = { id: (body.participation as { id: string }).id };
    const { answers } = await done(admin, personAnswers, { params });
    expect(answers).toEqual([
      { question: size, value: 'L' },
      { question: food, value: null },
    ]);
    expect((await asker.call(personAnswers, { params })).status).toBe(403);
    expect((await asker.call(eventAnswers, { params: { id: event.id } })).status).toBe(403);
  });

  test('EL-04 RG-01 is read by who leads the person’s role or the event, but for what is sensitive', async () => {
    const [role] = eventForm().role;
    const driver = { ...role, role_name: 'Driver', event_id: event.id };
    const { id: other } = (await done(admin, createRole, { body: driver })).eventRole as Role;
    const plate = await givenQuestion(admin, event.id, {
      ...{ kind: 'text', words: 'Licence plate', roleId: firstRole(event).id },
    });
    const asker = await givenSignedIn(product);
    const values = { [size.id]: 'L', [food.id]: ['Vegan'], [plate.id]: 'LEA 42' };
    const roleId = firstRole(event).id;
    const { body } = await asks(asker, event.id, { roleId, values });
    const params = { id: (body.participation as { id: string }).id };
    const helps = async (right: object) => {
      const helper = await givenSignedIn(product);
      const given = { userId: helper.id, ...right };
      await done(admin, addHelper, { params: { id: event.id }, body: given });
      return await helper.call(personAnswers, { params });
    };
    const seen = [
      { question: size, value: 'L' },
      { question: plate, value: 'LEA 42' },
    ];
    for (const right of [{ right: 'role_lead', roleId }, { right: 'lead' }])
      expect((await helps(right)).body.answers, right.right).toEqual(seen);
    for (const right of [{ right: 'role_lead', roleId: other }, { right: 'door' }])
      expect((await helps(right)).body.code, right.right).toBe('accounts.not_allowed');
  });

  test('EL-04 OR-04 goes along as a table, no cell of which is a formula, and the log says who took it', async () => {
    const text = await givenQuestion(admin, event.id, { kind: 'text', words: '=1+1' });
    const values = { [size.id]: 'M', [food.id]: ['Vegan', 'Halal'], [text.id]: '=cmd()' };
    await comes('Amna', values);
    expect(await csv()).toEqual([
      ['Role', 'Name', 'State', 'T-shirt size', 'What do you eat?', "'=1+1"],
      ['First aider', 'Amna', 'Confirmed', 'M', 'Vegan; Halal', "'=cmd()"],
    ]);
    const { entries } = await done(admin, readAuditLog, { query: { eventId: event.id } });
    const [entry] = entries as AuditEntry[];
    expect(entry).toMatchObject({
      action: 'answers.exported',
      actor: { id: admin.id },
      details: { count: 1 },
    });
  });
});

test('EL-04 PR-02 answers, and what is remembered of them, go with the account', async () => {
  const person = await comes('Amna', {});
  const body = { answers: answersOf({ [size.id]: 'M' }), remember: true };
  await done(person, saveAnswers, { params: { id: event.id }, body });
  const left = async () =>
    await Promise.all(
      (['questionAnswer', 'rememberedAnswer'] as const).map(
        async (table) =>
          (
            await product.db
              .selectFrom(table)
              .select('userId')
              .where('userId', '=', person.id)
              .execute()
          ).length,
      ),
    );
  expect(await left()).toEqual([1, 1]);
  const leavingAt = { leavingAt: testStart, activatedAt: null };
  await product.db.updateTable('appUser').set(leavingAt).where('id', '=', person.id).execute();
  await at(testStart.getTime() + 8 * DAY);
  expect(await leaversGone(product)).toBe(1);
  expect(await left()).toEqual([0, 0]);
});

describe('EL-04 PR-02 what is sensitive', () => {
  test('EL-04 PR-02 is read for two weeks after the end, then by nobody, and deleted at night with a report', async () => {
    const person = await comes('Amna', { [size.id]: 'M', [food.id]: ['Vegan'] });
    const end = Date.parse(event.endTime);
    await at(end + 14 * DAY - 1);
    await night();
    expect(counted(await read(), food)).toMatchObject({ Vegan: 1 });
    expect((await csv())[1]).toEqual(['First aider', 'Amna', 'Confirmed', 'M', 'Vegan']);
    await at(end + 14 * DAY);
    // Also before the night has come.
    expect(counted(await read(), food)).toMatchObject({ Vegan: 0 });
    expect((await read()).people[0]?.answers.map(({ questionId }) => questionId)).toEqual([
      size.id,
    ]);
    expect((await csv())[0]).toEqual(['Role', 'Name', 'State', 'T-shirt size']);
    await night();
    await night();
    const page = await read();
    expect(counted(page, size)).toMatchObject({ M: 1 });
    expect(page.questions.map(({ deleted }) => deleted)).toEqual([
      null,
      { at: new Date(end + 14 * DAY).toISOString(), answers: 1 },
    ]);
    const client = await signedInAs(product, person.id);
    const own = await done(client, ownAnswers, { params: { id: event.id } });
    expect(own.answers).toEqual([{ questionId: size.id, value: 'M' }]);
    const { entries } = await done(admin, readAuditLog, { query: { eventId: event.id } });
    const deleted = (entries as AuditEntry[]).filter(({ action }) => action === 'answers.deleted');
    expect(deleted).toMatchObject([{ actor: null, details: { count: 1 } }]);
    expect(JSON.stringify(entries)).not.toContain('Vegan');
  });

  test('EL-04 PR-02 an event whose end was moved, or where nobody said anything, tells of nothing deleted', async () => {
    await product.db
      .updateTable('event')
      .set({ endTime: new Date(Date.parse(event.endTime) + DAY) })
      .where('id', '=', event.id)
      .execute();
    await comes('Amna', { [food.id]: null });
    await at(Date.parse(event.endTime) + 14 * DAY);
    await night();
    expect((await read()).questions.map(({ deleted }) => deleted)).toEqual([null, null]);
    await at(Date.parse(event.endTime) + 15 * DAY);
    await night();
    expect((await read()).questions.map(({ deleted }) => deleted)).toEqual([null, null]);
    const rows = await product.db
      .selectFrom('questionAnswer')
      .selectAll()
      .where('questionId', '=', food.id)
      .execute();
    expect(rows).toEqual([]);
  });
});
