/** Guardians of minors (EL-01, EL-02, EL-03), over HTTP with the real mails. */
import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import type { OwnData } from '@saath/contract/accounts/account-care/schema';
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import { cancelEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import * as endpoints from '@saath/contract/places/guardians/endpoints';
import type { GuardianAnswer } from '@saath/contract/places/guardians/schema';
import {
  decide,
  eventQueue,
  eventRoster,
  requestJoin,
} from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
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
import { conduct, givenAgreement, rewrites, signs } from '../../../testing/given-agreements.ts';
import {
  consentFor,
  freshAddress,
  guardianOf,
  names,
  tokenIn,
} from '../../../testing/given-guardians.ts';
import { askingForm, papersOf, saysOver } from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

const DAY = 86_400_000;

let product: TestProduct;
let admin: SignedIn;
let event: Event;
let roleId: string;
let child: SignedIn;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  await asking();
  child = await givenSignedIn(product);
});
afterAll(async () => await product.close());

async function asking(needs: object = {}, change: Record<string, unknown> = {}) {
  event = await givenEvent(admin, askingForm({ guardian: true, ...needs }, change));
  roleId = firstRole(event).id;
}
const asks = async (person = child) =>
  await person.call(requestJoin, { body: { eventId: event.id, roleId } });
const ownOf = async (person = child) => (await papersOf(person)).guardians ?? [];
/** Named by the child. */
async function named(email = freshAddress()) {
  const answer = await names(child, roleId, email);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return { email, guardian: guardianOf(product, await tokenIn(product, email)) };
}
const noticesOf = async ({ id }: { id: string }, title: string) => {
  const rows = product.db.selectFrom('notice').select('title').where('userId', '=', id);
  return (await rows.execute()).filter((notice) => notice.title.includes(title)).length;
};

describe('EL-01 a role that asks for a guardian', () => {
  test('EL-01 says so, keeps it when a client knows nothing of it, and asks for nobody where people are over 18', async () => {
    const now = async () =>
      firstRole((await admin.call(getEvent, { params: { id: event.id } })).body.event as Event);
    const change = async (needs: object) => {
      const body = { ...event, updatedAt: undefined, role: [{ ...firstRole(event), needs }] };
      expect((await admin.call(updateEvent, { params: { id: event.id }, body })).status).toBe(200);
      return (await now()).needs;
    };
    expect((await now()).needs).toEqual({ oneOf: [], minAge: null, guardian: true });
    expect(await change({ minAge: 14 })).toEqual({ oneOf: [], minAge: 14, guardian: true });
    expect(await change({ minAge: 18, guardian: true })).toEqual({ oneOf: [], minAge: 18 });
    expect(await change({ guardian: true })).toEqual({ oneOf: [], minAge: null, guardian: true });
    expect(await change({ guardian: false })).toBeUndefined();
  });

  test('EL-01 lets adults in at once, and minors ask once their guardian was asked', async () => {
    const adult = await givenSignedIn(product);
    await saysOver(adult, 18);
    expect((await asks(adult)).status).toBe(200);
    await saysOver(child, 16);
    expect((await asks()).body.code).toBe('joining.not_eligible');
    await named();
    expect((await asks()).body.participation).toMatchObject({ state: 'requested' });
    const queue = await admin.call(eventQueue, { params: { id: event.id }, query: {} });
    expect(JSON.stringify(queue.body)).toContain('was asked, no answer yet');
    const params = { id: (await participation()).id };
    const refused = await admin.call(decide, { params, body: { decision: 'approve' } });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      expect.stringContaining('a parent or guardian has not agreed'),
    ]);
  });
});

async function participation() {
  return await product.db
    .selectFrom('participation')
    .select(['id', 'state'])
    .where('eventId', '=', event.id)
    .where('userId', '=', child.id)
    .executeTakeFirstOrThrow();
}

describe('EL-03 naming a guardian', () => {
  test('EL-03 is refused for an own address, however it is spelled', async () => {
    const [local = '', domain] = child.email.split('@');
    const own = [child.email, ` ${child.email.toUpperCase()}`, `${local}+mum@${domain}`];
    const at = { userId: child.id, addedAt: testStart, issuer: 'x' };
    const elsewhere = `also-${newId()}@example.org`;
    const identity = { ...at, id: newId(), subject: newId(), email: elsewhere };
    await product.db.insertInto('providerIdentity').values(identity).execute();
    for (const email of [...own, elsewhere]) {
      const { status, body } = await names(child, roleId, email);
      expect([email, status, body.code]).toEqual([email, 409, 'guardians.own_address']);
    }
    expect(await ownOf()).toEqual([]);
    const { fields } = (await names(child, roleId, 'nobody')).body;
    expect(Object.keys(fields as object)).toEqual(['email']);
  });

  test('EL-03 carries nothing but a name to whatever address is named', async () => {
    const roleOf = async (name: string) => {
      const body = { roleId, name, email: freshAddress() };
      return (await child.call(endpoints.nameGuardian, { body })).status;
    };
    for (const name of ['Win at https://evil.example', 'evil.example', 'a@evil.example', 'Mum\nx'])
      expect([name, await roleOf(name)]).toEqual([name, 400]);
    for (const name of ['Dr. Máire O’Brien-Khan Jr.', 'فرح ملک'])
      expect([name, await roleOf(name)]).toEqual([name, 200]);
  });

  test('EL-03 is for minors only, where the role asks for it and can still be had', async () => {
    const codeOf = async () => (await names(child, roleId)).body.code;
    expect((await names(child, newId())).body.code).toBe('roles.not_found');
    await saysOver(child, 18);
    expect(await codeOf()).toBe('guardians.not_needed');
    await saysOver(child, 16);
    await asking({ guardian: false });
    expect(await codeOf()).toBe('guardians.not_needed');
    await asking();
    product.clock.now = new Date(event.startTime);
    expect(await codeOf()).toBe('joining.not_open');
  });

  test('EL-03 mails a link; sent again or to another one, only the latest works, and it runs out', async () => {
    const { email, guardian: first } = await named();
    expect((await first.read()).body).toMatchObject({
      ...{ state: 'asked', guardianName: 'Farah Malik', event: { title: event.title } },
      ...{ roleName: firstRole(event).role_name, agreements: [], answeredAt: null },
    });
    const [own] = await ownOf();
    expect(own).toMatchObject({ roleId, email, state: 'asked', sentAt: testStart.toISOString() });
    const again = async (person: SignedIn) =>
      await person.call(endpoints.sendGuardianAgain, { params: { id: own?.id ?? '' } });
    expect((await again(await givenSignedIn(product))).body.code).toBe('guardians.not_found');
    expect((await again(child)).status).toBe(200);
    const second = guardianOf(product, await tokenIn(product, email));
    expect((await first.consent()).body.code).toBe('guardians.link_invalid');
    expect((await second.read()).status).toBe(200);
    const { guardian: third } = await named();
    expect((await second.read()).body.code).toBe('guardians.link_invalid');
    product.clock.now = new Date(testStart.getTime() + 14 * DAY);
    const codes = [(await third.read()).body.code, (await third.consent()).body.code];
    expect(codes).toEqual(['guardians.link_expired', 'guardians.link_expired']);
    product.clock.now = testStart;
    expect(await ownOf()).toMatchObject([{ state: 'asked' }]);
  });

  test('EL-03 does not flood an address', async () => {
    const strict = await testProduct({ rateFactor: 1 });
    const organiser = await givenAdmin(strict);
    const crowd = firstRole(await givenEvent(organiser, askingForm({ guardian: true })));
    const minor = await givenSignedIn(strict);
    expect((await names(minor, crowd.id)).status).toBe(200);
    const [{ id = '' } = {}] = (await papersOf(minor)).guardians ?? [];
    const codes = [];
    for (let time = 0; time < 5; time++)
      codes.push(
        (await minor.call(endpoints.sendGuardianAgain, { params: { id } })).body.code ?? 'sent',
      );
    expect(codes).toEqual(['sent', 'sent', 'sent', 'sent', 'request.too_many']);
    await strict.close();
  });
});

describe('EL-03 the link of a guardian', () => {
  test('EL-03 does nothing when it is opened, and takes a typed name to agree', async () => {
    const { guardian } = await named();
    await guardian.read();
    await guardian.read();
    expect(await ownOf()).toMatchObject([{ state: 'asked' }]);
    for (const name of ['', '12345', undefined])
      expect([name, (await guardian.consent({ name })).status]).toEqual([name, 400]);
    expect((await guardianOf(product, newId()).read()).body.code).toBe('guardians.link_invalid');
    expect((await guardian.consent()).body.message).toBe('Thank you. You have agreed.');
    expect(await ownOf()).toMatchObject([
      { state: 'consented', answeredAt: testStart.toISOString() },
    ]);
    expect((await product.mailsTo(child.email)).at(-1)).toContain('guardian agrees');
    // Pressed twice, it is answered alike, and the child is told once.
    expect((await guardian.consent()).status).toBe(200);
    expect(await noticesOf(child, 'guardian agrees')).toBe(1);
    expect((await names(child, roleId)).body.code).toBe('guardians.answered');
    await asking({}, { mode: 'instant' });
    await consentFor(product, child, roleId);
    expect((await asks()).body.participation).toMatchObject({ state: 'confirmed' });
  });

  test('EL-03 says no, which the child hears; another one can be named, and a no can become a yes', async () => {
    const { guardian } = await named();
    await guardian.refuse();
    await guardian.refuse();
    expect(await ownOf()).toMatchObject([{ state: 'refused' }]);
    expect((await asks()).body.message).toContain('consent of a parent or guardian');
    expect(await noticesOf(child, 'does not agree')).toBe(1);
    await guardian.consent();
    expect(await ownOf()).toMatchObject([{ state: 'consented' }]);
  });

  test('EL-03 of an event that is over or does not take place answers nothing', async () => {
    const { guardian } = await named();
    await guardian.consent();
    product.clock.now = new Date(event.endTime);
    expect((await guardian.read()).body.state).toBe('over');
    expect((await guardian.refuse()).body.code).toBe('guardians.too_late');
    product.clock.now = testStart;
    await admin.call(cancelEvent, { params: { id: event.id }, body: { reason: 'Rain' } as never });
    expect((await guardian.refuse()).body.code).toBe('guardians.too_late');
    expect(await ownOf()).toMatchObject([{ state: 'consented' }]);
  });

  test('EL-03 takes consent back: the place stays, is marked, and both sides are told', async () => {
    await asking({}, { mode: 'instant' });
    const guardian = await consentFor(product, child, roleId);
    await asks();
    expect((await guardian.refuse()).body.message).toBe('You have taken your consent back.');
    expect(await participation()).toMatchObject({ state: 'confirmed' });
    const onRoster = async () =>
      (
        (await admin.call(eventRoster, { params: { id: event.id }, query: {} })).body
          .people as RosterPerson[]
      )[0];
    expect(await onRoster()).toMatchObject({ userId: child.id, needsAttention: true });
    expect(await noticesOf(child, 'does not agree any more')).toBe(1);
    expect(await noticesOf(admin, 'Something is missing')).toBe(1);
    await guardian.consent();
    expect(await onRoster()).toMatchObject({ needsAttention: false });
  });

  test('EL-03 organisers see who agreed and when; it is in one’s own data and goes with the account', async () => {
    const { email, guardian } = await named();
    const list = async () =>
      (await admin.call(endpoints.listGuardians)).body as {
        total: number;
        answers: GuardianAnswer[];
      };
    const before = (await list()).total;
    await guardian.consent();
    const { total, answers } = await list();
    expect([total, answers.find((each) => each.email === email)]).toMatchObject([
      before + 1,
      {
        ...{ state: 'consented', email, signedName: 'Farah Malik', person: { id: child.id } },
        ...{ answeredAt: testStart.toISOString(), event: { id: event.id } },
      },
    ]);
    expect((await child.call(endpoints.listGuardians)).status).toBe(403);
    const { data } = (await (await signedInAs(product, child.id)).call(exportData)).body as {
      data: OwnData;
    };
    expect(data.guardians).toMatchObject([{ event: event.title, email, state: 'consented' }]);
    const mails = product.db.selectFrom('mail').select('subject').where('toAddress', '=', email);
    expect(await mails.execute()).toHaveLength(1);
    await admin.call(deleteUser, { params: { id: child.id } });
    expect((await list()).total).toBe(before);
    expect((await guardian.read()).status).toBe(404);
    // Nor is anything left that says to whom they were a guardian.
    expect(await mails.execute()).toEqual([]);
  });
});

describe('EL-01 a guardian signs what the role asks to be signed', () => {
  test('EL-01 for the child, who then lacks nothing', async () => {
    const code = await givenAgreement(admin, `Waiver ${newId()}`);
    await asking({ agreements: [code] }, { mode: 'instant' });
    await consentFor(product, child, roleId);
    expect((await papersOf(child)).signatures).toMatchObject([
      { name: 'Farah Malik', guardian: 'Farah Malik', counts: true },
    ]);
    expect((await asks()).body.participation).toMatchObject({ state: 'confirmed' });
  });

  test('EL-01 beside the child’s own signature, which stays as it was', async () => {
    const code = await givenAgreement(admin, `Waiver ${newId()}`);
    await asking({ agreements: [code] });
    await signs(child, code, 'Sana Malik');
    await consentFor(product, child, roleId);
    expect((await papersOf(child)).signatures).toMatchObject([
      { name: 'Sana Malik', guardian: 'Farah Malik', counts: true },
    ]);
    const change = product.db.updateTable('signature').set({ guardianName: 'Somebody else' });
    await expect(change.where('userId', '=', child.id).execute()).rejects.toMatchObject({
      constraint: 'signature_guardian_stays',
    });
  });

  test('EL-01 is refused when a text was changed after it was opened, and shown as it is now', async () => {
    const code = await givenAgreement(admin, `Waiver ${newId()}`);
    await asking({ agreements: [code] });
    const { guardian } = await named();
    expect((await guardian.read()).body.agreements).toMatchObject([{ version: 1, text: conduct }]);
    await rewrites(admin, code, { text: 'We are kind.' });
    for (const agreements of [[{ id: code, version: 1 }], []]) {
      const late = await guardian.consent({ agreements });
      expect([late.status, late.body.code]).toEqual([409, 'signatures.changed']);
    }
    expect((await papersOf(child)).signatures).toBeUndefined();
    expect(await ownOf()).toMatchObject([{ state: 'asked' }]);
    expect((await guardian.read()).body.agreements).toMatchObject([{ text: 'We are kind.' }]);
    expect((await guardian.consent()).status).toBe(200);
  });
});
