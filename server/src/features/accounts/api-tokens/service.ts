/** API tokens: other software makes calls in an organiser's name, as far as the token names them (RG-03). */
import type { Ability } from '@saath/contract/abilities';
import { API_TOKEN_PREFIX, type ApiTokenDays } from '@saath/contract/accounts/api-tokens/rules';
import { limits } from '@saath/contract/limits';
import type { Clock } from '../../../platform/clock.ts';
import { type Database, inTransaction } from '../../../platform/database.ts';
import { DomainError } from '../../../platform/domain-error.ts';
import { newId } from '../../../platform/ids.ts';
import { lockUser } from '../../../platform/locks.ts';
import type { ApiTokens } from '../../../platform/sessions.ts';
import { hashToken, newToken } from '../../../platform/tokens.ts';
import { requireSession } from '../../foundation/sessions/service.ts';
import * as queries from './queries.ts';

type Accounts = { readonly db: Database; readonly now: Clock };

const MINUTE = 60_000;
const DAY = 1440 * MINUTE;
const ENDING = 4;

/** What the web server asks: the person behind a token, with what the token names. */
export function findApiTokens(db: Database, now: Clock): ApiTokens {
  return {
    async find(secret) {
      const at = now();
      const found = await queries.findInUse(db, { tokenHash: hashToken(secret), now: at });
      if (!found) return undefined;
      const { id, role, tokenId, abilities, usedAt } = found;
      // To the minute, so that a client that reads does not write with each call.
      if (!usedAt || at.getTime() - usedAt.getTime() >= MINUTE)
        await queries.noteUse(db, { id: tokenId, usedAt: at });
      const token = { id: tokenId, abilities };
      return { id, role, sessionId: tokenId, grants: [], branches: [], at, token };
    },
  };
}

/** Those of all organisers that work, newest first. */
export async function listTokens({ db, now }: Accounts): Promise<queries.ApiTokenRow[]> {
  return await queries.listTokens(db, now());
}

type Making = {
  readonly userId: string;
  /** By which it is made. */
  readonly sessionId: string;
  readonly name: string;
  readonly abilities: readonly Ability[];
  readonly days: ApiTokenDays;
};

/**
 * @returns the token, which is kept nowhere, and its row
 * @throws DomainError `api_tokens.too_many`, `accounts.not_allowed`, `accounts.sign_in_needed`
 */
export async function makeToken(
  { db, now }: Accounts,
  { userId, sessionId, name, abilities, days }: Making,
) {
  const id = newId();
  const { text } = newToken();
  const secret = `${API_TOKEN_PREFIX}${text}`;
  const createdAt = now();
  return await inTransaction(db, async (tx) => {
    // Two that are made at once are counted one after the other; whoever lost the role meanwhile makes none.
    const maker = await lockUser(tx, userId);
    if (maker?.role !== 'Admin') throw new DomainError('accounts.not_allowed');
    await requireSession(tx, sessionId);
    const count = await queries.countTokensOf(tx, { userId, now: createdAt });
    if (count >= limits.apiToken.max) throw new DomainError('api_tokens.too_many');
    await queries.insertApiToken(tx, {
      ...{ id, userId, name, createdAt },
      tokenHash: hashToken(secret),
      ending: secret.slice(-ENDING),
      abilities: [...new Set(abilities)],
      expiresAt: new Date(createdAt.getTime() + days * DAY),
    });
    const row = await queries.findTokenRow(tx, id);
    if (!row) throw new Error('The token that was just made is not there');
    return { secret, row };
  });
}

/** From its next call on. @throws DomainError `api_tokens.gone` */
export async function endToken({ db, now }: Accounts, id: string): Promise<void> {
  if (!(await queries.deleteToken(db, { id, now: now() })))
    throw new DomainError('api_tokens.gone');
}
