/** Evidence that is shown, taken back and checked at once, on a real PostgreSQL server. */
import { withdrawPaper } from '@saath/contract/places/papers/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rounds } from '../../../../../tools/rounds.mjs';
import { newId } from '../../../platform/ids.ts';
import { serverDatabase } from '../../../testing/database.ts';
import { givenAdmin, givenSignedIn, type SignedIn } from '../../../testing/given.ts';
import { fetchedEvidence, givenPdf, shows } from '../../../testing/given-evidence.ts';
import { claims, decides, givenKind, papersOf } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { clearEvidence } from './jobs.ts';
import * as queries from './queries.ts';

const ROUNDS = rounds(20);

let product: TestProduct;
let admin: SignedIn;
let kind: string;
beforeAll(async () => {
  product = await testProduct({ database: await serverDatabase(30) });
  admin = await givenAdmin(product);
  kind = await givenKind(admin, 'First aid');
});
afterAll(async () => await product.close());

async function waiting() {
  const person = await givenSignedIn(product);
  await claims(person, kind);
  const [paper] = (await papersOf(person)).papers;
  return { person, paperId: paper?.id ?? '' };
}
const rows = async () => await product.db.selectFrom('evidence').selectAll().execute();
const files = async () =>
  (await product.storedFiles()).filter((name) => name.includes('-evidence.'));

test(`EL-03 PR-02 what is shown, checked and taken back at once leaves neither evidence nor a file, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { person, paperId } = await waiting();
    await shows(person, paperId, givenPdf());
    const answers = await Promise.all([
      shows(person, paperId, givenPdf()),
      decides(admin, paperId, 'verify'),
      ...(round % 2 ? [person.call(withdrawPaper, { params: { id: paperId } })] : []),
      shows(person, paperId, givenPdf()),
      fetchedEvidence(product.app, admin, { paperId, kind: 'pdf' }),
    ]);
    for (const answer of answers)
      expect([200, 404, 409]).toContain('status' in answer ? answer.status : answer.statusCode);
    expect(await rows()).toEqual([]);
    // Two that clear up at once leave nothing to a third.
    expect(await files()).toEqual([]);
  }
});

test(`EL-03 of two that show a paper at once one stays, with its file, in ${ROUNDS} of ${ROUNDS} rounds`, async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { person, paperId } = await waiting();
    const sent = [givenPdf(['<< /One 1 >>']), givenPdf(['<< /Other 2 >>'])];
    await Promise.all(sent.map(async (pdf) => await shows(person, paperId, pdf)));
    const { statusCode, rawPayload } = await fetchedEvidence(product.app, person, {
      paperId,
      kind: 'pdf',
    });
    expect([statusCode, sent.some((pdf) => pdf.equals(rawPayload))]).toEqual([200, true]);
    expect(await files()).toHaveLength(1);
    await person.call(withdrawPaper, { params: { id: paperId } });
  }
});

test('PR-02 negative control: who shows a paper without holding the person leaves evidence of one that was checked', async () => {
  const { paperId } = await waiting();
  await product.db.transaction().execute(async (tx) => {
    expect(await queries.shownPaper(tx, paperId)).toMatchObject({ state: 'claimed' });
    await decides(admin, paperId, 'verify');
    await queries.insertEvidence(tx, { id: newId(), paperId, kind: 'pdf', addedAt: testStart });
  });
  expect(await rows()).toHaveLength(1);
  // The job finds even that.
  await clearEvidence({ ...product, ...product.ports });
  expect(await rows()).toEqual([]);
});
