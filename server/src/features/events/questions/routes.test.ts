/** Organisers ask questions of who wants to help (EL-04), over HTTP. */
import {
  cancelEvent,
  copyEvent,
  createEvent,
  getEvent,
} from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import {
  addQuestion,
  changeQuestion,
  removeQuestion,
} from '@saath/contract/events/questions/endpoints';
import { createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { limits } from '@saath/contract/limits';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import type { AuditEntry } from '@saath/contract/office/audit-log/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
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
import { asks, diet, givenQuestion, shirt } from '../../../testing/given-questions.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let event: Event;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  event = await givenEvent(admin);
});
afterAll(async () => await product.close());

const questionsOf = async (id: string) =>
  ((await done(admin, getEvent, { params: { id } })).event as Event).questions;
const add = async (question: object, id = event.id) =>
  await admin.call(addQuestion, { params: { id }, body: question });

describe('EL-04 asking', () => {
  test('EL-04 an event that asks nothing is read as before, and one that does says what, in order', async () => {
    expect(await questionsOf(event.id)).toBeUndefined();
    const first = await givenQuestion(admin, event.id, shirt);
    const second = await givenQuestion(admin, event.id, diet);
    expect(await questionsOf(event.id)).toEqual([first, second]);
    expect(first).toMatchObject({ roleId: null, kind: 'one', isNeeded: false, isSensitive: false });
  });

  test('EL-04 an event can ask from the moment it is made: all of it, or there is no event', async () => {
    const make = async (...questions: object[]) =>
      await admin.call(createEvent, { body: eventForm({ title: 'Asks at once', questions }) });
    const { body } = await make({ ...shirt, isNeeded: true }, diet);
    const made = body.event as Event;
    expect(made.questions).toMatchObject([
      { words: shirt.words, isNeeded: true, roleId: null },
      { words: diet.words, isSensitive: true },
    ]);
    expect(await questionsOf(made.id)).toEqual(made.questions);
    const person = await givenSignedIn(product);
    expect((await asks(person, made.id, { values: {} })).body.code).toBe('questions.unanswered');
    const { entries } = await done(admin, readAuditLog, { query: { eventId: made.id } });
    const actions = (entries as AuditEntry[]).map(({ action }) => action);
    expect(actions.filter((action) => action === 'question.added')).toHaveLength(2);

    const [role] = eventForm().role;
    const [walker, driver] = [newId(), newId()];
    const form = eventForm({
      role: [
        { ...role, id: walker, role_name: 'Walker' },
        { ...role, id: driver, role_name: 'Driver' },
      ],
      questions: [{ ...shirt, roleId: driver }, diet, { ...shirt, roleId: walker }],
    });
    const own = (await done(admin, createEvent, { body: form })).event as Event;
    const idOf = (name: string) => own.role.find(({ role_name }) => role_name === name)?.id;
    expect(own.questions?.map(({ roleId }) => roleId)).toEqual([
      idOf('Driver'),
      null,
      idOf('Walker'),
    ]);
    expect(own.role.map(({ id }) => id)).not.toContain(driver);

    const count = async () => (await product.db.selectFrom('event').select('id').execute()).length;
    const before = await count();
    expect((await make(shirt, shirt)).body.code).toBe('questions.twice');
    expect((await make({ ...shirt, roleId: newId() })).body.code).toBe('roles.not_found');
    const many = Array.from({ length: limits.question.perEvent + 1 }, (_, index) => ({
      ...{ kind: 'text', words: `Question ${index}` },
    }));
    expect((await make(...many)).status).toBe(400);
    expect(await count()).toBe(before);
  });

  test('EL-04 what its kind has no use for is dropped, and blanks with it', async () => {
    const asked = { ...shirt, kind: 'number', lowest: 1, highest: 9 };
    expect(await givenQuestion(admin, event.id, asked)).toMatchObject({
      choices: [],
      lowest: 1,
      highest: 9,
    });
    const choices = [' حلال ', '', 'سبزی'];
    const other = { kind: 'some', words: ' آپ کیا کھاتے ہیں؟ ', choices, lowest: 1 };
    expect(await givenQuestion(admin, event.id, other)).toMatchObject({
      words: 'آپ کیا کھاتے ہیں؟',
      choices: ['حلال', 'سبزی'],
      lowest: null,
    });
  });

  test.each([
    ['words', { kind: 'text', words: ' ' }],
    ['words', { kind: 'text', words: 'x'.repeat(limits.question.words + 1) }],
    ['kind', { kind: 'file', words: 'Your papers' }],
    ['choices', { kind: 'one', words: 'Size', choices: ['M'] }],
    ['choices', { kind: 'one', words: 'Size', choices: ['M', ' m ', 'L'] }],
    ['choices', { kind: 'some', words: 'Size', choices: Array.from('abcdefghijklmnopqrstu') }],
    ['highest', { kind: 'number', words: 'How many', lowest: 5, highest: 4 }],
    ['lowest', { kind: 'number', words: 'How many', lowest: 1e12 }],
  ])('EL-04 a question that is not right is refused at its field: %s', async (field, question) => {
    const { status, body } = await add(question);
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object)).toEqual([field]);
    expect(await questionsOf(event.id)).toBeUndefined();
  });

  test('EL-04 nobody is asked the same twice, in whatever words of a template; two roles may ask it', async () => {
    const [role] = eventForm().role;
    const body = { ...role, role_name: 'Driver', event_id: event.id };
    const other = (await done(admin, createRole, { body })).eventRole as { id: string };
    await givenQuestion(admin, event.id, { ...diet, roleId: other.id });
    await givenQuestion(admin, event.id, { ...diet, roleId: firstRole(event).id });
    expect((await add({ ...diet, words: 'Diet' })).body.code).toBe('questions.twice');
    await givenQuestion(admin, event.id, shirt);
    expect((await add({ kind: 'text', words: ' t-SHIRT  size' })).body.code).toBe(
      'questions.twice',
    );
  });

  test('EL-04 a role of another event, too many, and an event that is cancelled, over or not there are refused', async () => {
    const elsewhere = firstRole(await givenEvent(admin, { title: 'Another one' })).id;
    expect((await add({ ...shirt, roleId: elsewhere })).body.code).toBe('roles.not_found');
    expect((await add(shirt, newId())).body.code).toBe('events.not_found');
    for (let number = 0; number < limits.question.perEvent; number++)
      await givenQuestion(admin, event.id, { kind: 'text', words: `Question ${number}` });
    expect((await add(shirt)).body.code).toBe('questions.too_many');
    const [first] = (await questionsOf(event.id)) ?? [];
    product.clock.now = new Date(event.endTime);
    admin.cookie = (await signedInAs(product, admin.id)).cookie;
    expect((await add(shirt)).body.code).toBe('events.over');
    const own = { params: { id: first?.id ?? '' } };
    expect((await admin.call(changeQuestion, { ...own, body: shirt })).body.code).toBe(
      'events.over',
    );
    expect((await admin.call(removeQuestion, own)).body.code).toBe('events.over');
    product.clock.now = testStart;
    await admin.call(cancelEvent, { params: { id: event.id }, body: { reason: 'Rain' } });
    expect((await admin.call(removeQuestion, own)).body.code).toBe('events.cancelled');
  });
});

describe('EL-04 changing and removing', () => {
  test('EL-04 a question that nobody answered can become any other, and go', async () => {
    const { id } = await givenQuestion(admin, event.id, diet);
    const own = { params: { id } };
    await done(admin, changeQuestion, { ...own, body: { ...shirt, isNeeded: true } });
    expect(await questionsOf(event.id)).toMatchObject([{ id, kind: 'one', isSensitive: false }]);
    await done(admin, removeQuestion, own);
    expect(await questionsOf(event.id)).toBeUndefined();
    expect((await admin.call(removeQuestion, own)).body.code).toBe('questions.not_found');
  });

  test('EL-04 PR-02 once it is answered its kind stays, and what was sensitive stays so', async () => {
    const { id } = await givenQuestion(admin, event.id, diet);
    const person = await givenSignedIn(product);
    expect((await asks(person, event.id, { values: { [id]: ['Vegan'] } })).status).toBe(200);
    const change = async (body: object) =>
      (await admin.call(changeQuestion, { params: { id }, body })).body.code;
    expect(await change({ ...diet, isSensitive: false })).toBe('questions.answered');
    expect(await change({ ...diet, kind: 'one' })).toBe('questions.answered');
    expect(await change({ ...diet, words: 'Diet', choices: ['Vegan', 'Fish'] })).toBeUndefined();
  });

  test('EL-04 the questions of a role go with it, and those of an event are asked at its copy', async () => {
    const [role] = eventForm().role;
    const body = { ...role, role_name: 'Driver', event_id: event.id };
    const driver = (await done(admin, createRole, { body })).eventRole as { id: string };
    await givenQuestion(admin, event.id, shirt);
    await givenQuestion(admin, event.id, {
      kind: 'text',
      words: 'Licence plate',
      template: 'plate',
      roleId: driver.id,
    });
    const times = { startTime: '2026-12-14T09:00:00Z' };
    const copied = await done(admin, copyEvent, { params: { id: event.id }, body: times });
    const copy = copied.event as Event;
    const asked = (await questionsOf(copy.id)) ?? [];
    expect(asked.map(({ words }) => words)).toEqual(['T-shirt size', 'Licence plate']);
    const own = copy.role.find(({ role_name }) => role_name === 'Driver');
    expect(asked[1]?.roleId).toBe(own?.id);
    await done(admin, deleteRole, { params: { roleId: driver.id } });
    expect((await questionsOf(event.id))?.map(({ words }) => words)).toEqual(['T-shirt size']);
    expect(await questionsOf(copy.id)).toHaveLength(2);
  });
});
