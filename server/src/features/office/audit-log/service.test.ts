/** OR-05: nothing personal in the log, whatever was done, and less once a person has left. */

import { exportData } from '@saath/contract/accounts/account-care/endpoints';
import { deleteUser, updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import { sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import {
  answerProposal,
  correctHours,
  eventHours,
  proposeHours,
} from '@saath/contract/afterwards/hours/endpoints';
import { setOutcome } from '@saath/contract/afterwards/impact/endpoints';
import { ratePerson } from '@saath/contract/afterwards/ratings/endpoints';
import {
  answerStory,
  askForStory,
  publishStory,
} from '@saath/contract/afterwards/stories/endpoints';
import { addHelper, removeHelper } from '@saath/contract/day/helpers/endpoints';
import { closeKiosk, listKiosks, openKiosk } from '@saath/contract/day/kiosk/endpoints';
import { addWalkIn } from '@saath/contract/day/walk-ins/endpoints';
import {
  cancelEvent,
  copyEvent,
  deleteEvent,
  publishEvent,
  unpublishEvent,
  updateEvent,
} from '@saath/contract/events/events/endpoints';
import { assignVolunteer, createRole, deleteRole } from '@saath/contract/events/roles/endpoints';
import { setShifts } from '@saath/contract/events/shifts/endpoints';
import { deleteImages, uploadImages } from '@saath/contract/foundation/media/endpoints';
import {
  getOrganisation,
  saveLogo,
  saveOrganisation,
} from '@saath/contract/foundation/organisation/endpoints';
import {
  retryFailedMails,
  sendAnnouncement,
} from '@saath/contract/messages/announcements/endpoints';
import { writeMessage } from '@saath/contract/messages/threads/endpoints';
import { auditActions } from '@saath/contract/office/audit-log/rules';
import { importPeople, previewImport } from '@saath/contract/office/imports/endpoints';
import {
  acceptInvitation,
  inviteAdmin,
  withdrawInvitation,
} from '@saath/contract/office/invitations/endpoints';
import { retryJobs, runJob } from '@saath/contract/office/jobs/endpoints';
import { sendLetter } from '@saath/contract/office/letters/endpoints';
import {
  approveOrganiser,
  askToOrganise,
  declineOrganiser,
} from '@saath/contract/office/organisers/endpoints';
import {
  demotePerson,
  promotePerson,
  signOutPerson,
} from '@saath/contract/office/people/endpoints';
import { restoreEvent } from '@saath/contract/places/event-archive/endpoints';
import { decide, requestJoin } from '@saath/contract/places/joining/endpoints';
import { answerRequestLink } from '@saath/contract/places/mail-answers/endpoints';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import { type Client, ownPage, testClient } from '../../../testing/client.ts';
import { done } from '../../../testing/done.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenPicture,
  givenVolunteer,
  signedInAs,
} from '../../../testing/given.ts';
import { lifeOfBranches } from '../../../testing/given-branch.ts';
import { lifeOfLending } from '../../../testing/given-lending.ts';
import { leaversGone } from '../../../testing/leavers.ts';
import { lifeOfMatching } from '../../../testing/life-of-matching.ts';
import { lifeOfPapers } from '../../../testing/life-of-papers.ts';
import { lifeOfQuestions } from '../../../testing/life-of-questions.ts';
import { lifeOfShifts } from '../../../testing/life-of-shifts.ts';
import { lifeOfTrainings } from '../../../testing/life-of-trainings.ts';
import { type TestProduct, testProduct, testStart } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';
import { tellOfRequests } from '../../places/ask-news/jobs.ts';
import { keepNumbers } from '../kept-numbers/jobs.ts';

let product: TestProduct;
let admin: Awaited<ReturnType<typeof givenAdmin>>;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
});
afterAll(async () => await product.close());

const phone = '03219876543';

async function person(name: string) {
  const { id, email } = await givenVolunteer(product.db, { name });
  const client = await signedInAs(product, id);
  await client.call(updateProfile, { body: { contactNumber: phone } });
  return Object.assign(client, { id, name, email });
}
type Person = Awaited<ReturnType<typeof person>>;

async function lifeOfEvents(): Promise<void> {
  const event = await givenEvent(admin);
  const params = { id: event.id };
  const { title, description, location, startTime, endTime } = eventForm();
  const moved = { title: `${title}!`, description, location, startTime, endTime };
  await done(admin, updateEvent, { params, body: moved });
  await done(admin, unpublishEvent, { params, body: {} });
  await done(admin, publishEvent, { params, body: {} });
  const copy = { startTime: '2026-12-20T09:00:00Z' };
  const { event: copied } = await done(admin, copyEvent, { params, body: copy });
  await done(admin, deleteEvent, { params: { id: (copied as { id: string }).id } });
  const role = { role_name: 'Cook', description: 'Cooks.', maxVolunteers: 2, skills: ['Cooking'] };
  const added = await done(admin, createRole, { body: { ...role, event_id: event.id } });
  await done(admin, deleteRole, { params: { roleId: (added.eventRole as { id: string }).id } });
  const files = [{ name: 'a.png', bytes: await givenPicture() }];
  const { images } = await done(admin, uploadImages, { body: { eventId: event.id }, files });
  const pictures = (images as { public_id: string }[]).map(({ public_id }) => public_id);
  await done(admin, deleteImages, { body: { images: pictures } });
  await done(admin, cancelEvent, { params, body: { reason: 'Heavy rain.' } });
}

/** A request, an answer with the person's name in it, an announcement, and what comes after the event. */
async function lifeAtAnEvent(helper: Person): Promise<void> {
  const event = await givenEvent(admin);
  const params = { id: event.id };
  const { participation } = await done(helper, requestJoin, {
    body: { eventId: event.id, note: `Call me: ${phone}` },
  });
  const note = `Not this time, ${helper.name}. We call ${phone}.`;
  const { id } = participation as { id: string };
  await done(admin, decide, { params: { id }, body: { decision: 'decline', note } });
  const roleId = firstRole(event).id;
  const assigned = { volunteerId: helper.id, roleId, eventId: event.id };
  await done(admin, assignVolunteer, { body: assigned });
  const elsewhere = await givenEvent(admin);
  const despite = { eventId: elsewhere.id, roleId: firstRole(elsewhere).id };
  const clashReason = `${helper.name} does both, call ${phone}`;
  await done(admin, assignVolunteer, { body: { ...assigned, ...despite, clashReason } });
  const words = { subject: `Thanks to ${helper.name}`, text: `Write to ${helper.email}` };
  const segment = { states: ['confirmed'] };
  await done(admin, sendAnnouncement, { params, body: { ...words, segment, key: newId() } });
  await lifeOfMessages({ helper, eventId: event.id });
  await lifeOnTheDay();
  product.clock.now = new Date('2026-12-08T08:00:00Z');
  const later = await signedInAs(product, admin.id);
  const rated = { params: { id: event.id, userId: helper.id }, body: { rating: 2 } };
  await done(later, ratePerson, rated);
  await done(later, setOutcome, { params, body: { peopleHelped: 12 } });
  await lifeAfterAnEvent(later, { helper, participationId: id, eventId: event.id });
  await lifeOfThePast(later, event.id);
  for (const path of ['people', `roster/${event.id}`, 'hours']) {
    const headers = { ...ownPage, cookie: later.cookie };
    const { statusCode } = await product.app.inject({ url: `/api/export/${path}`, headers });
    expect(statusCode).toBe(200);
  }
  product.clock.now = testStart;
}

/** A mail that failed and is tried again, a message, and background work that is tried again. */
async function lifeOfMessages(given: { helper: Person; eventId: string }): Promise<void> {
  const { helper, eventId } = given;
  await product.mailsTo(helper.email);
  const failed = await product.db
    .updateTable('mail')
    .set({ sentAt: null, lastError: 'EENVELOPE' })
    .where('userId', '=', helper.id)
    .where('batchId', 'is not', null)
    .returning('batchId')
    .executeTakeFirstOrThrow();
  const params = { id: eventId, announcementId: failed.batchId ?? '' };
  await done(admin, retryFailedMails, { params, body: {} });
  // It had been sent: nothing is left to wait for.
  await product.db
    .updateTable('mail')
    .set({ sentAt: testStart })
    .where('batchId', '=', failed.batchId)
    .execute();
  const message = { text: `Thank you, ${helper.name}, ${phone}`, key: newId() };
  await done(admin, writeMessage, { params: { id: eventId, userId: helper.id }, body: message });
  await done(admin, retryJobs, { body: { queue: 'mail' } });
  await done(admin, runJob, { body: { queue: 'month-figures' } });
  const filter = { q: helper.name };
  const letter = { subject: `For ${helper.name}`, text: `Call ${phone}`, key: newId(), filter };
  await done(admin, sendLetter, { body: letter });
}

/** Shifts before the day, and somebody on the day whom nobody knew of. */
async function lifeOnTheDay(): Promise<void> {
  const event = await givenEvent(admin);
  const roleId = firstRole(event).id;
  const shift = { startsAt: '2026-12-07T09:00:00Z', endsAt: '2026-12-07T13:00:00Z' };
  const shifts = [{ ...shift, minPeople: 1, maxPeople: 3, place: `Ask ${phone}` }];
  await done(admin, setShifts, { params: { roleId }, body: { shifts } });
  product.clock.now = new Date('2026-12-07T09:10:00Z');
  const organiser = await signedInAs(product, admin.id);
  const newcomer = { id: newId(), roleId, name: 'Zulekha Walker', email: '' };
  await done(organiser, addWalkIn, { params: { id: event.id }, body: newcomer });
  const params = { id: event.id };
  await done(await signedInAs(product, admin.id), openKiosk, { params });
  const { kiosks } = await done(organiser, listKiosks, { params });
  const [{ id: kioskId = '' } = {}] = kiosks as { id?: string }[];
  await done(organiser, closeKiosk, { params: { ...params, kioskId } });
  const helper = await givenVolunteer(product.db);
  await done(organiser, addHelper, { params, body: { userId: helper.id } });
  await done(organiser, addHelper, { params, body: { userId: helper.id, right: 'lead' } });
  await done(organiser, addHelper, { params, body: { userId: helper.id, right: 'viewer' } });
  await done(organiser, addHelper, {
    params,
    body: { userId: helper.id, right: 'role_lead', roleId },
  });
  await done(organiser, removeHelper, { params: { ...params, userId: helper.id } });
}

async function lifeAfterAnEvent(
  organiser: Client,
  given: { helper: Person; participationId: string; eventId: string },
): Promise<void> {
  const { helper, participationId, eventId } = given;
  const body = { hours: 2, reason: `${helper.name} left early, ${phone}` };
  const volunteer = await signedInAs(product, helper.id);
  await done(volunteer, proposeHours, { params: { id: eventId }, body });
  const { waiting } = await done(organiser, eventHours, { params: { id: eventId }, query: {} });
  const [row] = waiting as { proposal: { id: string } }[];
  const answer = { decision: 'decline', word: `No, ${helper.name}` };
  await done(organiser, answerProposal, { params: { id: row?.proposal.id ?? '' }, body: answer });
  await done(organiser, correctHours, { params: { id: participationId }, body });
  await lifeOfAStory(organiser, volunteer, `${helper.name} liked it`);
}

/** Words that go on the first page, and off it. */
async function lifeOfAStory(organiser: Client, writer: Client, message: string): Promise<void> {
  await done(writer, sendFeedback, { body: { rating: 5, message } });
  const find = product.db.selectFrom('feedback').select('id').where('message', '=', message);
  const params = await find.executeTakeFirstOrThrow();
  await done(organiser, askForStory, { params });
  await done(writer, answerStory, { params, body: { consent: 'first_name' } });
  for (const isPublished of [true, false])
    await done(organiser, publishStory, { params, body: { isPublished } });
}

/** Times that were others, an event that is put away and comes back. */
async function lifeOfThePast(organiser: Client, eventId: string): Promise<void> {
  const params = { id: eventId };
  const { title, description, location, startTime } = eventForm();
  const correction = { reason: 'It ended at noon' };
  const body = { title, description, location, startTime, endTime: '2026-12-07T12:00:00Z' };
  await done(organiser, updateEvent, { params, body: { ...body, correction } });
  await done(organiser, deleteEvent, { params });
  await done(organiser, restoreEvent, { params });
}

async function lifeOfAccounts(people: readonly [Person, Person]): Promise<string> {
  for (const [index, each] of people.entries()) {
    const text = `I am ${each.name}, call ${phone}.`;
    const { request } = await done(each, askToOrganise, { body: { text } });
    const params = { id: (request as { id: string }).id };
    if (index) await done(admin, approveOrganiser, { params });
    else await done(admin, declineOrganiser, { params, body: { answer: `Sorry, ${each.name}.` } });
  }
  const [first, second] = people;
  await done(admin, signOutPerson, { params: { id: first.id } });
  await done(admin, demotePerson, { params: { id: second.id } });
  await done(admin, promotePerson, { params: { id: first.id } });
  const invited = 'nadia.newcomer@example.org';
  const { invitation } = await done(admin, inviteAdmin, { body: { email: 'x@example.org' } });
  await done(admin, withdrawInvitation, { params: { id: (invitation as { id: string }).id } });
  await done(admin, inviteAdmin, { body: { email: invited } });
  const mail = (await product.mailsTo(invited)).at(-1) ?? '';
  const token = /\/invitation\/([\w-]+)/.exec(mail)?.[1];
  const body = { token, name: 'Nadia Newcomer', password: 'Sunrise7!' };
  await done(testClient(product.app), acceptInvitation, { body });
  const csv = 'name,email,phone\r\nImran Imported,imran.imported@example.org,03001112223\r\n';
  const files = [{ name: 'people.csv', bytes: Buffer.from(csv), type: 'text/csv' }];
  const { digest } = await done(admin, previewImport, { files });
  const choice = { digest, invite: false, leaveOutErrors: true };
  await done(admin, importPeople, { body: choice, files });
  await done(admin, deleteUser, { params: { id: second.id } });
  return [invited, 'Nadia', 'Imran', 'imran', '0300111'].join('|');
}

/** An organiser answers a request from a mail. */
async function lifeOfMails(asker: Person): Promise<void> {
  const event = await givenEvent(admin, {
    startTime: '2026-12-24T09:00:00Z',
    endTime: '2026-12-24T12:00:00Z',
  });
  await done(asker, requestJoin, { body: { eventId: event.id, roleId: firstRole(event).id } });
  await tellOfRequests(product.ports, admin.id);
  const mail = (await product.mailsTo(admin.email)).at(-1) ?? '';
  const token = /\/request\/([\w-]+)/.exec(mail)?.[1] ?? '';
  const answered = { params: { token }, body: { answer: 'decline' } };
  await done(testClient(product.app), answerRequestLink, answered);
}

/** Whose site it is: settings with an address and a name in them, and a logo. */
async function lifeOfTheOrganisation(): Promise<void> {
  const { organisation } = await done(admin, getOrganisation, {});
  const { version } = organisation as { version: number };
  const change = { signatoryName: 'Zulekha Parveen', replyTo: 'volunteers@example.org', version };
  await done(admin, saveOrganisation, { body: change });
  const bytes = await sharp({
    create: { width: 64, height: 64, channels: 3, background: '#0e5a47' },
  })
    .png()
    .toBuffer();
  await done(admin, saveLogo, { files: [{ name: 'logo.png', bytes, field: 'logo' }] });
}

/** A number that is wrong, and a history that cannot be, are found at night. */
async function lifeOfNumbers(): Promise<void> {
  const { db, clock } = product;
  const change = await db.selectFrom('participationChange').selectAll().executeTakeFirstOrThrow();
  const id = newId();
  const jump = { id, fromState: 'declined', toState: 'expired', at: clock.now } as const;
  await db
    .insertInto('participationChange')
    .values({ ...change, ...jump })
    .execute();
  await db.updateTable('tally').set({ count: '99' }).where('name', '=', 'events.open').execute();
  await keepNumbers({ db, now: () => clock.now });
  await db.deleteFrom('participationChange').where('id', '=', id).execute();
}

test('OR-05 of every action that can be written down, none holds a name, an address or a number', async () => {
  const helper = await person('Zulekha Parveen');
  const others = [await person('Tariq Mahmood'), await person('Rukhsana Bibi')] as const;
  await lifeOfEvents();
  await lifeAtAnEvent(helper);
  await lifeOfMatching(product, { admin, helper });
  await lifeOfPapers(admin, helper);
  await lifeOfTrainings(product, { admin, helper });
  await lifeOfQuestions(product, { admin, helper });
  await lifeOfShifts(admin, helper);
  await lifeOfBranches(admin, helper);
  await lifeOfLending(product, admin);
  await lifeOfMails(helper);
  await lifeOfTheOrganisation();
  const made = await lifeOfAccounts(others);
  await lifeOfNumbers();
  const entries = await product.db.selectFrom('auditEntry').selectAll().execute();
  expect(new Set(entries.map(({ action }) => action))).toEqual(new Set(auditActions));
  const personal = new RegExp(`Zulekha|Parveen|Tariq|Rukhsana|volunteer\\d+@|3219876543|${made}`);
  // What the test looks for is there to be found.
  for (const text of [helper.name, helper.email, phone]) expect(text).toMatch(personal);
  for (const { action, details } of entries)
    expect(JSON.stringify(details), action).not.toMatch(personal);
});

test('OR-05 of a person who has left, the log keeps that something was done, without words and stars', async () => {
  const leaver = await person('Yasmin Yusuf');
  await lifeAtAnEvent(leaver);
  const mine = await done(leaver, exportData);
  expect(JSON.stringify(mine)).toContain('Not this time, Yasmin Yusuf');
  await updateUser(product.db, leaver.id, { leavingAt: testStart, activatedAt: null });
  product.clock.now = new Date('2026-12-15T08:00:00Z');
  const { db } = product;
  expect(await leaversGone(product)).toBe(1);
  product.clock.now = testStart;
  const entries = await db
    .selectFrom('auditEntry')
    .select(['action', 'details'])
    .where('userId', '=', leaver.id)
    .orderBy('action')
    .execute();
  const kept =
    `message.sent person.clash_allowed person.hours_corrected person.hours_declined person.rated
    story.answered story.asked story.published story.unpublished`.split(/\s+/);
  expect(entries).toEqual(kept.map((action) => ({ action, details: {} })));
  const tables = ['participationChange', 'participation', 'auditEntry', 'hourCorrection'] as const;
  for (const table of tables) {
    const rows = await db.selectFrom(table).selectAll().where('userId', '=', leaver.id).execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows), table).not.toMatch(/Yasmin|3219876543/);
  }
});
