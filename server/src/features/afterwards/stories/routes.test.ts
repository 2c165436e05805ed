/** WI-02: real words on the first page, asked for, agreed to, and taken off again, over HTTP. */

import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import { listFeedback, sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import {
  answerStory,
  askForStory,
  ownStories,
  publishStory,
} from '@saath/contract/afterwards/stories/endpoints';
import { listNotices } from '@saath/contract/notices/notices/endpoints';
import { readAuditLog } from '@saath/contract/office/audit-log/endpoints';
import { getContent } from '@saath/contract/office/content/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { anonymise } from '../../accounts/account-care/queries.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

let product: TestProduct;
let admin: SignedIn;
let writer: SignedIn;
/** Of the writer's feedback. */
let id: string;
let words: string;

beforeAll(async () => {
  product = await testProduct({ env: { APP_URL: 'https://saath.example' } });
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());
beforeEach(async () => {
  writer = await givenSignedIn(product, { name: 'Aisha Khan' });
  words = `I came alone and left with friends (${writer.id}).`;
  id = await given(words);
});

async function given(message: string): Promise<string> {
  await writer.call(sendFeedback, { body: { rating: 5, message } });
  const row = await product.db
    .selectFrom('feedback')
    .select('id')
    .where('userId', '=', writer.id)
    .where('message', '=', message)
    .executeTakeFirstOrThrow();
  return row.id;
}
const params = () => ({ id });
const ask = async () => await admin.call(askForStory, { params: params() });
const answer = async (consent: 'first_name' | 'anonymous' | 'declined') =>
  await writer.call(answerStory, { params: params(), body: { consent } });
const publish = async (isPublished = true) =>
  await admin.call(publishStory, { params: params(), body: { isPublished } });
type Shown = { name: string; role: string; content: string; rating: number };
async function shown(language: 'en' | 'ur' = 'en'): Promise<Shown[]> {
  const { body } = await writer.call(getContent, { query: { language } });
  const { stories } = body.content as { stories: { items: Shown[] } };
  return stories.items.filter(({ content }) => content === words);
}
const standing = async () => {
  const { body } = await admin.call(listFeedback);
  const rows = body.feedback as { id: string; story: object; canBeAsked: boolean }[];
  return rows.find((row) => row.id === id);
};
const noticesOf = async (person: SignedIn) =>
  ((await person.call(listNotices, { query: {} })).body.notices as { title: string }[]).map(
    ({ title }) => title,
  );

test('WI-02 the writer is asked by notice and mail, agrees with the first name, and the words stand on the first page', async () => {
  expect(await standing()).toMatchObject({ story: null, canBeAsked: true });
  expect((await ask()).body.message).toBe('Asked. You are told when Aisha Khan answers.');
  expect(await standing()).toMatchObject({
    story: { consent: null, isPublished: false },
    canBeAsked: false,
  });
  expect(await noticesOf(writer)).toEqual(['May we publish what you wrote?']);
  const mail = (await product.mailsTo(writer.email)).at(-1);
  expect(mail).toContain('May we publish what you wrote?');
  expect(mail).toContain('https://saath.example/volunteer/feedback');
  expect((await writer.call(ownStories)).body.stories).toMatchObject([
    { id, words, rating: 5, firstName: 'Aisha', consent: null, isPublished: false },
  ]);
  expect(await shown()).toEqual([]);

  expect((await answer('first_name')).body).toMatchObject({
    message: 'Thank you. The organisers may publish your words.',
    story: { consent: 'first_name', isPublished: false },
  });
  expect(await noticesOf(admin)).toContain('Aisha Khan agreed: you can publish their words');
  expect(await shown()).toEqual([]);
  expect((await publish()).body.message).toBe('It is on the first page now.');
  expect(await shown()).toEqual([{ name: 'Aisha', role: '', content: words, rating: 5 }]);
  expect(await standing()).toMatchObject({ story: { consent: 'first_name', isPublished: true } });

  expect((await publish(false)).status).toBe(200);
  expect(await shown()).toEqual([]);
});

test('WI-02 somebody who is not named is a volunteer, in either language', async () => {
  await ask();
  await answer('anonymous');
  await publish();
  expect(await shown()).toMatchObject([{ name: 'A volunteer' }]);
  expect(await shown('ur')).toMatchObject([{ name: 'ایک رضاکار' }]);
});

test('WI-02 nothing is published before a yes, nor after a no', async () => {
  expect(await publish()).toMatchObject({ status: 404, body: { code: 'stories.not_found' } });
  await ask();
  expect(await publish()).toMatchObject({ status: 409, body: { code: 'stories.no_consent' } });
  await answer('declined');
  expect(await publish()).toMatchObject({ status: 409, body: { code: 'stories.no_consent' } });
  expect(await shown()).toEqual([]);
});

test('WI-02 the writer takes the words back at any time: they are gone at once, and a later yes does not publish them', async () => {
  await ask();
  await answer('first_name');
  await publish();
  expect((await answer('declined')).body).toMatchObject({
    message: 'Your words are not published.',
    story: { consent: 'declined', isPublished: false },
  });
  expect(await shown()).toEqual([]);
  await answer('anonymous');
  expect(await shown()).toEqual([]);
  expect(await standing()).toMatchObject({ story: { consent: 'anonymous', isPublished: false } });
});

test('WI-02 who asks to leave is not shown from that moment on, and leaving takes the words away', async () => {
  await ask();
  await answer('first_name');
  await publish();
  expect(await shown()).toHaveLength(1);
  await updateUser(product.db, writer.id, { leavingAt: product.clock.now });
  const { body } = await admin.call(getContent, { query: { language: 'en' } });
  expect(JSON.stringify(body)).not.toContain(words);
  expect(await publish(false)).toMatchObject({ status: 200 });
  expect(await publish()).toMatchObject({ body: { code: 'stories.no_consent' } });
  await product.db
    .transaction()
    .execute(
      async (tx) =>
        await anonymise(tx, { id: writer.id, email: writer.email, at: product.clock.now }),
    );
  const left = await product.db.selectFrom('story').select('words').execute();
  expect(left.map((row) => row.words)).not.toContain(words);
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'stories.cannot_ask' } });
});

test('WI-02 one is asked once, and not about stars without words', async () => {
  await ask();
  expect(await ask()).toMatchObject({ status: 409, body: { code: 'stories.already_asked' } });
  expect(await noticesOf(writer)).toHaveLength(1);
  const silent = await given('Silent.');
  await product.db.updateTable('feedback').set({ message: '' }).where('id', '=', silent).execute();
  const asked = await admin.call(askForStory, { params: { id: silent } });
  expect(asked).toMatchObject({ status: 409, body: { code: 'stories.cannot_ask' } });
});

test('WI-02 two organisers who ask at once ask once', async () => {
  const other = await givenAdmin(product);
  const answers = await Promise.all([ask(), other.call(askForStory, { params: params() })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await noticesOf(writer)).toHaveLength(1);
});

test('WI-02 nobody answers for somebody else, organisers included', async () => {
  await ask();
  const stranger = await givenSignedIn(product);
  for (const person of [stranger, admin]) {
    const tried = await person.call(answerStory, {
      params: params(),
      body: { consent: 'first_name' },
    });
    expect(tried).toMatchObject({ status: 404, body: { code: 'stories.not_found' } });
  }
  expect((await stranger.call(ownStories)).body.stories).toEqual([]);
  expect((await stranger.call(askForStory, { params: params() })).status).toBe(403);
  expect(
    (await stranger.call(publishStory, { params: params(), body: { isPublished: true } })).status,
  ).toBe(403);
  expect(await standing()).toMatchObject({ story: { consent: null } });
});

test('WI-02 who wants no such mails gets the notice alone', async () => {
  await updateUser(product.db, writer.id, { kindsWithoutMail: ['message'] });
  const before = (await product.mailsTo(writer.email)).length;
  await ask();
  expect(await product.mailsTo(writer.email)).toHaveLength(before);
  expect(await noticesOf(writer)).toHaveLength(1);
});

test('WI-02 the log and the own data say who asked, what was answered and since when it is published', async () => {
  await ask();
  await answer('first_name');
  await publish();
  await publish(false);
  const { body } = await admin.call(readAuditLog, { query: {} });
  const entries = body.entries as { action: string; person: { id: string } | null }[];
  const ofWriter = entries.filter(({ person }) => person?.id === writer.id);
  expect(ofWriter.map(({ action }) => action)).toEqual([
    'story.unpublished',
    'story.published',
    'story.answered',
    'story.asked',
  ]);
  await publish();
  const { data } = (await writer.call(exportData)).body as {
    data: { feedback: { message: string; story: object }[] };
  };
  expect(data.feedback).toMatchObject([
    { message: words, story: { words, consent: 'first_name', publishedAt: expect.any(String) } },
  ]);
});
