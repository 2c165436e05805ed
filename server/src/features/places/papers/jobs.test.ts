/** EL-03: the end of a paper is told 30 and 7 days before, once each, by the clocks of the organisation. */
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import { withdrawPaper } from '@saath/contract/places/papers/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { claims, decides, givenKind, papersOf, verified } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { jobs } from '../jobs.ts';
import { markEndTold, papersEnding } from './queries.ts';

let product: TestProduct;
let admin: SignedIn;
let aid: string;
let person: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  aid = await givenKind(admin, 'First aid');
  person = await givenSignedIn(product);
});
afterAll(async () => await product.close());

/** What the job tells the person at that moment, as `[notices, mails]` so far. */
async function toldAt(moment: string): Promise<[number, number]> {
  product.clock.now = new Date(moment);
  for (const job of jobs(product.ports))
    if ('name' in job && job.name === 'paper-ends' && 'run' in job) await job.run();
  const notices = await product.db
    .selectFrom('notice')
    .select('title')
    .where('userId', '=', person.id)
    .where('title', 'like', 'Valid only until%')
    .execute();
  const mails = await product.mailsTo(person.email);
  return [notices.length, mails.filter((mail) => mail.includes('Valid only until')).length];
}

test('EL-03 30 days before and 7 days before, once each, whoever looks how often', async () => {
  await verified({ admin, person }, aid, '2027-01-31');
  // In Karachi: 31 days before, then 30.
  expect(await toldAt('2026-12-31T12:00:00Z')).toEqual([0, 0]);
  expect(await toldAt('2027-01-01T12:00:00Z')).toEqual([1, 1]);
  for (const again of ['2027-01-01T13:00:00Z', '2027-01-02T12:00:00Z', '2027-01-23T12:00:00Z'])
    expect(await toldAt(again)).toEqual([1, 1]);
  expect(await toldAt('2027-01-24T12:00:00Z')).toEqual([2, 2]);
  for (const again of ['2027-01-24T13:00:00Z', '2027-01-31T12:00:00Z', '2027-02-01T12:00:00Z'])
    expect(await toldAt(again)).toEqual([2, 2]);
  const [mail] = (await product.mailsTo(person.email)).filter((each) =>
    each.includes('Valid only'),
  );
  expect(mail).toContain('Sunday, 31 January 2027');
  expect(mail).toContain('First aid');
});

test('EL-03 without the mark it would come with every look (negative control)', async () => {
  await verified({ admin, person }, aid, '2027-01-31');
  const forget = async () =>
    await product.db.updateTable('qualification').set({ endTold: null }).execute();
  expect(await toldAt('2027-01-01T12:00:00Z')).toEqual([1, 1]);
  await forget();
  expect(await toldAt('2027-01-01T13:00:00Z')).toEqual([2, 2]);
});

test('EL-03 of two who look at once one tells', async () => {
  await verified({ admin, person }, aid, '2027-01-31');
  const seen = await papersEnding(product.db, { today: '2027-01-01', limit: 10 });
  const own = seen.filter(({ id }) => id === person.id);
  const mark = async () =>
    await product.db.transaction().execute(async (tx) => await markEndTold(tx, own));
  expect([(await mark()).size, (await mark()).size]).toEqual([1, 0]);
});

test('EL-03 the day begins where the organisation is, and nobody hears of it at night', async () => {
  await verified({ admin, person }, aid, '2027-01-31');
  // 07:59 of 1 January in Karachi, and 08:00.
  expect(await toldAt('2027-01-01T02:59:00Z')).toEqual([0, 0]);
  expect(await toldAt('2027-01-01T03:00:00Z')).toEqual([1, 1]);
  const other = await givenSignedIn(product);
  product.clock.now = testStart;
  await verified({ admin, person: other }, aid, '2027-03-31');
  const { version } = product.organisation.now();
  const body = { version, timeZone: 'Pacific/Honolulu' };
  expect((await admin.call(saveOrganisation, { body })).status).toBe(200);
  person = other;
  // 1 March in Karachi, still the last of February in Honolulu.
  expect(await toldAt('2027-03-01T09:00:00Z')).toEqual([0, 0]);
  expect(await toldAt('2027-03-01T18:00:00Z')).toEqual([1, 1]);
  const back = { version: product.organisation.now().version, timeZone: null };
  product.clock.now = testStart;
  expect((await admin.call(saveOrganisation, { body: back })).status).toBe(200);
});

test('EL-03 only of what was checked, and of nothing for which a longer one waits', async () => {
  await claims(person, aid, '2027-01-31');
  expect(await toldAt('2027-01-05T12:00:00Z')).toEqual([0, 0]);
  product.clock.now = testStart;
  const [waiting] = (await papersOf(person)).papers;
  await decides(admin, waiting?.id ?? '', 'verify');
  await claims(person, aid, '2028-01-31');
  expect(await toldAt('2027-01-05T12:00:00Z')).toEqual([0, 0]);
  // Taken back again, the end of the one that holds is news.
  product.clock.now = testStart;
  const renewed = (await papersOf(person)).papers.find(({ state }) => state === 'claimed');
  await person.call(withdrawPaper, { params: { id: renewed?.id ?? '' } });
  expect(await toldAt('2027-01-05T12:00:00Z')).toEqual([1, 1]);
});

test('EL-03 a paper that was checked within its last week is told of once; one without an end never', async () => {
  await verified({ admin, person }, aid, '2026-12-04');
  await verified({ admin, person }, await givenKind(admin, 'Lifting'), null);
  expect(await toldAt('2026-12-01T12:00:00Z')).toEqual([1, 1]);
  expect(await toldAt('2026-12-02T12:00:00Z')).toEqual([1, 1]);
});
