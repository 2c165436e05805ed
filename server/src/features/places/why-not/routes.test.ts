/** MT-05: why a named person is not suggested, over HTTP. */

import { setAvailability, setDaysOff } from '@saath/contract/accounts/accounts/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { assignVolunteer } from '@saath/contract/events/roles/endpoints';
import { limits } from '@saath/contract/limits';
import { setMatchingUse } from '@saath/contract/matching/choices/endpoints';
import { saveMatchSettings } from '@saath/contract/matching/learning/endpoints';
import { suggestVolunteers } from '@saath/contract/matching/suggest/endpoints';
import type { SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { whyNot } from '@saath/contract/places/why-not/endpoints';
import type { WhyNot } from '@saath/contract/places/why-not/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../platform/ids.ts';
import {
  eventForm,
  firstRole,
  givenAdmin,
  givenEvent,
  givenSignedIn,
  givenVolunteer,
  type SignedIn,
} from '../../../testing/given.ts';
import { givenState } from '../../../testing/given-state.ts';
import { type TestProduct, testProduct } from '../../../testing/product.ts';
import { updateUser } from '../../accounts/accounts/queries.ts';

let product: TestProduct;
let admin: SignedIn;
let event: Event;
beforeAll(async () => {
  product = await testProduct();
  admin = await givenAdmin(product);
  // On a Monday from 14:00 to 18:00 in Karachi.
  event = await givenEvent(admin, eventForm({ title: 'Health camp', role: [nurse] }));
  for (let number = 0; number < 12; number += 1)
    await givenVolunteer(product.db, { skills: ['Nursing', 'Urdu'], experienceYears: number });
});
afterAll(async () => await product.close());

const nurse = {
  role_name: 'Nurse',
  description: 'Cares.',
  maxVolunteers: 3,
  skills: ['Nursing', 'Urdu'],
};

async function answerAbout(userId: string): Promise<WhyNot> {
  const { status, body } = await admin.call(whyNot, {
    params: { id: firstRole(event).id, userId },
  });
  expect(status).toBe(200);
  return body as unknown as WhyNot;
}

const texts = (list: readonly { text: string }[]) => list.map(({ text }) => text);

test('MT-05 says where the person stands, what counts against and what would change it', async () => {
  const { id } = await givenVolunteer(product.db, { name: 'Zara', skills: ['Nursing'] });
  const answer = await answerAbout(id);
  expect(answer).toMatchObject({ person: { id, name: 'Zara' }, isSuggested: false, obstacles: [] });
  expect(texts(answer.against)).toContain('Does not list Urdu');
  expect(texts(answer.inFavour)).toContain('Has Nursing');
  const { standing, changes } = answer;
  expect(standing).toMatchObject({ place: 13, compared: 12, isAll: true });
  expect(standing.lastSuggested?.score).toBeGreaterThan(standing.score);
  expect(texts(changes)).toEqual(['Lists Urdu']);
  expect(changes[0]?.score).toBeGreaterThan(standing.score);
  expect(changes[0]?.place).toBeLessThanOrEqual(standing.place ?? 0);
});

test('MT-05 names the event that stands in the way', async () => {
  const { id } = await givenVolunteer(product.db, { skills: ['Nursing', 'Urdu'] });
  const other = await givenEvent(admin, eventForm({ title: 'Food drive' }));
  await admin.call(assignVolunteer, {
    body: { volunteerId: id, roleId: firstRole(other).id, eventId: other.id },
  });
  expect((await answerAbout(id)).obstacles).toEqual([
    {
      text: 'Has a place elsewhere at this time',
      event: { id: other.id, title: 'Food drive' },
    },
  ]);
});

test('MT-05 PF-05 a day off and the free times', async () => {
  const away = await givenSignedIn(product, { skills: ['Nursing'] });
  await away.call(setDaysOff, { body: { days: ['2026-12-07'] } });
  expect(texts((await answerAbout(away.id)).obstacles)).toEqual(['Away on that day']);
  const busy = await givenSignedIn(product, { skills: ['Nursing'] });
  await busy.call(setAvailability, { body: { weekly: [{ weekday: 1, from: 0, to: 1440 }] } });
  const answer = await answerAbout(busy.id);
  expect(texts(answer.obstacles)).toEqual(['Not free at this time']);
  expect(texts(answer.changes)).toContain('Is free for the whole time');
});

test('MT-05 who is in the event, has asked, was declined or has no active account', async () => {
  const asked = await givenSignedIn(product, { skills: ['Nursing'] });
  await asked.call(requestJoin, { body: { eventId: event.id, userId: asked.id } });
  expect(texts((await answerAbout(asked.id)).obstacles)).toEqual([
    'Has already asked for this event: look into its requests',
  ]);
  const placeOf = async (userId: string) =>
    await product.db
      .selectFrom('participation')
      .select('id')
      .where('userId', '=', userId)
      .executeTakeFirstOrThrow();
  await givenState(product, (await placeOf(asked.id)).id, 'declined');
  expect(texts((await answerAbout(asked.id)).obstacles)).toEqual([
    'Was declined for this event before',
  ]);
  const other = await givenSignedIn(product, { skills: ['Nursing'] });
  await other.call(requestJoin, { body: { eventId: event.id, userId: other.id } });
  await givenState(product, (await placeOf(other.id)).id, 'withdrawn');
  expect((await answerAbout(other.id)).obstacles).toEqual([]);
  const sleeping = await givenVolunteer(product.db, { activatedAt: null });
  expect(texts((await answerAbout(sleeping.id)).obstacles)).toEqual([
    'Has no active volunteer account',
  ]);
  expect(texts((await answerAbout(admin.id)).obstacles)).toEqual([
    'Has no active volunteer account',
  ]);
});

test('MT-05 MT-08 tells nothing of what the person switched off', async () => {
  const person = await givenSignedIn(product, { skills: ['Urdu'], interests: ['Health'] });
  await updateUser(product.db, person.id, { experienceYears: 9, area: 'Clifton' });
  await person.call(setAvailability, { body: { weekly: [{ weekday: 1, from: 0, to: 1440 }] } });
  const off = ['skills', 'interests', 'experience', 'freeTime', 'area', 'history'] as const;
  await person.call(setMatchingUse, { body: { off: [...off] } });
  const answer = await answerAbout(person.id);
  expect(answer).toMatchObject({ obstacles: [], changes: [], inFavour: [] });
  expect(texts(answer.against)).toEqual(['No skills to go by']);
});

test('MT-05 who is suggested stands among them', async () => {
  const { id } = await givenVolunteer(product.db, {
    skills: ['Nursing', 'Urdu'],
    experienceYears: 20,
  });
  expect(await answerAbout(id)).toMatchObject({ isSuggested: true, standing: { note: null } });
});

test('MT-03 MA-01 of ten suggestions the last is for trying, and says so', async () => {
  const params = { roleId: firstRole(event).id };
  const { suggestedUsers } = (await admin.call(suggestVolunteers, { params })).body;
  const marks = (suggestedUsers as SuggestedPerson[]).map(({ isExplored }) => isExplored ?? false);
  expect(marks).toEqual([...Array(9).fill(false), true]);
});

test('MT-05 only for Admins, and only about people and roles that are there', async () => {
  const { id } = await givenVolunteer(product.db);
  const params = { id: firstRole(event).id, userId: id };
  const volunteer = await givenSignedIn(product);
  expect((await volunteer.call(whyNot, { params })).status).toBe(403);
  expect((await admin.call(whyNot, { params: { ...params, userId: newId() } })).status).toBe(404);
  expect((await admin.call(whyNot, { params: { ...params, id: newId() } })).status).toBe(404);
});

test('MT-05 MT-08 who stands behind people who fit less is told why, as far as turns are kept fair', async () => {
  const welder = { ...nurse, role_name: 'Welder', maxVolunteers: 6, skills: ['Welding'] };
  const fair = await givenEvent(admin, eventForm({ title: 'Repair day', role: [welder] }));
  for (let number = 0; number < limits.suggestions; number += 1) {
    const free = await givenSignedIn(product, { skills: ['Welding'] });
    await free.call(setAvailability, { body: { weekly: [{ weekday: 0, from: 0, to: 1440 }] } });
  }
  // Fits a little better, and is less likely to say yes: nobody knows whether there is time.
  const { id } = await givenVolunteer(product.db, { skills: ['Welding'], experienceYears: 8 });
  const note = async (fairness: number) => {
    await admin.call(saveMatchSettings, { body: { fairness, isAutomatic: true } });
    const params = { id: firstRole(fair).id, userId: id };
    const { body } = await admin.call(whyNot, { params });
    return (body as unknown as WhyNot).standing;
  };
  expect(await note(0)).toMatchObject({ place: 1, note: null });
  expect(await note(1)).toMatchObject({
    place: 1,
    note: { message: 'Fair turns are on: others are likelier to say yes' },
  });
});
