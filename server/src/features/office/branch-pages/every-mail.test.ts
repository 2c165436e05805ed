/** Every kind of mail about an event of a branch is in that branch's name (RG-02, ADR 87), over HTTP and by the jobs. */
import { correctHours } from '@saath/contract/afterwards/hours/endpoints';
import { cancelEvent, getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import * as pages from '@saath/contract/office/branch-pages/endpoints';
import { addToBranch } from '@saath/contract/office/branches/endpoints';
import * as lending from '@saath/contract/office/lending/endpoints';
import { sendLetter } from '@saath/contract/office/letters/endpoints';
import { askAsGuest } from '@saath/contract/places/guest-ask/endpoints';
import { decide, requestJoin, withdraw } from '@saath/contract/places/joining/endpoints';
import type { Participation } from '@saath/contract/places/joining/schema';
import { withdrawPaper } from '@saath/contract/places/papers/endpoints';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { testClient } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  givenVolunteer,
  type SignedIn,
  signedInAs,
} from '../../../testing/given.ts';
import { givenBranch } from '../../../testing/given-branch.ts';
import { atAnyTime, minutesIn } from '../../../testing/given-day.ts';
import { fillOf } from '../../../testing/given-fill.ts';
import { freshAddress, guardianOf, names, tokenIn } from '../../../testing/given-guardians.ts';
import { givenNeighbours } from '../../../testing/given-lending.ts';
import {
  givenOwnVoice,
  ofTheRiver,
  riverLetterhead,
  voiceOf,
} from '../../../testing/given-letterhead.ts';
import { askingForm, givenKind, saysOver, verified } from '../../../testing/given-papers.ts';
import { givenQuestion } from '../../../testing/given-questions.ts';
import { givenState } from '../../../testing/given-state.ts';
import { givenTraining, settled, trainee, writesDown } from '../../../testing/given-training.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { sendRecaps } from '../../afterwards/recaps/jobs.ts';
import { tellOfQuestions } from '../../places/questions/jobs.ts';
import { sendReminders } from '../../places/reminders/jobs.ts';
import { fillFreePlaces } from '../../places/wait-list/jobs.ts';

const HOUR = 3_600_000;
let product: TestProduct;
let admin: SignedIn;
let branch: string;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  await givenOwnVoice(product, admin);
  const { version } = product.organisation.now();
  await done(admin, saveOrganisation, { body: { version, guestAsking: 'mail' } });
});
beforeEach(async () => {
  product.clock.now = testStart;
  admin = await signIn(admin);
  branch = await givenBranch(admin);
  await speaks(branch);
});
afterAll(async () => await product.close());

const signIn = async (person: SignedIn) =>
  Object.assign(await signedInAs(product, person.id), {
    ...{ id: person.id, name: person.name, email: person.email },
  });
const speaks = async (id: string) =>
  await done(admin, pages.changeBranchLetterhead, { params: { id }, body: riverLetterhead });
const given = async (change: Record<string, unknown> = {}) =>
  await givenEvent(admin, eventForm({ branchId: branch, ...change }));
/** Somebody who has asked for a place. @returns who, and the id of the request */
async function asked(event: Event, person?: SignedIn) {
  const who = person ?? (await givenSignedIn(product));
  const body = { eventId: event.id, roleId: firstRole(event).id };
  const { participation } = await done(who, requestJoin, { body });
  return { event, who, id: (participation as Participation).id };
}
const decided = async ({ id }: { id: string }, decision: string) =>
  await done(admin, decide, { params: { id }, body: { decision } });
async function placed(event: Event, person?: SignedIn) {
  const place = await asked(event, person);
  await decided(place, 'approve');
  return place;
}
const hoursAfter = (moment: string, hours: number) => {
  product.clock.now = new Date(Date.parse(moment) + hours * HOUR);
};
/** Changed by the form of the event. */
async function changed(event: Event, change: object) {
  const { event: now } = await done(admin, getEvent, { params: { id: event.id } });
  const body = { ...(now as Event), ...change };
  await done(admin, updateEvent, { params: { id: event.id }, body });
}
/** Somebody whose guardian was asked at the event. @returns both */
async function ward() {
  const event = await given(askingForm({ guardian: true }));
  const person = await givenSignedIn(product);
  await saysOver(person, 14);
  const email = freshAddress();
  await names(person, firstRole(event).id, email);
  return { person, email };
}
/** Somebody who was trained at the event, and how an organiser writes down where they stand. */
async function trained() {
  const kind = await givenKind(admin, `Lifting ${newId()}`);
  const event = await givenTraining(admin, { kind }, { branchId: branch });
  const who = await trainee(product, event, admin);
  const day = { admin: atAnyTime(product, admin.id), event };
  const writes = async (state: 'completed' | 'no_show') => {
    await writesDown({ ...day, at: minutesIn(product, event, 241) }, who, state);
    await settled(product);
  };
  await writes('completed');
  return { who, writes };
}

/** What the subject says, and what happens before it; gives whom the mail goes to. */
const mails: Record<string, () => Promise<string>> = {
  'Your request is in': async () => (await asked(await given())).who.email,
  'Not this time': async () => {
    const place = await asked(await given());
    await decided(place, 'decline');
    return place.who.email;
  },
  'You are on the wait list': async () => {
    const place = await asked(await given());
    await decided(place, 'waitlist');
    return place.who.email;
  },
  'A place is free for you': async () => {
    const event = await given({ role: [{ ...eventForm().role[0], maxVolunteers: 1 }] });
    const holder = await placed(event);
    const waiting = await asked(event);
    await decided(waiting, 'waitlist');
    await done(holder.who, withdraw, { params: { id: holder.id } });
    await fillFreePlaces(product.ports, firstRole(event).id);
    return waiting.who.email;
  },
  "You're in": async () => {
    const fill = fillOf(product, admin);
    const event = await fill.eventAt({ branchId: branch });
    const [person] = await fill.asking(event, 1);
    expect((await fill.save(await fill.planFor([event]))).status).toBe(200);
    return person?.email ?? '';
  },
  'New time or place': async () => {
    const { who, event } = await placed(await given());
    await changed(event, { location: 'Soan bank, Rawalpindi', notify: true });
    return who.email;
  },
  Cancelled: async () => {
    const { who, event } = await placed(await given());
    await done(admin, cancelEvent, { params: { id: event.id }, body: { reason: 'Floods.' } });
    return who.email;
  },
  'Something is missing': async () => {
    const kind = await givenKind(admin, `First aid ${newId()}`);
    const person = await givenSignedIn(product);
    const paper = await verified({ admin, person }, kind);
    await placed(await given(askingForm({ oneOf: [kind] })), person);
    await done(person, withdrawPaper, { params: { id: paper } });
    return person.email;
  },
  'The organisers have a question': async () => {
    const { who, event } = await placed(await given());
    await givenQuestion(admin, event.id, { kind: 'text', words: 'Plate', isNeeded: true });
    hoursAfter(event.startTime, -24);
    await tellOfQuestions(product.ports);
    return who.email;
  },
  'Are you coming?': async () => {
    const { who, event } = await placed(await given());
    hoursAfter(event.startTime, -24);
    await sendReminders(product.ports);
    return who.email;
  },
  'Thank you: 4 hours': async () => {
    const { who, event, id } = await placed(await given());
    await givenState(product, id, 'completed');
    hoursAfter(event.endTime, 1);
    await sendRecaps(product.ports);
    return who.email;
  },
  'We missed you': async () => {
    const { who, event, id } = await placed(await given());
    await givenState(product, id, 'no_show');
    hoursAfter(event.endTime, 3);
    await sendRecaps(product.ports);
    return who.email;
  },
  'Your hours were corrected': async () => {
    const { who, event, id } = await placed(await given());
    await givenState(product, id, 'completed');
    hoursAfter(event.endTime, 1);
    const body = { hours: 2.5, reason: 'Left with the first van.' };
    await done(await signIn(admin), correctHours, { params: { id }, body });
    return who.email;
  },
  'You now have': async () => (await trained()).who.email,
  'You no longer have': async () => {
    const { who, writes } = await trained();
    await writes('no_show');
    return who.email;
  },
  'Aisha Khan needs your consent': async () => (await ward()).email,
  'Your parent or guardian does not agree': async () => {
    const { person, email } = await ward();
    await guardianOf(product, await tokenIn(product, email)).refuse();
    return person.email;
  },
  'One press left': async () => {
    const event = await given();
    const email = `${newId()}@gmail.com`;
    const body = { eventId: event.id, roleId: firstRole(event).id, name: 'Sana Malik', email };
    await done(testClient(product.app), askAsGuest, { body });
    return email;
  },
  'You have an account already': async () => {
    const event = await given();
    const { email } = await givenVolunteer(product.db);
    const body = { eventId: event.id, roleId: firstRole(event).id, name: 'Sana Malik', email };
    await done(testClient(product.app), askAsGuest, { body });
    return email;
  },
  Boots: async () => {
    const event = await given();
    const name = `Found ${newId()}`;
    const { email } = await givenVolunteer(product.db, { name });
    const letter = { subject: 'Boots', text: 'Who can come?', eventId: event.id, key: newId() };
    await done(admin, sendLetter, { body: { ...letter, filter: { search: name } } });
    return email;
  },
  'asks for your help': async () => {
    const world = await givenNeighbours(product, admin);
    await speaks(world.north);
    const willing = await world.southerner('Bilal Willing');
    const role = { id: world.roleId };
    const body = { branchId: world.south, word: '' };
    await done(world.runsNorth, lending.askBranches, { params: role, body });
    const params = { id: world.south, roleId: world.roleId };
    await done(world.runsSouth, lending.answerAppeal, { params, body: { answer: 'pass_on' } });
    return willing.email;
  },
  'You can look at': async () => {
    const helper = await givenSignedIn(product);
    const body = { userId: helper.id, right: 'viewer' };
    await done(admin, addToBranch, { params: { id: branch }, body });
    return helper.email;
  },
};

test.each(Object.keys(mails))('RG-02 in the name of the branch: %s', async (subject) => {
  const email = (await mails[subject]?.()) ?? '';
  const [latest = ''] = (await product.mailsTo(email)).slice(-1);
  const mail = latest.replaceAll('=\r\n', '');
  expect(/^Subject: (.*)$/m.exec(mail)?.[1]).toContain(subject);
  expect(voiceOf(mail)).toEqual(ofTheRiver);
});

test('RG-02 so are mails that go to many at once: a role asks for more than two people of it have', async () => {
  const event = await given();
  const people = [(await placed(event)).who, (await placed(event)).who];
  const oneOf = [await givenKind(admin, `First aid ${newId()}`)];
  await changed(event, { role: [{ ...firstRole(event), needs: { oneOf } }] });
  for (const { email } of people) {
    const mail = (await product.mailsTo(email)).at(-1) ?? '';
    expect(mail).toContain('Something is missing for your place');
    expect(voiceOf(mail.replaceAll('=\r\n', ''))).toEqual(ofTheRiver);
  }
});
