import * as endpoints from '@saath/contract/accounts/api-tokens/endpoints';
import { apiTokenMessages } from '@saath/contract/accounts/api-tokens/messages';
import type { ApiToken } from '@saath/contract/accounts/api-tokens/schema';
import { say } from '@saath/contract/texts';
import { on, type Route } from '../../../http/route.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { ApiTokenRow } from './queries.ts';
import { endToken, listTokens, makeToken } from './service.ts';

export function apiTokenRoutes(accounts: { readonly db: Database; readonly now: Clock }): Route[] {
  return [
    on(endpoints.listApiTokens).reply(async () => ({
      tokens: (await listTokens(accounts)).map(presentToken),
    })),

    on(endpoints.makeApiToken).reply(async ({ actor, body }) => {
      const { id: userId, sessionId } = actor;
      const { secret, row } = await makeToken(accounts, { ...body, userId, sessionId });
      return { ...say(apiTokenMessages, 'made'), secret, token: presentToken(row) };
    }),

    on(endpoints.endApiToken).reply(async ({ params }) => {
      await endToken(accounts, params.id);
      return say(apiTokenMessages, 'ended');
    }),
  ];
}

function presentToken({
  createdAt,
  expiresAt,
  usedAt,
  userId,
  makerName,
  ...row
}: ApiTokenRow): ApiToken {
  return {
    ...row,
    maker: { id: userId, name: makerName },
    madeAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  };
}
