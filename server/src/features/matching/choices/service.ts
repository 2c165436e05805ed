/** What matching uses about a person is theirs to see and to switch off. */
import type { MatchingChoice, MatchingUse } from '@saath/contract/matching/choices/schema';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { lockUser } from '../../../platform/locks.ts';
import { columnsOf, pointOf, roughly } from '../../../platform/points.ts';
import { findUser, type UserRow, updateUser } from '../../accounts/accounts/queries.ts';
import { readAvailability } from '../../accounts/availability/service.ts';
import { placedAt, type Towns } from '../../foundation/towns/service.ts';
import { recordsOf } from '../track-record/queries.ts';

export type MatchingInputs = {
  readonly db: Database;
  readonly now: Clock;
  readonly towns: Towns;
};

/** @throws DomainError `accounts.user_not_found` */
export async function readMatchingUse(
  { db, now }: Pick<MatchingInputs, 'db' | 'now'>,
  userId: string,
): Promise<MatchingUse> {
  const user = await findUser(db, userId);
  if (!user) throw new DomainError('accounts.user_not_found');
  return await useOf(db, user, now());
}

/**
 * A person's own choice about themselves: nobody is told, and nothing is written into the log.
 *
 * @throws DomainError `accounts.user_not_found`, `request.invalid` for a point that is far from every town
 */
export async function chooseMatchingUse(
  { db, now, towns }: MatchingInputs,
  { userId, choice: { area, mapPoint, off } }: { userId: string; choice: MatchingChoice },
): Promise<MatchingUse> {
  const words = area ?? (await findUser(db, userId))?.area ?? '';
  const isPlaced = area !== undefined || mapPoint !== undefined;
  const point = isPlaced && (await placedAt(towns, { words, mapPoint }));
  return await inTransaction(db, async (tx) => {
    const before = await lockUser(tx, userId);
    if (!before) throw new DomainError('accounts.user_not_found');
    const user = await updateUser(tx, userId, {
      area: area ?? before.area,
      ...(point === false ? {} : columnsOf(point && roughly(point))),
      matchingOff: off ?? before.matchingOff,
      updatedAt: now(),
    });
    return await useOf(tx, user, now());
  });
}

async function useOf(db: Database, user: UserRow, now: Date): Promise<MatchingUse> {
  const { id, area, matchingOff, skills, interests, experienceYears } = user;
  const week = await readAvailability(db, id);
  const [record] = await recordsOf(db, { ids: [id], now });
  return {
    area,
    point: pointOf(user),
    off: matchingOff,
    stored: {
      skills: skills.length,
      interests: interests.length,
      experienceYears,
      freeMinutes: week.reduce((sum, { from, to }) => sum + to - from, 0),
      events: record?.settled ?? 0,
      attended: record?.attended ?? 0,
    },
  };
}
