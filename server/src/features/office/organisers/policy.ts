/** When a request to be an organiser may be made or answered, as refusals in words. */
import { DomainError } from '../../../platform/domain-error.ts';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import type { RequestRow } from './queries.ts';

/** @throws DomainError `organisers.already_organiser`, `organisers.already_asked` */
export function requireMayAsk(user: UserRow, newest: RequestRow | undefined): void {
  if (user.role === 'Admin') throw new DomainError('organisers.already_organiser');
  if (newest?.state === 'asked') throw new DomainError('organisers.already_asked');
}

/** @throws DomainError `organisers.answered` */
export function requireOpen({ state }: RequestRow): void {
  if (state !== 'asked') throw new DomainError('organisers.answered');
}

/** Only accounts in use: not waiting for activation, not leaving. @throws DomainError `organisers.not_active` */
export function requireActive({ activatedAt, leavingAt }: UserRow): void {
  if (!activatedAt || leavingAt) throw new DomainError('organisers.not_active');
}
