/** The log as the person it is about takes it along. */
import type { OwnData } from '@saath/contract/accounts/account-care/schema';
import { unpackFeatures } from './policy.ts';
import type { OwnMatchRow } from './queries.ts';

export function presentOwnMatch(row: OwnMatchRow): OwnData['suggestions'][number] {
  const { event, role, shownAt, position, decision, decidedAt, accepted, attended, good } = row;
  return {
    event,
    role,
    shownAt: shownAt?.toISOString() ?? null,
    place: position,
    decision,
    decidedAt: decidedAt?.toISOString() ?? null,
    chances: { good: row.goodChance, accept: row.acceptChance, attend: row.attendChance },
    features: unpackFeatures(row),
    accepted,
    attended,
    good,
  };
}
