/** What tests of an event's day start from, and presses as a device sends them. */
import { readDay, sendMarks } from '@saath/contract/day/check-in/endpoints';
import type { DayPerson, MarkResult } from '@saath/contract/day/check-in/schema';
import type { Event } from '@saath/contract/events/events/schema';
import { newId } from '../platform/ids.ts';
import type { Client } from './client.ts';
import { signedInAs } from './given.ts';
import type { TestProduct } from './product.ts';

const MINUTE = 60_000;

/** A person who logs in anew with every call: no session outlives the jumps of the clock. */
export function atAnyTime(product: TestProduct, userId: string): Client & { id: string } {
  const call: Client['call'] = async (endpoint, given) =>
    await (await signedInAs(product, userId)).call(endpoint, given);
  return { id: userId, cookie: '', call };
}

/** Sets the clock to so many minutes after the event's start, and gives the moment as text. */
export function minutesIn({ clock }: TestProduct, event: Event, minutes: number): string {
  clock.now = new Date(Date.parse(event.startTime) + minutes * MINUTE);
  return clock.now.toISOString();
}

/** The person as the day's list has them now. */
export async function onList(admin: Client, event: Event, name: string): Promise<DayPerson> {
  const { body } = await admin.call(readDay, { params: { id: event.id } });
  const found = (body.people as DayPerson[]).find((person) => person.name === name);
  if (!found) throw new Error(`${name} is not on the list`);
  return found;
}

type Pressed = Partial<{
  id: string;
  at: string;
  from: DayPerson['state'];
  isUndo: boolean;
  arrivedAt: string | null;
  leftAt: string | null;
  addPlace: boolean;
  reason: string;
  clashReason: string;
}>;

/** A press about somebody as they stand on the list. */
export function markOf(person: DayPerson, to: DayPerson['state'], more: Pressed = {}) {
  return {
    id: newId(),
    participationId: person.participationId,
    from: person.state,
    to,
    at: new Date(0).toISOString(),
    isUndo: false,
    arrivedAt: null,
    leftAt: null,
    addPlace: false,
    reason: '',
    clashReason: '',
    ...more,
  };
}

export async function sent(
  admin: Client,
  { id }: Event,
  marks: readonly unknown[],
): Promise<MarkResult[]> {
  const { status, body } = await admin.call(sendMarks, { params: { id }, body: { marks } });
  if (status !== 200) throw new Error(`Not sent: ${JSON.stringify(body)}`);
  return body.results as MarkResult[];
}
