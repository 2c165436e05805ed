/**
 * Who makes the call that is being answered, for what must not be forgotten by any call: counting guesses of a
 * password, taking turns, the security log. Everything else comes in arguments.
 */

import { AsyncLocalStorage } from 'node:async_hooks';

export type Caller = {
  /** Whose calls are counted together: an IPv4 address or an IPv6 /64. */
  readonly network: string;
  /** Left out for a guest. */
  actorId?: string;
  /** Whom the call turned out to be about. */
  subjectId?: string;
  /** The device, when the person has signed in on it before. */
  readonly deviceOf: (accountId: string) => string | undefined;
};

const callers = new AsyncLocalStorage<Caller>();

/** A job, or the command line. */
const ourselves: Caller = { network: '', deviceOf: () => undefined };

export async function callingAs<T>(caller: Caller, work: () => Promise<T>): Promise<T> {
  return await callers.run(caller, work);
}

export function currentCaller(): Caller {
  return callers.getStore() ?? ourselves;
}

/** Said by a service that finds out by a link or a password whom the call is about. */
export function tellSubject(userId: string | undefined): void {
  const caller = callers.getStore();
  if (caller && userId) caller.subjectId = userId;
}
