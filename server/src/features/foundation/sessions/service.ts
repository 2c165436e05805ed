/** Sessions: an opaque 256-bit secret in the cookie, its hash in the database. */
import type { AccountRole } from '@saath/contract/accounts/accounts/schema';
import { type Actor, usableGrant } from '../../../platform/actor.ts';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { shareUser } from '../../../platform/locks.ts';
import type { Sessions } from '../../../platform/sessions.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import {
  accountOf,
  deleteExpiredSessions,
  deleteExpiredTokens,
  deleteSession,
  deleteSessionsOf,
  findSession,
  insertSession,
  isThere,
  type StandingRow,
  standingSessions,
  touchSession,
} from './queries.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How long a session lives unused, by role: organisers see other people's data. */
const idle: Readonly<Record<AccountRole, number>> = { Admin: 30 * MINUTE, Volunteer: 14 * DAY };
const LONGEST = 30 * DAY;
/** The idle end is moved at most once in this time, so that reading pages does not write. */
const TOUCH_AFTER = MINUTE;

/**
 * @param given `isProviderOnly`: whether nobody logs in but by the organisation's provider; then no passkey is asked for
 */
export function createSessions(
  db: Database,
  now: Clock,
  { isProviderOnly = false }: { isProviderOnly?: boolean | undefined } = {},
): Sessions {
  const actorOf = (row: StandingRow, at: Date) => actorAt(row, { at, isProviderOnly });
  return {
    async start(userId, device, { linkStamp, isStrong = false } = {}) {
      const { text, hash } = newToken();
      const at = now();
      await inTransaction(db, async (tx) => {
        // What ends whatever opens the account holds it: it ends this session as well, or shows in the stamp.
        await shareUser(tx, userId);
        const account = await accountOf(tx, userId);
        if (linkStamp !== undefined && account?.linkStamp !== linkStamp)
          throw new DomainError('server.busy');
        const times = { createdAt: at, seenAt: at };
        const expiresAt = endOf({ role: account?.role ?? 'Volunteer', createdAt: at }, at);
        const session = { id: newId(), tokenHash: hash, userId, device, isStrong };
        await insertSession(tx, { ...session, ...times, expiresAt });
      });
      return { secret: text, expiresAt: new Date(at.getTime() + LONGEST) };
    },
    async find(secret, eventIds = []) {
      const tokenHash = hashToken(secret);
      const at = now();
      const session = await findSession(db, { tokenHash, eventIds, now: at });
      if (!session) return undefined;
      if (at.getTime() - session.seenAt.getTime() > TOUCH_AFTER)
        await touchSession(db, { tokenHash, seenAt: at, expiresAt: endOf(session, at) });
      return actorOf(session, at);
    },
    async end(secret) {
      await deleteSession(db, { tokenHash: hashToken(secret), now: now() });
    },
    async endAllOf(userId) {
      await deleteSessionsOf(db, userId);
    },
    async standing(ids, eventIds = []) {
      const at = now();
      const sessions = await standingSessions(db, { ids, eventIds, now: at });
      return new Map(sessions.map((session) => [session.sessionId, actorOf(session, at)]));
    },
  };
}

/**
 * For what opens the account when the session that makes it is over: one that was ended while the call was under way makes
 * nothing. The person is held.
 *
 * @throws DomainError `accounts.sign_in_needed`
 */
export async function requireSession(tx: Tx, sessionId: string): Promise<void> {
  if (!(await isThere(tx, sessionId))) throw new DomainError('accounts.sign_in_needed');
}

/** With the rights that can be used at this moment. */
function actorAt(
  { id, sessionId, isStrong, given, givenAtBranches, ...row }: StandingRow,
  { at, isProviderOnly }: { at: Date; isProviderOnly: boolean },
): Actor {
  const waitsForPasskey = row.waitsForPasskey && !isProviderOnly;
  const role = waitsForPasskey ? 'Volunteer' : row.role;
  const usable = given.flatMap(({ eventId, right, expiresAt, startTime, endTime, roleId }) => {
    const event = { id: eventId, startTime: new Date(startTime), endTime: new Date(endTime) };
    const grants = usableGrant({ right, expiresAt: moment(expiresAt), event }, at);
    return grants.map((grant) => ({ grant, roleId }));
  });
  const grants = usable.flatMap(({ grant, roleId }) => (roleId === null ? [grant] : []));
  const ledRoles = usable.flatMap(({ grant: { eventId }, roleId }) =>
    roleId === null ? [] : [{ eventId, roleId }],
  );
  const branches = givenAtBranches.map((each) => ({ ...each, expiresAt: moment(each.expiresAt) }));
  const rights = { grants, branches, ...(ledRoles.length > 0 ? { ledRoles } : {}) };
  return { id, role, sessionId, ...rights, at, isStrong, waitsForPasskey };
}

const moment = (text: string | null) => (text === null ? null : new Date(text));

/** The idle end, but never past thirty days from the start. */
function endOf({ role, createdAt }: { role: AccountRole; createdAt: Date }, at: Date): Date {
  return new Date(Math.min(at.getTime() + idle[role], createdAt.getTime() + LONGEST));
}

/** Sessions and one-time links that have reached their end. */
export async function dropExpired(db: Database, now: Date): Promise<void> {
  await deleteExpiredSessions(db, now);
  await deleteExpiredTokens(db, now);
}
