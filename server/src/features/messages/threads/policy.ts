/** Who reads and writes in which thread, and for how long. */
import {
  type ThreadEnd,
  type ThreadSide,
  writableUntil,
} from '@saath/contract/messages/threads/rules';
import { requireAt, type Viewer } from '../../../platform/actor.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Place, ThreadPerson } from './queries.ts';

/**
 * Volunteers have the threads that are about themselves, also where they lead. Admins, and who may write to the people of
 * the event, have all others as organisers.
 *
 * @throws DomainError `accounts.not_allowed` for another volunteer
 */
export function sideOf(actor: Viewer, { eventId, userId }: Place): ThreadSide {
  if (actor.role !== 'Admin' && actor.id === userId) return 'participant';
  requireAt(actor, 'messages.write', eventId);
  return 'organisers';
}

/** Why nobody can write in a thread any more; null while one can. */
export function endOf(
  { endTime }: { readonly endTime: Date },
  person: Pick<ThreadPerson, 'leavingAt' | 'leftAt'>,
  now: Date,
): ThreadEnd | null {
  if (person.leftAt || person.leavingAt) return 'gone';
  return now < writableUntil(endTime) ? null : 'over';
}

const refusals = { over: 'threads.over', gone: 'threads.gone' } as const;

/** @throws DomainError `threads.over`, `threads.gone` */
export function requireWritable(end: ThreadEnd | null): void {
  if (end) throw new DomainError(refusals[end]);
}
