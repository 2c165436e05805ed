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
import * as z from 'zod/mini';

export type Day = {
  readonly event: DayEvent;
  readonly people: readonly DayPerson[];
  readonly asking: readonly AskingPerson[];
  /** Set where there was no network and this is the list that was kept: when that was read. */
  readonly keptAt?: string;
};

const keyOf = (eventId: string) => `saath.day.${eventId}`;

const keptSchema = z.object({
  event: dayEventSchema,
  people: z.array(dayPersonSchema),
  asking: z.array(askingPersonSchema),
  keptAt: z.iso.datetime(),
});

type Keeper = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Without pictures, which could not be shown. A full or forbidden storage is no reason to stop working. */
export function keepDay(storage: Keeper, { event, people, asking }: Day, now: Date): void {
  const bare = <Person extends object>(person: Person) => ({ ...person, profileImage: null });
  const kept = { event, people: people.map(bare), asking: asking.map(bare) };
  try {
    storage.setItem(keyOf(event.id), JSON.stringify({ ...kept, keptAt: now.toISOString() }));
  } catch {
    forgetDay(storage, event.id);
  }
}

/** Undefined when there is none, one that an older version of the page wrote, or one whose day is over. */
export function keptDay(storage: Keeper, eventId: string, now: Date): Day | undefined {
  try {
    const { keptAt, ...day } = keptSchema.parse(JSON.parse(storage.getItem(keyOf(eventId)) ?? ''));
    if (now < new Date(day.event.closesAt)) return { ...day, keptAt };
  } catch {
    // What cannot be read is of no use.
  }
  forgetDay(storage, eventId);
  return undefined;
}

export function forgetDay(storage: Keeper, eventId: string): void {
  try {
    storage.removeItem(keyOf(eventId));
  } catch {
    // Where nothing may be kept nothing is.
  }
}
