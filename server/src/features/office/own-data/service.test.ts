/** AU-10: what a person takes along is everything about them, and nothing of anybody else. */
import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import { type OwnData, ownDataSchema } from '@saath/contract/accounts/account-care/schema';
import { setAvailability, setDaysOff } from '@saath/contract/accounts/accounts/endpoints';
import { saveEmergencyContact } from '@saath/contract/accounts/emergency-contact/endpoints';
import { sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { writeMessage } from '@saath/contract/messages/threads/endpoints';
import { askToOrganise } from '@saath/contract/office/organisers/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenAgreement, signs } from '../../../testing/given-agreements.ts';
import { claims, givenKind } from '../../../testing/given-papers.ts';
import { givenQuestion } from '../../../testing/given-questions.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { followDecisions } from '../../matching/outcomes/jobs.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let product: TestProduct;
let admin: SignedIn;
let event: Event;
/** Two people at one event who have done all the same; every text is marked with whose it is. */
const marks = ['Mariam', 'Tariq'] as const;
type Mark = (typeof marks)[number];
const people = new Map<Mark, SignedIn>();
const exports = new Map<Mark, { data: OwnData; participationsCsv: string }>();

beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  event = await givenEvent(admin);
  for (const mark of marks) people.set(mark, await lived(mark));
  const { db, clock } = product;
  await followDecisions({ db, now: () => clock.now, timeZone: 'UTC' });
  clock.now = new Date(Date.parse(event.endTime) + DAY);
  for (const mark of marks) {
    const client = await signedInAs(product, people.get(mark)?.id ?? '');
    const { status, body } = await client.call(exportData);
    if (status !== 200) throw new Error(`Nothing was exported: ${JSON.stringify(body)}`);
    exports.set(mark, body as never);
  }
});
afterAll(async () => await product.close());

/** Somebody of whom the product holds something of every kind. */
async function lived(mark: Mark): Promise<SignedIn> {
  const person = await givenSignedIn(product, {
    name: `${mark} Khan`,
    skills: [`Skill ${mark}`],
    interests: [`Interest ${mark}`],
  });
  const [from, day] = mark === 'Mariam' ? [540, '2027-01-05'] : [600, '2027-01-06'];
  await person.call(setAvailability, { body: { weekly: [{ weekday: 1, from, to: 720 }] } });
  await person.call(setDaysOff, { body: { days: [day] } });
  await person.call(saveEmergencyContact, {
    body: { name: `Mother of ${mark}`, phone: '042 1234567' },
  });
  await person.call(askToOrganise, { body: { text: `${mark} would like to organise events.` } });
  await claims(person, await givenKind(admin, `Paper of ${mark}`));
  await signs(person, await givenAgreement(admin, `Agreement of ${mark}`), mark);
  await person.call(sendFeedback, { body: { rating: 5, message: `Feedback of ${mark}` } });
  const own = product.db.updateTable('appUser').set({ area: `Area ${mark}` });
  await own.where('id', '=', person.id).execute();
  await takesPart(person, mark);
  await writes(person, mark);
  await stored(person, mark);
  return person;
}

/** Asks, is answered, and comes. */
async function takesPart(person: SignedIn, mark: Mark): Promise<void> {
  const roleId = firstRole(event).id;
  const words = { kind: 'text', words: `Question for ${mark}` };
  const { id } = await givenQuestion(admin, event.id, words);
  const answers = [{ questionId: id, value: `Said by ${mark}` }];
  const said = { answers, remember: true };
  const body = { eventId: event.id, roleId, note: `Note of ${mark}`, ...said };
  const asked = (await person.call(requestJoin, { body })).body.participation as { id: string };
  await admin.call(decide, {
    params: { id: asked.id },
    body: { decision: 'approve', roleId, note: `Answer to ${mark}` },
  });
  const start = Date.parse(event.startTime);
  const late = mark === 'Mariam' ? 15 : 30;
  const checkedInAt = new Date(start + late * 60_000);
  await product.db
    .insertInto('comingAnswer')
    .values({
      ...{ eventId: event.id, userId: person.id, answer: 'late' },
      ...{ lateMinutes: late, answeredAt: testStart },
    })
    .execute();
  const times = { checkedInAt, checkedOutAt: new Date(start + 2 * HOUR) };
  await givenState(product, asked.id, 'left_early', { set: times, at: checkedInAt });
}

/** A thread with both sides. */
async function writes(person: SignedIn, mark: Mark): Promise<void> {
  const params = { id: event.id, userId: person.id };
  for (const [client, text] of [
    [person, `Question of ${mark}`],
    [admin, `Reply to ${mark}`],
  ] as const)
    await client.call(writeMessage, { params, body: { text, key: newId() } });
}

/** What comes about long after the event, or on another device. */
async function stored(person: SignedIn, mark: Mark): Promise<void> {
  const { db } = product;
  const about = { eventId: event.id, userId: person.id };
  const at = testStart;
  const [minutes, stars] = mark === 'Mariam' ? [90, 5] : [120, 3];
  await db
    .insertInto('hourCorrection')
    .values({
      ...{ id: newId(), ...about, minutes, reason: `Correction for ${mark}` },
      ...{ correctedBy: admin.id, correctedAt: at },
    })
    .execute();
  await db
    .insertInto('hourProposal')
    .values({
      ...{ id: newId(), ...about, minutes, reason: `Proposal of ${mark}`, state: 'declined' },
      ...{ proposedAt: at, answer: `No to ${mark}`, answeredBy: admin.id, answeredAt: at },
    })
    .execute();
  const missed = { ...about, answer: 'forgot', note: `Missed by ${mark}`, answeredAt: at } as const;
  await db.insertInto('missedAnswer').values(missed).execute();
  await db
    .insertInto('rating')
    .values({ ...about, stars, ratedAt: at })
    .execute();
  const door = { givenRight: 'door', givenBy: admin.id, givenAt: at } as const;
  await db
    .insertInto('eventGrant')
    .values({ ...about, ...door })
    .execute();
  const branch = { id: newId(), name: `Branch ${mark}`, nameKey: mark, createdAt: at };
  await db
    .insertInto('branch')
    .values({ ...branch, closedAt: null })
    .execute();
  const right = { givenRight: 'viewer', givenBy: admin.id, givenAt: at } as const;
  await db
    .insertInto('branchGrant')
    .values({ userId: person.id, branchId: branch.id, ...right })
    .execute();
  await db.insertInto('contactChoice').values({ userId: person.id, chosenAt: at }).execute();
  await db.insertInto('lendingChoice').values({ userId: person.id, chosenAt: at }).execute();
  const asking = { roleId: firstRole(event).id, branchId: branch.id, askedAt: at };
  await db
    .insertInto('appealPerson')
    .values({ userId: person.id, ...asking })
    .execute();
  const days = { fromDay: '2026-01-01', toDay: '2026-12-31', fromAt: at, until: at };
  await db
    .insertInto('certificate')
    .values({
      ...{ id: newId(), number: `N-${mark}`, userId: person.id, name: `${mark} Khan` },
      ...{ ...days, minutes, events: 1, document: '{}', signature: 'x', issuedAt: at },
    })
    .execute();
  const guardian = { name: `Guardian of ${mark}`, email: `${mark}@home.example` };
  await db
    .insertInto('guardianConsent')
    .values({
      ...{ id: newId(), userId: person.id, roleId: firstRole(event).id, ...guardian },
      ...{ state: 'consented', signedName: `Parent ${mark}`, answeredAt: at },
      ...{ tokenHash: Buffer.from(`secret-${mark}-link`), sentAt: at, expiresAt: at },
    })
    .execute();
  const keys = { p256dh: 'x', auth: `auth-${mark}` };
  const endpoint = `https://${mark.toLowerCase()}.push.example/secret-${mark}`;
  const device = { id: newId(), userId: person.id, endpoint, createdAt: at, ...keys };
  await db.insertInto('pushSubscription').values(device).execute();
  const elsewhere = { issuer: 'https://login.example.org/realm', subject: `secret-${mark}-sub` };
  const identity = { id: newId(), userId: person.id, email: `${mark}@work.example`, addedAt: at };
  await db
    .insertInto('providerIdentity')
    .values({ ...identity, ...elsewhere })
    .execute();
  const passkey = { credential: `secret-${mark}-key`, publicKey: Buffer.from('x'), counter: '0' };
  const kept = { id: newId(), userId: person.id, name: `Phone of ${mark}`, addedAt: at };
  await db
    .insertInto('passkey')
    .values({ ...passkey, ...kept, transports: [], usedAt: null })
    .execute();
}

const of = (mark: Mark) => {
  const found = exports.get(mark);
  if (!found) throw new Error(`Nothing was exported for ${mark}`);
  return found;
};
const other = (mark: Mark): Mark => (mark === 'Mariam' ? 'Tariq' : 'Mariam');

describe.each(marks)('AU-10 what %s takes along', (mark) => {
  test('AU-10 has something in every part, and is what the contract says', () => {
    const { data } = of(mark);
    expect(ownDataSchema.parse(data)).toEqual(data);
    const empty = Object.entries(data)
      .filter(([, value]) => Array.isArray(value) && value.length === 0)
      .map(([name]) => name);
    expect(empty).toEqual([]);
  });

  test('AU-10 has each of their texts, once where it belongs', () => {
    const { data } = of(mark);
    expect(data).toMatchObject({
      profile: { name: `${mark} Khan`, skills: [`Skill ${mark}`], interests: [`Interest ${mark}`] },
      matching: { area: `Area ${mark}` },
      emergencyContact: { name: `Mother of ${mark}`, phone: '042 1234567' },
      leadsSeeContactSince: testStart.toISOString(),
      daysOff: [mark === 'Mariam' ? '2027-01-05' : '2027-01-06'],
      weeklyAvailability: [{ from: mark === 'Mariam' ? 540 : 600 }],
      participations: [{ note: `Note of ${mark}`, answer: `Answer to ${mark}` }],
      hourCorrections: [{ reason: `Correction for ${mark}` }],
      hourProposals: [{ reason: `Proposal of ${mark}`, answer: `No to ${mark}` }],
      missedAnswers: [{ note: `Missed by ${mark}` }],
      certificates: [{ number: `N-${mark}`, from: '2026-01-01', to: '2026-12-31' }],
      feedback: [{ message: `Feedback of ${mark}` }],
      messages: [
        { by: 'you', text: `Question of ${mark}` },
        { by: 'organisers', text: `Reply to ${mark}` },
      ],
      organiserRequests: [{ text: `${mark} would like to organise events.` }],
      rating: { average: mark === 'Mariam' ? 5 : 3 },
      doors: [{ event: event.title, right: 'door' }],
      lending: { since: testStart.toISOString(), asked: [{ event: event.title }] },
      accountsElsewhere: [{ at: 'login.example.org', email: `${mark}@work.example` }],
      passkeys: [{ name: `Phone of ${mark}`, usedAt: null }],
      devices: [{ service: `${mark.toLowerCase()}.push.example` }],
      suggestions: [{ decision: 'given', event: event.title }],
      sessions: [{ device: 'Tests' }, { device: 'Tests' }],
    });
  });

  test('AU-10 says when they came and left, and what they had said about coming', () => {
    const start = Date.parse(event.startTime);
    const late = mark === 'Mariam' ? 15 : 30;
    expect(of(mark).data.participations).toMatchObject([
      {
        arrivedAt: new Date(start + late * 60_000).toISOString(),
        leftAt: new Date(start + 2 * HOUR).toISOString(),
        coming: { answer: 'late', minutes: late, answeredAt: testStart.toISOString() },
        state: 'left_early',
        hours: mark === 'Mariam' ? 1.5 : 2,
        hoursBasis: 'corrected',
      },
    ]);
  });

  test('AU-10 has nothing of the other, and of organisers no name, address or id', () => {
    const text = JSON.stringify(of(mark));
    const them = people.get(other(mark));
    for (const foreign of [other(mark), them?.id, them?.email, admin.id, admin.name, admin.email])
      expect([foreign, text.includes(foreign ?? 'nobody')]).toEqual([foreign, false]);
  });

  test('AU-10 has no secret: no address of a push service beyond its name, no key, no hash', () => {
    const text = JSON.stringify(of(mark));
    for (const secret of [`secret-${mark}`, `auth-${mark}`, 'passwordHash', 'tokenHash', 'p256dh'])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
  });

  test('AU-10 names the steps of their places, and who took them, in the order of time', () => {
    const { changes } = of(mark).data;
    expect(changes.map(({ at }) => at)).toEqual(changes.map(({ at }) => at).toSorted());
    expect(new Set(changes.map(({ by }) => by))).toEqual(new Set(['you', 'organiser', 'saath']));
    expect(changes.length).toBeGreaterThanOrEqual(3);
  });

  test('AU-10 is a table of places as well, with the same values', () => {
    const { data, participationsCsv } = of(mark);
    const rows = parse(participationsCsv, { columns: true }) as Record<string, string>[];
    const [place] = data.participations;
    expect(rows).toEqual([
      {
        ...{ event: event.title, location: event.location, role: 'First aider' },
        ...{ startTime: place?.startTime, endTime: place?.endTime, state: 'left_early' },
        ...{ requestedAt: place?.requestedAt, note: `Note of ${mark}` },
        ...{ answer: `Answer to ${mark}`, hours: String(place?.hours), hoursBasis: 'corrected' },
      },
    ]);
  });
});

describe('AU-10 hours', () => {
  test('AU-10 count once they are over, and not before', async () => {
    const person = await givenSignedIn(product);
    product.clock.now = testStart;
    const later = await givenEvent(await signedInAs(product, admin.id));
    const client = await signedInAs(product, person.id);
    const body = { eventId: later.id, roleId: firstRole(later).id };
    const { id } = (await client.call(requestJoin, { body })).body.participation as { id: string };
    const start = Date.parse(later.startTime);
    await givenState(product, id, 'confirmed');
    const hours = async (now: number) => {
      product.clock.now = new Date(now);
      const { data } = (await (await signedInAs(product, person.id)).call(exportData)).body;
      const [place] = (data as OwnData).participations;
      return [place?.hours, place?.hoursBasis];
    };
    expect(await hours(start + HOUR)).toEqual([null, null]);
    expect(await hours(Date.parse(later.endTime))).toEqual([4, 'planned']);
  });
});

test('AU-10 a guest takes nothing along', async () => {
  const { status, body } = await (await signedInAs(product, admin.id)).call(exportData);
  expect([status, (body.data as OwnData).profile.email]).toEqual([200, admin.email]);
  expect((await product.app.inject({ url: exportData.path })).statusCode).toBe(401);
});
