/** People answer the questions of an event, when they ask or later (EL-04), over HTTP. */
import { cancelEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { changeQuestion, removeQuestion } from '@saath/contract/events/questions/endpoints';
import type { Question } from '@saath/contract/events/questions/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { limits } from '@saath/contract/limits';
import { myParticipations, withdraw } from '@saath/contract/places/joining/endpoints';
import type { MyParticipation } from '@saath/contract/places/joining/schema';
import { ownAnswers, saveAnswers } from '@saath/contract/places/questions/endpoints';
import type { OwnAnswers } from '@saath/contract/places/questions/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { done } from '../../../testing/done.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { answersOf, asks, diet, givenQuestion, shirt } from '../../../testing/given-questions.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { jobs } from '../jobs.ts';

let product: TestProduct;
let admin: SignedIn;
let person: SignedIn;
let event: Event;
let size: Question;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  person = await givenSignedIn(product);
  event = await givenEvent(admin);
  size = await givenQuestion(admin, event.id, { ...shirt, isNeeded: true });
});
afterAll(async () => await product.close());

const saidBy = async (who: SignedIn, id = event.id) => {
  const { answers, remembered } = (await done(who, ownAnswers, { params: { id } })) as OwnAnswers;
  const values = (rows: OwnAnswers['answers']) =>
    Object.fromEntries(rows.map(({ questionId, value }) => [questionId, value] as const));
  return { answers: values(answers), remembered: values(remembered) };
};
const save = async (who: SignedIn, values: Readonly<Record<string, unknown>>, more: object = {}) =>
  await who.call(saveAnswers, {
    params: { id: event.id },
    body: { answers: answersOf(values), ...more },
  });
const placesOf = async (who: SignedIn) =>
  (await done(who, myParticipations, { query: { eventId: event.id } }))
    .participations as MyParticipation[];
const DAY = 86_400_000;
const titlesOf = async (userId: string) =>
  (
    await product.db.selectFrom('notice').select('title').where('userId', '=', userId).execute()
  ).map(({ title }) => title);
const assign = async (who: SignedIn) =>
  await done(admin, assignVolunteer, {
    body: { volunteerId: who.id, roleId: firstRole(event).id, eventId: event.id },
  });

describe('EL-04 answering in the ask', () => {
  test('EL-04 a needed question without an answer stops it, at its field, and nothing is asked', async () => {
    const { status, body } = await asks(person, event.id, {});
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'questions.unanswered',
      fields: { [`question.${size.id}`]: 'Please answer this question.' },
    });
    expect(await placesOf(person)).toEqual([]);
    expect((await asks(person, event.id, { values: { [size.id]: '' } })).body.code).toBe(
      'questions.unanswered',
    );
    expect((await asks(person, event.id, { values: { [size.id]: 'M' } })).status).toBe(200);
    expect((await saidBy(person)).answers).toEqual({ [size.id]: 'M' });
    expect((await placesOf(person))[0]?.openQuestions).toBeUndefined();
  });

  test('EL-04 also where places are given at once', async () => {
    const instant = await givenEvent(admin, { mode: 'instant', title: 'At once' });
    const needed = await givenQuestion(admin, instant.id, { ...shirt, isNeeded: true });
    expect((await asks(person, instant.id, {})).body.code).toBe('questions.unanswered');
    const { body } = await asks(person, instant.id, { values: { [needed.id]: 'L' } });
    expect(body.participation).toMatchObject({ state: 'confirmed' });
  });

  test('EL-04 what was said before stands when the person asks again', async () => {
    const { body } = await asks(person, event.id, { values: { [size.id]: 'M' } });
    const { id } = body.participation as { id: string };
    await done(person, withdraw, { params: { id } });
    expect((await asks(person, event.id, {})).status).toBe(200);
    expect((await saidBy(person)).answers).toEqual({ [size.id]: 'M' });
  });

  test('EL-04 only the questions of the role that is asked for, and of everybody, are asked', async () => {
    const { id: roleId } = firstRole(event);
    const plate = { kind: 'text', words: 'Licence plate', isNeeded: true, roleId };
    const { id } = await givenQuestion(admin, event.id, plate);
    const values = { [size.id]: 'S' };
    expect((await asks(person, event.id, { values, roleId })).body.fields).toEqual({
      [`question.${id}`]: 'Please answer this question.',
    });
    expect((await asks(person, event.id, { values: { ...values, [id]: 'LEA-12' } })).status).toBe(
      200,
    );
    // Who named no role was not asked it.
    expect((await saidBy(person)).answers).toEqual(values);
  });

  test('EL-04 a question that was removed or changed meanwhile refuses the ask, and the answers can be sent again', async () => {
    const food = await givenQuestion(admin, event.id, diet);
    const values = { [size.id]: 'M', [food.id]: ['Vegan'] };
    await done(admin, changeQuestion, {
      params: { id: size.id },
      body: { ...shirt, choices: ['Small', 'Large'], isNeeded: true },
    });
    const changed = await asks(person, event.id, { values });
    expect(changed.body).toMatchObject({
      code: 'request.invalid',
      fields: { [`question.${size.id}`]: 'Please choose from what there is now.' },
    });
    await done(admin, removeQuestion, { params: { id: food.id } });
    const fresh = { ...values, [size.id]: 'Small' };
    expect((await asks(person, event.id, { values: fresh })).body.code).toBe('questions.changed');
    expect(await placesOf(person)).toEqual([]);
    expect((await asks(person, event.id, { values: { [size.id]: 'Small' } })).status).toBe(200);
  });

  test('EL-04 nobody answers for somebody else, and an organiser who asks for somebody is not stopped', async () => {
    const body = { values: { [size.id]: 'M' }, userId: person.id };
    expect((await asks(admin, event.id, body)).body.code).toBe('accounts.not_allowed');
    expect((await asks(await givenSignedIn(product), event.id, body)).body.code).toBe(
      'accounts.not_allowed',
    );
    expect((await asks(admin, event.id, { userId: person.id })).status).toBe(200);
    expect((await placesOf(person))[0]).toMatchObject({ state: 'requested', openQuestions: 1 });
  });
});

describe('EL-04 answers that are none', () => {
  const kinds = {
    text: { kind: 'text', words: 'Text' },
    one: { kind: 'one', words: 'One', choices: ['A', 'B'] },
    some: { kind: 'some', words: 'Some', choices: ['A', 'B'] },
    yes_no: { kind: 'yes_no', words: 'Yes or no' },
    number: { kind: 'number', words: 'Number', lowest: 1, highest: 9 },
    date: { kind: 'date', words: 'Date' },
  } as const;

  const long = 'x'.repeat(10_000);
  const limit = limits.question.answer;
  test.each([
    ['text', long, `Please answer in at most ${limit} characters.`],
    ['text', 7, 'Please answer in words.'],
    ['one', 'C', 'Please choose from what there is now.'],
    ['one', ['A'], 'Please choose from what there is now.'],
    ['some', ['A', 'C'], 'Please choose from what there is now.'],
    ['some', 'A', 'Please choose from what there is now.'],
    ['yes_no', 'yes', 'Please answer yes or no.'],
    ['number', 10, 'Please give a number from 1 to 9.'],
    ['number', 0, 'Please give a number from 1 to 9.'],
    ['number', '5', 'Please give a number.'],
    ['date', '2026-02-30', 'Please give a date.'],
    ['date', 'tomorrow', 'Please give a date.'],
  ] as const)(
    'EL-04 what is no answer is refused at its field: of %s',
    async (kind, value, problem) => {
      const { id } = await givenQuestion(admin, event.id, kinds[kind]);
      const { status, body } = await asks(person, event.id, {
        values: { [size.id]: 'M', [id]: value },
      });
      expect(status).toBe(400);
      expect(body.fields).toEqual({ [`question.${id}`]: problem });
      expect((await saidBy(person)).answers).toEqual({});
    },
  );

  test('EL-04 a choice twice counts once, other scripts are kept, nothing is no answer', async () => {
    const [some, text, none] = [
      await givenQuestion(admin, event.id, kinds.some),
      await givenQuestion(admin, event.id, kinds.text),
      await givenQuestion(admin, event.id, { kind: 'text', words: 'More' }),
    ];
    const values = {
      [size.id]: 'M',
      [some.id]: ['B', 'A', 'B'],
      [text.id]: ' میں سبزی خور ہوں 素食 🥗 ',
      [none.id]: '   ',
    };
    expect((await asks(person, event.id, { values })).status).toBe(200);
    expect((await saidBy(person)).answers).toEqual({
      [size.id]: 'M',
      [some.id]: ['A', 'B'],
      [text.id]: 'میں سبزی خور ہوں 素食 🥗',
      [none.id]: null,
    });
  });
});

describe('EL-04 answering later', () => {
  test('EL-04 who was given a place finds the questions, and answers them until the event ends', async () => {
    await assign(person);
    expect((await placesOf(person))[0]).toMatchObject({ state: 'confirmed', openQuestions: 1 });
    expect((await save(person, {})).body.code).toBe('questions.unanswered');
    expect((await save(person, { [size.id]: 'M' })).status).toBe(200);
    expect((await placesOf(person))[0]?.openQuestions).toBeUndefined();
    product.clock.now = new Date(Date.parse(event.endTime) - 1);
    expect((await save(person, { [size.id]: 'L' })).status).toBe(200);
    product.clock.now = new Date(event.endTime);
    expect((await save(person, { [size.id]: 'S' })).body.code).toBe('questions.over');
    expect((await saidBy(person)).answers).toEqual({ [size.id]: 'L' });
  });

  test('EL-04 a question left open is not asked again, one that lost its answer is', async () => {
    const food = await givenQuestion(admin, event.id, diet);
    await assign(person);
    expect((await placesOf(person))[0]?.openQuestions).toBe(2);
    await save(person, { [size.id]: 'M', [food.id]: [] });
    expect((await placesOf(person))[0]?.openQuestions).toBeUndefined();
    const body = { ...shirt, choices: ['Small', 'Large'], isNeeded: true };
    await done(admin, changeQuestion, { params: { id: size.id }, body });
    expect((await placesOf(person))[0]?.openQuestions).toBe(1);
  });

  test('EL-04 whoever has no place, gave it back, or is at a cancelled or unknown event answers nothing', async () => {
    expect((await save(person, { [size.id]: 'M' })).body.code).toBe('questions.no_place');
    const { body } = await asks(person, event.id, { values: { [size.id]: 'M' } });
    await done(person, withdraw, {
      params: { id: (body.participation as { id: string }).id },
    });
    expect((await save(person, { [size.id]: 'L' })).body.code).toBe('questions.no_place');
    expect((await saidBy(await givenSignedIn(product))).answers).toEqual({});
    const params = { id: newId() };
    const nothing = { params, body: { answers: [] } };
    expect((await person.call(saveAnswers, nothing)).body.code).toBe('events.not_found');
    expect((await person.call(ownAnswers, { params })).body.code).toBe('events.not_found');
    await assign(person);
    await admin.call(cancelEvent, { params: { id: event.id }, body: { reason: 'Rain' } });
    expect((await save(person, { [size.id]: 'L' })).body.code).toBe('events.cancelled');
    expect((await placesOf(person))[0]?.openQuestions).toBeUndefined();
  });
});

test('EL-04 who owes an answer three days before the event is told once, by notice and mail', async () => {
  const [silent, role] = [await givenSignedIn(product), firstRole(event).id];
  await givenQuestion(admin, event.id, diet);
  await assign(person);
  await assign(silent);
  await save(person, { [size.id]: 'M' });
  const start = Date.parse(event.startTime);
  const told = async (moment: number) => {
    product.clock.now = new Date(moment);
    for (const job of jobs(product.ports))
      if ('name' in job && job.name === 'open-questions' && 'run' in job) await job.run();
    const heard = async ({ id, email }: SignedIn) => [
      (await product.mailsTo(email)).filter((mail) => mail.includes('a question for you')).length,
      (await titlesOf(id)).filter((title) => title.includes('a question for you')).length,
    ];
    return [await heard(person), await heard(silent)];
  };
  const [nobody, once] = [
    [0, 0],
    [1, 1],
  ];
  expect(await told(start - 3 * DAY - 1)).toEqual([nobody, nobody]);
  expect(await told(start - 3 * DAY)).toEqual([nobody, once]);
  expect(await told(start - DAY)).toEqual([nobody, once]);
  // Nobody is told once the event has begun.
  const late = await givenSignedIn(product);
  const places = product.db.updateTable('eventRole').set({ maxVolunteers: 3 });
  await places.where('id', '=', role).execute();
  const body = { volunteerId: late.id, roleId: role, eventId: event.id };
  await done(await signedInAs(product, admin.id), assignVolunteer, { body });
  await told(start);
  expect((await titlesOf(late.id)).join()).not.toContain('a question for you');
});

describe('EL-04 remembered answers', () => {
  test('EL-04 are offered where the same is asked, by its words or its template, and forgotten on request', async () => {
    const food = await givenQuestion(admin, event.id, diet);
    const values = { [size.id]: 'M', [food.id]: ['Vegan', 'Halal'] };
    await asks(person, event.id, { values, remember: true });
    const next = await givenEvent(admin, { title: 'Next one' });
    const asked = [
      await givenQuestion(admin, next.id, { ...shirt, words: '  t-shirt   SIZE ' }),
      await givenQuestion(admin, next.id, { ...diet, words: 'Diet' }),
      await givenQuestion(admin, next.id, { ...diet, words: 'Food', template: null }),
    ];
    const offered = { [asked[0]?.id ?? '']: 'M', [asked[1]?.id ?? '']: ['Vegan', 'Halal'] };
    expect(await saidBy(person, next.id)).toEqual({ answers: {}, remembered: offered });
    expect((await saidBy(await givenSignedIn(product), next.id)).remembered).toEqual({});
    await save(person, values, { remember: false });
    expect((await saidBy(person, next.id)).remembered).toEqual({});
  });

  test('EL-04 are not offered where they are no answer, and stay where nothing is said of them', async () => {
    await asks(person, event.id, { values: { [size.id]: 'M' }, remember: true });
    await save(person, { [size.id]: 'L' });
    const next = await givenEvent(admin, { title: 'Other sizes' });
    const { id } = await givenQuestion(admin, next.id, { ...shirt, choices: ['L', 'M'] });
    expect((await saidBy(person, next.id)).remembered).toEqual({ [id]: 'M' });
    const body = { ...shirt, choices: ['Small', 'Large'] };
    await done(admin, changeQuestion, { params: { id }, body });
    expect((await saidBy(person, next.id)).remembered).toEqual({});
  });
});

test('EL-04 saving an event in the editor leaves its questions as they are', async () => {
  const { title, description, location, startTime, endTime } = event;
  const body = { title: `${title} again`, description, location, startTime, endTime };
  const saved = await done(admin, updateEvent, { params: { id: event.id }, body });
  expect((saved.event as Event).questions).toEqual([size]);
});
