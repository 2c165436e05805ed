/**
 * The list of the day as it was read last, kept in this tab's own storage (ADR 26): a reload without a network still shows
 * it. It goes with the tab, with logging out, and once nothing can be recorded any more.
 */
import {
  type AskingPerson,
  askingPersonSchema,
  type DayEvent,
  type DayPerson,
  dayEventSchema,
  dayPersonSchema,
} from '@saath/contract/day/check-in/schema';
import { idSchema } from '@saath/contract/fields';
import * as z from 'zod/mini';
import { type DayList, listKey } from './mark-store.ts';

export type Day = {
  readonly event: DayEvent;
  readonly people: readonly DayPerson[];
  readonly asking: readonly AskingPerson[];
  /** Of a list that is narrowed to the people of one role: which. */
  readonly roleId?: string | undefined;
  /** Set where there was no network and this is the list that was kept: when that was read. */
  readonly keptAt?: string;
};

export const listOf = ({ event, roleId }: Day): DayList => ({ eventId: event.id, roleId });

const keyOf = (list: DayList) => `saath.day.${listKey(list)}`;

const keptSchema = z.object({
  event: dayEventSchema,
  people: z.array(dayPersonSchema),
  asking: z.array(askingPersonSchema),
  roleId: z.optional(idSchema),
  keptAt: z.iso.datetime(),
});

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Without pictures, which could not be shown. A full or forbidden storage is no reason to stop working. */
export function keepDay(storage: Keeper, day: Day, now: Date): void {
  const list = listOf(day);
  const bare = <Person extends object>(person: Person) => ({ ...person, profileImage: null });
  const kept = { ...day, people: day.people.map(bare), asking: day.asking.map(bare) };
  try {
    storage.setItem(keyOf(list), JSON.stringify({ ...kept, keptAt: now.toISOString() }));
  } catch {
    forgetDay(storage, list);
  }
}

/** Undefined when there is none, one that an older version of the page wrote, or one whose day is over. */
export function keptDay(storage: Keeper, list: DayList, now: Date): Day | undefined {
  try {
    const { keptAt, ...day } = keptSchema.parse(JSON.parse(storage.getItem(keyOf(list)) ?? ''));
    if (now < new Date(day.event.closesAt)) return { ...day, keptAt };
  } catch {
    // What cannot be read is of no use.
  }
  forgetDay(storage, list);
  return undefined;
}

export function forgetDay(storage: Keeper, list: DayList): void {
  try {
    storage.removeItem(keyOf(list));
  } catch {
    // Where nothing may be kept nothing is.
  }
}
