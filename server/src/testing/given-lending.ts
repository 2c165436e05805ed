/** Branches that ask each other for people, for tests. */
import { createRole } from '@saath/contract/events/roles/endpoints';
import { addToBranch, closeBranch } from '@saath/contract/office/branches/endpoints';
import * as lending from '@saath/contract/office/lending/endpoints';
import { done } from './done.ts';
import { firstRole, givenEvent, givenSignedIn, type SignedIn } from './given.ts';
import { givePlace } from './given-board.ts';
import { givenBranch } from './given-branch.ts';
import type { TestProduct } from './product.ts';

/** At another time than the event for which help is sought. */
const camp = {
  ...{ title: 'Southern camp', startTime: '2026-12-10T09:00:00Z', endTime: '2026-12-10T13:00:00Z' },
  role: [{ role_name: 'Cook', description: 'Cooks.', maxVolunteers: 30, skills: ['First aid'] }],
};

/**
 * Two branches, each with its organiser; one has an event with a free place, the other people who may be asked. `form` is what
 * the event is made of.
 */
export async function givenNeighbours(product: TestProduct, admin: SignedIn, form: object = {}) {
  const [runsNorth, runsSouth] = [await givenSignedIn(product), await givenSignedIn(product)];
  const event = await givenEvent(admin, { ...form, title: 'Northern clean-up' });
  const own = await givenEvent(admin, camp);
  const north = await givenBranch(admin, [event.id]);
  const south = await givenBranch(admin, [own.id]);
  for (const [id, { id: userId }] of [
    [north, runsNorth],
    [south, runsSouth],
  ] as const)
    await done(admin, addToBranch, { params: { id }, body: { userId, right: 'organiser' } });
  /** Somebody of the southern branch. */
  async function southerner(name: string, isWilling = true): Promise<SignedIn> {
    const person = await givenSignedIn(product, { name });
    const place = { event: own, roleId: firstRole(own).id, userId: person.id };
    await givePlace(product, place, admin.id);
    if (isWilling) await done(person, lending.setLendingChoice, { body: { isOn: true } });
    return person;
  }
  return { event, roleId: firstRole(event).id, north, south, runsNorth, runsSouth, southerner };
}

/** A branch asks another one, which passes it on, declines, or is asked no longer: for tests of what is written down of it. */
export async function lifeOfLending(product: TestProduct, admin: SignedIn): Promise<void> {
  const { event, roleId, north, south, southerner } = await givenNeighbours(product, admin);
  await southerner('Rukhsana Bibi');
  const ask = { params: { id: roleId }, body: { branchId: south, word: 'By the river.' } };
  await done(admin, lending.askBranches, ask);
  await done(admin, lending.takeBackAppeal, { params: { id: roleId, branchId: south } });
  await done(admin, lending.askBranches, ask);
  const params = { id: south, roleId };
  await done(admin, lending.answerAppeal, { params, body: { answer: 'pass_on' } });
  const { id: other } = await addRole(admin, event.id);
  await done(admin, lending.askBranches, { ...ask, params: { id: other } });
  const declines = { params: { id: south, roleId: other }, body: { answer: 'decline' } };
  await done(admin, lending.answerAppeal, declines);
  for (const id of [north, south]) await done(admin, closeBranch, { params: { id } });
}

async function addRole(admin: SignedIn, eventId: string): Promise<{ id: string }> {
  const role = {
    role_name: 'Driver',
    description: 'Drives.',
    maxVolunteers: 1,
    skills: ['Driving'],
  };
  const { eventRole } = await done(admin, createRole, { body: { event_id: eventId, ...role } });
  return eventRole as { id: string };
}
