/** Who may do what, in one list (RG-01, OR-03). */
import { doorHours, earlier } from '@saath/contract/day/helpers/rules';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { Provider } from '../../../platform/provider.ts';
import { listTokens } from '../../accounts/api-tokens/service.ts';
import { branchRights } from '../branches/queries.ts';
import * as queries from './queries.ts';

export type Rights = {
  readonly db: Database;
  readonly now: Clock;
  /** By whose word some have theirs. */
  readonly provider: Pick<Provider, 'name'> | undefined;
};

/** Nothing of an event that ended so long ago is still open, however the window moves with the end. */
const LONGEST_AFTER = 48 * 3_600_000;

/** Everybody with a right that can be used or will be, each with all of theirs. */
export async function listHolders(rights: Rights) {
  const at = rights.now();
  const events = (await queries.eventRights(rights.db, new Date(at.getTime() - LONGEST_AFTER)))
    .map((row) => ({ ...row, until: earlier(doorHours(row).closesAt, row.expiresAt) }))
    .filter(({ until }) => at < until);
  const tokens = await listTokens(rights);
  const branches = await branchRights(rights.db, at);
  const others = [...new Set([...events, ...branches, ...tokens].map(({ userId }) => userId))];
  const people = await queries.holders(rights.db, others);
  const admins = people.filter(({ isAdmin }) => isAdmin).map(({ id }) => id);
  // The last entry of each is the one that counts.
  const since = new Map(
    (await queries.adminsSince(rights.db, admins)).map((row) => [row.userId, row]),
  );
  return people.map((person) => ({
    ...person,
    since: since.get(person.id),
    events: events.filter(({ userId }) => userId === person.id),
    branches: branches.filter(({ userId }) => userId === person.id),
    tokens: tokens.filter(({ userId }) => userId === person.id),
  }));
}
