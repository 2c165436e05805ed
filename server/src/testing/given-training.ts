/** What tests of trainings start from: a role that gives a qualification, people in it, and their day. */
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { getEvent, updateEvent } from '@saath/contract/events/events/endpoints';
import type { Event } from '@saath/contract/events/events/schema';
import { settleAll } from '../features/places/trainings/service.ts';
import type { Client } from './client.ts';
import { done } from './done.ts';
import { eventForm, firstRole, givenEvent, givenVolunteer, type SignedIn } from './given.ts';
import { givePlace } from './given-board.ts';
import { atAnyTime, markOf, onList, sent } from './given-day.ts';
import type { TestProduct } from './product.ts';

/** What a role gives, as it is sent. */
export type Given = { kind: string; months?: number | null; countsHours?: boolean };

export async function givenTraining(
  admin: Client,
  gives: Given | undefined,
  change: Record<string, unknown> = {},
): Promise<Event> {
  const [role] = eventForm().role;
  const trained = { ...role, role_name: 'Trainee', maxVolunteers: 8, gives };
  return await givenEvent(admin, { title: 'First-aid course', role: [trained], ...change });
}

let count = 0;

/** Somebody new with a place in the training, who logs in anew with every call. */
export async function trainee(product: TestProduct, event: Event, admin: Pick<SignedIn, 'id'>) {
  count += 1;
  const person = await givenVolunteer(product.db, { name: `Trainee ${count}` });
  const place = { event, roleId: firstRole(event).id, userId: person.id };
  await givePlace(product, place, admin.id);
  return Object.assign(atAnyTime(product, person.id), person);
}

/** An organiser writes down where somebody stands. */
export async function writesDown(
  { admin, event, at }: { admin: Client; event: Event; at: string },
  { name }: { name: string },
  to: DayPerson['state'],
) {
  const isUndo = to === 'confirmed';
  const reason = 'It was somebody else.';
  const mark = markOf(await onList(admin, event, name), to, { at, isUndo, reason });
  return await sent(admin, event, [mark]);
}

/** What the job that goes by the clock does. */
export async function settled({ ports }: TestProduct): Promise<void> {
  await settleAll(ports);
}

/** From now on the only role of the event gives this. */
export async function setGives(
  admin: Client,
  { id }: Event,
  gives: Given | null,
  change: Record<string, unknown> = {},
) {
  const { event } = await done(admin, getEvent, { params: { id } });
  const before = event as Event;
  const role = [{ ...firstRole(before), gives }];
  return await admin.call(updateEvent, { params: { id }, body: { ...before, role, ...change } });
}
