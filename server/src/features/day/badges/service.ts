/** Use cases of name badges, whose codes open a person on the day's list (DY-07). */
import { limits } from '@saath/contract/limits';
import { DomainError } from '../../../platform/domain-error.ts';
import { findUser } from '../../accounts/accounts/queries.ts';
import { findEvent } from '../../events/events/queries.ts';
import { type ComingRow, comingByName } from '../../places/lists/queries.ts';
import { findParticipation } from '../../places/place/queries.ts';
import type { Ports } from '../../places/ports.ts';

const PURPOSE = 'badge';

type Desk = Pick<Ports, 'db' | 'signer' | 'appUrl'>;

/**
 * Everybody who comes, by name, a page at a time.
 *
 * @param after the person with whom the page before ended
 * @throws DomainError `events.not_found`, `joining.list_changed` when that person is gone
 */
export async function readBadges(
  { db, signer, appUrl }: Desk,
  { eventId, after }: { eventId: string; after: string | undefined },
): Promise<{ badges: (ComingRow & { url: string })[]; next: string | null }> {
  if (!(await findEvent(db, eventId))) throw new DomainError('events.not_found');
  const last = after ? await findUser(db, after) : undefined;
  if (after && !last) throw new DomainError('joining.list_changed');
  const size = limits.badgePage;
  const rows = await comingByName(db, { eventId, after: last, limit: size + 1 });
  const shown = rows.slice(0, size);
  const urlOf = (id: string) => new URL(`/badge/${id}.${signer.sign(PURPOSE, id)}`, appUrl).href;
  return {
    badges: shown.map((row) => ({ ...row, url: urlOf(row.participationId) })),
    next: rows.length > size ? (shown.at(-1)?.userId ?? null) : null,
  };
}

/** @throws DomainError `badges.unknown` for a forged code, or somebody who is gone */
export async function personOfBadge(
  { db, signer }: Desk,
  code: string,
): Promise<{ eventId: string; participationId: string }> {
  const [id = '', signature = ''] = code.split('.');
  if (!signer.isSigned(PURPOSE, id, signature)) throw new DomainError('badges.unknown');
  const found = await findParticipation(db, id);
  if (!found) throw new DomainError('badges.unknown');
  return { eventId: found.eventId, participationId: found.id };
}
