/** Calls of other software: by an API token in the header `Authorization: Bearer saath_…` (RG-03). */
import { limits } from '@saath/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../platform/actor.ts';
import type { Counters } from '../platform/counters.ts';
import { DomainError } from '../platform/domain-error.ts';
import { networkOf } from '../platform/network.ts';
import type { ApiTokens } from '../platform/sessions.ts';

// Both with the prefix of api-tokens/rules.ts.
const IN_HEADER = /^Bearer +(saath_\S*)$/i;
const IN_ADDRESS = /[=/]saath_[\w-]{20}/;
const MINUTE = 60;

/**
 * The token of a request. Other schemes are not ours: a proxy in front may ask for a password of its own.
 *
 * @throws DomainError `api_tokens.in_address`
 */
export function bearerOf({ url, headers }: FastifyRequest): string | undefined {
  if (IN_ADDRESS.test(plain(plain(url)))) throw new DomainError('api_tokens.in_address');
  return IN_HEADER.exec(headers.authorization ?? '')?.[1];
}

/** An address whose letters, digits and signs are not written as %XX. */
function plain(url: string): string {
  if (!url.includes('%')) return url;
  return url.replace(/%([2-7][\da-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number(`0x${hex}`)),
  );
}

/** Finds the person behind a token, and counts: calls by each token, and tokens that do not work by each caller. */
export function readTokens(apiTokens: ApiTokens, counters: Counters) {
  const calls = counters('API token', { points: limits.apiToken.perMinute, duration: MINUTE });
  const guesses = counters('unknown API tokens', { points: 60, duration: MINUTE });

  /** @throws DomainError `api_tokens.unknown`, `request.too_many` */
  return async (
    secret: string,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<Actor> => {
    const actor = await apiTokens.find(secret);
    if (actor?.token) {
      await calls.take(actor.token.id);
      return actor;
    }
    await guesses.take(networkOf(request.ip));
    reply.header('www-authenticate', 'Bearer error="invalid_token"');
    throw new DomainError('api_tokens.unknown');
  };
}
