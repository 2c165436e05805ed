/** What guardians sign for minors (EL-01, EL-02, EL-03): each text, as long as they agree. Over HTTP with the real mails. */
import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import type { OwnData } from '@saath/contract/accounts/account-care/schema';
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import * as endpoints from '@saath/contract/places/guardians/endpoints';
import type { GuardianLinkView } from '@saath/contract/places/guardians/schema';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenAgreement, rewrites, signs } from '../../../testing/given-agreements.ts';
import { freshAddress, guardianOf, names, tokenIn } from '../../../testing/given-guardians.ts';
import { askingForm, papersOf, saysOver } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { askAgain } from './jobs.ts';

let product: TestProduct;
let admin: SignedIn;
let waiver: string;
let child: SignedIn;
let day = 5;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
beforeEach(async () => {
  waiver = await givenAgreement(admin, `Waiver ${newId()}`);
  child = await givenSignedIn(product);
});
afterAll(async () => await product.close());

/** Each on a day of its own. */
const asking = async (needs: object = { guardian: true }) => {
  day += 1;
  const at = (hour: string) => `2026-12-${String(day).padStart(2, '0')}T${hour}:00:00Z`;
  const change = { mode: 'instant', startTime: at('09'), endTime: at('13') };
  return await givenEvent(admin, askingForm({ agreements: [waiver], ...needs }, change));
};
const joins = async (event: Event) =>
  await child.call(requestJoin, { body: { eventId: event.id, roleId: firstRole(event).id } });

/** The guardian whom the child names for the event's role, after they have agreed. */
async function agreed(event: Event) {
  const email = freshAddress();
  await names(child, firstRole(event).id, email);
  const byLink = async () => guardianOf(product, await tokenIn(product, email));
  expect((await (await byLink()).consent()).status).toBe(200);
  return { email, byLink };
}
const placeIn = async ({ id }: Event) =>
  await product.db
    .selectFrom('participation')
    .select(['state', 'attentionSince'])
    .where('eventId', '=', id)
    .where('userId', '=', child.id)
    .executeTakeFirstOrThrow();
const isMarked = async (event: Event) => (await placeIn(event)).attentionSince !== null;
const signaturesOf = async () =>
  ((await papersOf(child)).signatures ?? []).map(({ name, guardian, counts }) => ({
    ...{ name, guardian, counts },
  }));
const newText = async (events: readonly Event[]) => {
  await rewrites(admin, waiver, { text: `Be kind. ${newId()}`, asksAgain: true });
  for (const { id } of events) await askAgain(product.ports, id);
};

describe('EL-02 a text that changes after the guardian agreed', () => {
  test('EL-02 is not signed by the minor alone: the guardian is asked by mail and signs it by the link', async () => {
    const event = await asking();
    const { email, byLink } = await agreed(event);
    const before = await byLink();
    expect((await joins(event)).body.participation).toMatchObject({ state: 'confirmed' });
    await newText([event]);
    expect(await isMarked(event)).toBe(true);
    await signs(child, waiver, 'Sana Malik');
    expect(await isMarked(event)).toBe(true);
    const again = await asking();
    expect((await joins(again)).body.code).toBe('joining.not_eligible');
    expect((await product.mailsTo(email)).at(-1)).toContain('Please sign for');
    // The earlier link has ended.
    expect((await before.read()).status).toBe(404);
    const guardian = await byLink();
    const { state, agreements } = (await guardian.read()).body as GuardianLinkView;
    expect([state, agreements.map(({ version }) => version)]).toEqual(['consented', [2]]);
    expect((await guardian.consent()).status).toBe(200);
    expect(await isMarked(event)).toBe(false);
    expect(((await guardian.read()).body as GuardianLinkView).agreements).toEqual([]);
    expect((await papersOf(child)).guardians?.[0]).toMatchObject({ signed: [waiver] });
  });

  test('EL-02 PR-03 all mails to a guardian name the minor, and go with their account', async () => {
    const event = await asking();
    const { email } = await agreed(event);
    await newText([event]);
    expect((await product.mailsTo(email)).at(-1)).toContain('Please sign for');
    expect((await admin.call(deleteUser, { params: { id: child.id } })).status).toBe(200);
    const left = product.db.selectFrom('mail').select('subject').where('toAddress', '=', email);
    expect(await left.execute()).toEqual([]);
  });

  test('EL-02 lets the minor ask meanwhile, who can have the mail sent again; adults sign alone', async () => {
    const event = await asking();
    const { email } = await agreed(event);
    await newText([]);
    await signs(child, waiver, 'Sana Malik');
    expect((await joins(event)).body.participation).toMatchObject({ state: 'requested' });
    const [{ id = '' } = {}] = (await papersOf(child)).guardians ?? [];
    const again = async () => await child.call(endpoints.sendGuardianAgain, { params: { id } });
    expect((await again()).status).toBe(200);
    expect((await product.mailsTo(email)).at(-1)).toContain('Please sign for');
    const guardian = guardianOf(product, await tokenIn(product, email));
    await guardian.consent();
    expect((await again()).body.code).toBe('guardians.answered');
    await newText([]);
    await signs(child, waiver);
    await saysOver(child, 18);
    const other = await asking();
    expect((await joins(other)).body.participation).toMatchObject({ state: 'confirmed' });
  });

  test('EL-02 past all services the database refuses the place without it', async () => {
    const event = await asking();
    await agreed(event);
    await newText([]);
    await signs(child, waiver);
    await joins(event);
    const confirm = async (isOff: boolean) =>
      await product.db.transaction().execute(async (tx) => {
        if (isOff)
          await sql`alter table participation disable trigger participation_guardian_signed`.execute(
            tx,
          );
        const set = tx.updateTable('participation').set({ state: 'confirmed' });
        await set.where('eventId', '=', event.id).execute();
        throw new Error('taken back');
      });
    await expect(confirm(false)).rejects.toMatchObject({
      constraint: 'participation_guardian_signed',
    });
    // Negative control: nothing else refuses it.
    await expect(confirm(true)).rejects.toThrow('taken back');
  });
});

describe('EL-02 consent that is taken back', () => {
  test('EL-02 takes what the guardian signed with it: other places that rest on it are marked, and all hear of it', async () => {
    const [event, open] = [await asking(), await asking({})];
    const { byLink } = await agreed(event);
    for (const each of [event, open])
      expect((await joins(each)).body.participation).toMatchObject({ state: 'confirmed' });
    await (await byLink()).refuse();
    expect(await signaturesOf()).toEqual([
      { name: 'Farah Malik', guardian: 'Farah Malik', counts: false },
    ]);
    expect([await isMarked(event), await isMarked(open)]).toEqual([true, true]);
    const told = await product.db
      .selectFrom('notice')
      .select(['userId', 'title'])
      .where('title', 'like', 'Something is missing%')
      .where('userId', 'in', [child.id, admin.id])
      .execute();
    for (const { id } of [child, admin])
      expect(told.filter(({ userId }) => userId === id).length).toBeGreaterThanOrEqual(2);
    // Nobody else has to sign where no guardian is asked for.
    await signs(child, waiver, 'Sana Malik');
    expect([await isMarked(event), await isMarked(open)]).toEqual([true, false]);
    await (await byLink()).consent();
    expect(await isMarked(event)).toBe(false);
    const { data } = (await (await signedInAs(product, child.id)).call(exportData)).body as {
      data: OwnData;
    };
    expect(data.guardians[0]?.signed.map(({ withdrawnAt }) => withdrawnAt !== null)).toEqual([
      true,
      false,
    ]);
  });

  test('EL-02 leaves what the child signed, and what another guardian signed for another role', async () => {
    const [one, two] = [await asking(), await asking()];
    await signs(child, waiver, 'Sana Malik');
    const [mother, father] = [await agreed(one), await agreed(two)];
    for (const event of [one, two]) await joins(event);
    await (await mother.byLink()).refuse();
    expect([await isMarked(one), await isMarked(two)]).toEqual([true, false]);
    await (await father.byLink()).refuse();
    expect(await signaturesOf()).toEqual([
      { name: 'Sana Malik', guardian: undefined, counts: true },
    ]);
    const rows = product.db.updateTable('guardianSignature').set({ name: 'Somebody else' });
    await expect(rows.execute()).rejects.toMatchObject({
      constraint: 'guardian_signature_stays',
    });
  });
});
