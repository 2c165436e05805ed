/** Agreements and who signed them (EL-01, EL-02), over HTTP. */
import { deleteUser } from '@saath/contract/accounts/accounts/endpoints';
import * as agreements from '@saath/contract/events/agreements/endpoints';
import type { Agreement } from '@saath/contract/events/agreements/schema';
import { copyEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer, createRole } from '@saath/contract/events/roles/endpoints';
import { limits } from '@saath/contract/limits';
import { eventRoster, requestJoin } from '@saath/contract/places/joining/endpoints';
import type { RosterPerson } from '@saath/contract/places/joining/schema';
import { keepPlace } from '@saath/contract/places/papers/endpoints';
import * as signatures from '@saath/contract/places/signatures/endpoints';
import type { SignedText } from '@saath/contract/places/signatures/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
} from '../../../testing/given.ts';
import {
  conduct,
  givenAgreement,
  rewrites,
  signs,
  textOf,
} from '../../../testing/given-agreements.ts';
import {
  askingForm,
  claims,
  givenKind,
  papersOf,
  saysOver,
  verified,
} from '../../../testing/given-papers.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';

let product: TestProduct;
let admin: SignedIn;
let code: string;
beforeAll(async () => {
  product = await testProduct();
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await givenAdmin(product);
  code = await givenAgreement(admin, `Code of conduct ${newId()}`);
});
afterAll(async () => await product.close());

const listed = async (id = code) =>
  ((await admin.call(agreements.listAgreements)).body.agreements as Agreement[]).find(
    (each) => each.id === id,
  );
const ownOf = async (person: SignedIn) => (await papersOf(person)).signatures ?? [];
const read = async (reader: SignedIn, id: string) =>
  await reader.call(signatures.readSignature, { params: { id } });
const asking = async (change: Record<string, unknown> = {}, ids = [code]) =>
  await givenEvent(admin, askingForm({ agreements: ids }, change));
const asks = async (person: SignedIn, event: Event) =>
  await person.call(requestJoin, { body: { eventId: event.id, roleId: firstRole(event).id } });

describe('EL-01 an agreement', () => {
  test('EL-01 has a name of its own and a text, and stands in the list with those who signed', async () => {
    const { name } = (await listed()) ?? {};
    expect(await listed()).toMatchObject({ version: 1, signed: 0, wasSigned: false });
    await signs(await givenSignedIn(product), code);
    expect(await listed()).toMatchObject({ signed: 1 });
    const write = async (body: { name: string; text: string }) =>
      (await admin.call(agreements.writeAgreement, { body })).body;
    expect(await write({ name: ` ${name?.toUpperCase()}`, text: 'x' })).toMatchObject({
      code: 'agreements.name_taken',
    });
    const long = { name: 'Too long', text: 'a'.repeat(50_000) };
    expect(Object.keys((await write(long)).fields as object)).toEqual(['text']);
    expect(Object.keys((await write({ name: ' ', text: ' ' })).fields as object)).toEqual([
      'name',
      'text',
    ]);
    const longest = 'a'.repeat(limits.agreement.text);
    const id = await givenAgreement(admin, `Longest ${newId()}`, longest);
    expect((await textOf(admin, id)).text).toBe(longest);
  });

  test('EL-01 what looks like markup is a text like any other', async () => {
    const text = '<script>alert(1)</script>\n<b>Bold</b> & "quoted"';
    const id = await givenAgreement(admin, `Markup ${newId()}`, text);
    expect((await textOf(admin, id)).text).toBe(text);
  });

  test('EL-01 goes as long as no role asks for it and nobody has signed it', async () => {
    const remove = async (id: string) =>
      (await admin.call(agreements.removeAgreement, { params: { id } })).body.code;
    const [asked, signed, free] = [
      await givenAgreement(admin, `Asked ${newId()}`),
      await givenAgreement(admin, `Signed ${newId()}`),
      await givenAgreement(admin, `Free ${newId()}`),
    ];
    await asking({}, [asked]);
    await signs(await givenSignedIn(product), signed);
    expect(await remove(asked)).toBe('agreements.in_use');
    expect(await remove(signed)).toBe('agreements.in_use');
    expect(await remove(free)).toBeUndefined();
    expect(await remove(free)).toBe('agreements.gone');
    // A role that still names it is told.
    const [role] = askingForm({ agreements: [free] }).role;
    const body = { ...role, role_name: 'Medic', event_id: (await givenEvent(admin)).id };
    expect((await admin.call(createRole, { body })).body.code).toBe('eligibility.unknown_kind');
    const many = Array.from({ length: limits.agreement.perRole + 1 }, () => newId());
    const tooMany = { ...body, needs: { agreements: many } };
    const { fields } = (await admin.call(createRole, { body: tooMany })).body;
    expect(Object.keys(fields as object)).toEqual(['needs.agreements']);
  });

  test('EL-01 what was written never changes: another text is another version, also of two organisers at once', async () => {
    const person = await givenSignedIn(product);
    await signs(person, code);
    expect((await rewrites(admin, code, { text: 'Another text.' })).status).toBe(200);
    expect(await listed()).toMatchObject({ version: 2, signed: 1 });
    const late = await rewrites(admin, code, { text: 'A third.', basedOn: 1 });
    expect([late.status, late.body.code]).toEqual([409, 'agreements.changed']);
    // Nothing new and nothing asked: nothing happens.
    await rewrites(admin, code, {});
    expect(await listed()).toMatchObject({ version: 2 });
    const [{ id = '' } = {}] = await ownOf(person);
    expect((await read(person, id)).body.signature).toMatchObject({ version: 1, text: conduct });
    const { db } = product;
    const rewritten = db.updateTable('agreementVersion').set({ text: 'Forged' });
    await expect(rewritten.where('agreementId', '=', code).execute()).rejects.toMatchObject({
      constraint: 'agreement_version_stays',
    });
    const forged = db.updateTable('signature').set({ name: 'Somebody else' });
    await expect(forged.where('id', '=', id).execute()).rejects.toMatchObject({
      constraint: 'signature_stays',
    });
  });
});

describe('EL-01 signing', () => {
  test('EL-01 keeps the name as typed, the time, the version and the hash; a second press signs nothing more', async () => {
    const person = await givenSignedIn(product, { name: 'Bilal Ahmed' });
    expect((await signs(person, code, ' Bilal O’Ahmed-Khan ')).status).toBe(200);
    expect((await signs(person, code, 'Once more')).status).toBe(200);
    const own = await ownOf(person);
    expect(own).toMatchObject([
      { name: 'Bilal O’Ahmed-Khan', version: 1, counts: true, withdrawnAt: null },
    ]);
    const { signature } = (await read(person, own[0]?.id ?? '')).body as { signature: SignedText };
    expect(signature).toMatchObject({
      ...{ text: conduct, person: 'Bilal Ahmed', signedAt: testStart.toISOString() },
    });
    expect(signature.hash).toMatch(/^[0-9a-f]{64}$/);
  });

  test('EL-01 takes a name of letters, in any script', async () => {
    const person = await givenSignedIn(product);
    for (const name of ['', '   ', 'F', '12345', 'X Æ A-12', '<b>Ali</b>', '-.-', 'a'.repeat(101)])
      expect([name, (await signs(person, code, name)).status]).toEqual([name, 400]);
    expect(await ownOf(person)).toEqual([]);
    for (const name of ['ثنا ملک', 'José Ñúñez', '王伟', 'Ng', "J. O'Neill"])
      expect([name, (await signs(person, code, name)).status]).toEqual([name, 200]);
  });

  test('EL-01 is refused when the text was changed after it was opened; the new one is shown beside what was signed', async () => {
    const person = await givenSignedIn(product);
    const { version } = await textOf(person, code);
    await rewrites(admin, code, { text: 'We are kind.' });
    const late = await person.call(signatures.signAgreement, {
      params: { id: code },
      body: { version, name: 'Sana Malik' },
    });
    expect([late.status, late.body.code]).toEqual([409, 'signatures.changed']);
    expect(await textOf(person, code)).toMatchObject({ text: 'We are kind.', before: null });
    await signs(person, code);
    expect(await textOf(person, code)).toMatchObject({ version: 2, before: null });
    await rewrites(admin, code, { text: 'We are kinder.' });
    expect(await textOf(person, code)).toMatchObject({
      ...{ version: 3, text: 'We are kinder.' },
      before: { version: 2, text: 'We are kind.' },
    });
    const gone = await signs(person, code).then(() => newId());
    expect((await person.call(agreements.readAgreement, { params: { id: gone } })).status).toBe(
      404,
    );
  });

  test('EL-01 is seen by the person and by organisers, and goes with the account', async () => {
    const [person, other] = [await givenSignedIn(product), await givenSignedIn(product)];
    await signs(person, code, 'Ayesha Siddiqa');
    const [{ id = '' } = {}] = await ownOf(person);
    expect((await read(other, id)).body.code).toBe('signatures.not_found');
    const withdraw = async (who: SignedIn) =>
      (await who.call(signatures.withdrawSignature, { params: { id } })).body.code;
    expect(await withdraw(other)).toBe('signatures.not_found');
    expect((await read(admin, id)).status).toBe(200);
    const all = { params: { id: code } };
    expect((await other.call(signatures.listSignatures, all)).status).toBe(403);
    expect((await admin.call(signatures.listSignatures, all)).body).toMatchObject({
      ...{ total: 1, signatures: [{ name: 'Ayesha Siddiqa', person: { id: person.id } }] },
    });
    expect(await withdraw(person)).toBeUndefined();
    expect(await withdraw(person)).toBe('signatures.not_found');
    expect((await read(person, id)).body.signature).toMatchObject({ counts: false });
    await admin.call(deleteUser, { params: { id: person.id } });
    expect((await admin.call(signatures.listSignatures, all)).body).toMatchObject({ total: 0 });
  });
});

describe('EL-02 a role that asks for a signature', () => {
  test('EL-02 is shown with it, and its place is given once it is signed', async () => {
    const event = await asking({ mode: 'instant' });
    const { name = '' } = (await listed()) ?? {};
    const person = await givenSignedIn(product);
    const shown = (await person.call(getEvent, { params: { id: event.id } })).body.event as Event;
    expect(firstRole(shown).needs).toMatchObject({ agreements: [{ id: code, name }] });
    const refused = await asks(person, event);
    expect(refused.body).toMatchObject({
      code: 'joining.not_eligible',
      message: `This role needs: ${name}. The page of the event says how to add or sign it.`,
    });
    await signs(person, code);
    expect((await asks(person, event)).body.participation).toMatchObject({ state: 'confirmed' });
  });

  test('EL-02 asks for all of them, and names everything that is missing to whoever gives the place', async () => {
    const [aid, photos] = [
      await givenKind(admin, 'First aid'),
      await givenAgreement(admin, `Photos ${newId()}`),
    ];
    const demands = { oneOf: [aid], minAge: 18 as const, agreements: [code, photos] };
    const event = await givenEvent(admin, askingForm(demands));
    const person = await givenSignedIn(product, { name: 'Bilal Ahmed' });
    const assign = async () =>
      (
        await admin.call(assignVolunteer, {
          body: { volunteerId: person.id, eventId: event.id, roleId: firstRole(event).id },
        })
      ).body.message;
    const names = [(await listed())?.name, (await listed(photos))?.name];
    const sorted = names.toSorted().join(', ');
    expect(await assign()).toBe(
      `Bilal Ahmed may not do this role yet. Missing or not signed: First aid, ${sorted}. They have not said that they are over 18 either.`,
    );
    await saysOver(person, 18);
    await claims(person, aid);
    // To themselves: what waits for a check is not theirs to add.
    expect((await asks(person, event)).body.message).toBe(
      `This role needs: ${sorted}. The page of the event says how to add or sign it.`,
    );
    await verified({ admin, person }, aid);
    await signs(person, code);
    expect(await assign()).toBe(
      `Bilal Ahmed may not do this role yet. Missing or not signed: ${names[1]}.`,
    );
    await signs(person, photos);
    expect(await assign()).not.toContain('may not');
  });

  test('EL-02 stays as it is for a client that knows nothing of agreements, and not for one that takes them off', async () => {
    const event = await asking();
    const change = async (needs: object) =>
      await admin.call(updateEvent, {
        params: { id: event.id },
        body: { ...event, updatedAt: undefined, role: [{ ...firstRole(event), needs }] },
      });
    const now = async () =>
      firstRole((await admin.call(getEvent, { params: { id: event.id } })).body.event as Event);
    await change({ oneOf: [], minAge: 16 });
    expect((await now()).needs).toMatchObject({ minAge: 16, agreements: [{ id: code }] });
    const times = { startTime: '2027-01-07T09:00:00Z' };
    const copied = await admin.call(copyEvent, { params: { id: event.id }, body: times });
    expect(JSON.stringify(copied.body.event)).toContain(code);
    await change({ oneOf: [], minAge: null, agreements: [] });
    expect((await now()).needs).toBeUndefined();
  });

  test('EL-02 past all services the database refuses a place without it, unless a reason stands with it', async () => {
    const event = await asking();
    const person = await givenSignedIn(product);
    const body = { eventId: event.id, userId: person.id, roleId: firstRole(event).id };
    await admin.call(requestJoin, { body });
    const confirm = async (eligibilityReason: string | null) =>
      await product.db.transaction().execute(async (tx) => {
        const set = { state: 'confirmed' as const, eligibilityReason };
        await tx.updateTable('participation').set(set).where('eventId', '=', event.id).execute();
        if (eligibilityReason !== null) throw new Error('taken back');
      });
    await expect(confirm(null)).rejects.toMatchObject({ constraint: 'participation_signed' });
    await expect(confirm('He signed on paper.')).rejects.toThrow('taken back');
  });
});

describe('EL-02 a place whose signature does not count any more', () => {
  async function holding() {
    const event = await asking({ mode: 'instant' });
    const person = await givenSignedIn(product, { name: 'Bilal Ahmed' });
    await signs(person, code);
    expect((await asks(person, event)).status).toBe(200);
    return { event, person };
  }
  const onRoster = async ({ id }: Event) =>
    (
      (await admin.call(eventRoster, { params: { id }, query: {} })).body.people as RosterPerson[]
    )[0];
  const told = async ({ id }: { id: string }) => {
    const rows = product.db.selectFrom('notice').select('title').where('userId', '=', id);
    return (await rows.execute()).filter(({ title }) => title.startsWith('Something is missing'));
  };

  test('EL-02 stays: a new text alone asks nobody; asked again, it is marked, both are told once, and signing heals it', async () => {
    const { event, person } = await holding();
    await rewrites(admin, code, { text: 'We are kind.' });
    expect(await onRoster(event)).toMatchObject({ needsAttention: false });
    expect(await ownOf(person)).toMatchObject([{ version: 1, counts: true }]);
    await rewrites(admin, code, { asksAgain: true });
    expect(await listed()).toMatchObject({ version: 3, signed: 0, wasSigned: true });
    await expect.poll(async () => await onRoster(event)).toMatchObject({ needsAttention: true });
    expect(await ownOf(person)).toMatchObject([{ version: 1, counts: false }]);
    expect([await told(person), await told(admin)]).toMatchObject([[{}], [{}]]);
    await signs(person, code);
    expect(await onRoster(event)).toMatchObject({ needsAttention: false });
    expect(await told(person)).toHaveLength(1);
  });

  test('EL-02 is marked when it is taken back, until it is signed again or an organiser gives a reason', async () => {
    const { event, person } = await holding();
    const takesBack = async () => {
      const id = (await ownOf(person)).find(({ counts }) => counts)?.id ?? '';
      return await person.call(signatures.withdrawSignature, { params: { id } });
    };
    await takesBack();
    expect(await onRoster(event)).toMatchObject({ userId: person.id, needsAttention: true });
    await signs(person, code);
    expect(await onRoster(event)).toMatchObject({ needsAttention: false });
    await takesBack();
    const id = (await onRoster(event))?.participationId ?? '';
    const body = { reason: 'She signed on paper.' };
    expect((await admin.call(keepPlace, { params: { id }, body })).status).toBe(200);
    expect(await onRoster(event)).toMatchObject({ needsAttention: false });
  });

  test('EL-02 is marked when the role begins to ask for a signature', async () => {
    const event = await givenEvent(admin, { mode: 'instant' });
    const person = await givenSignedIn(product);
    await asks(person, event);
    const needs = { agreements: [code] };
    const body = { ...event, updatedAt: undefined, role: [{ ...firstRole(event), needs }] };
    expect((await admin.call(updateEvent, { params: { id: event.id }, body })).status).toBe(200);
    expect(await onRoster(event)).toMatchObject({ needsAttention: true });
  });
});
