import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds; longer than any of the works takes on a machine that is not overloaded. */
const FLOOR = 300;

/**
 * Does the work in a time that does not tell what it did: an answer about an address comes no sooner than 300 ms after
 * the question, whether or not the address has an account (ASVS 6.3.8).
 *
 * @throws whatever the work throws, after the same time
 */
export async function inEvenTime<T>(work: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([work(), pause(FLOOR)]);
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
