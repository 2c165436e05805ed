/** Refuses what another site's page makes a browser send (cross-site request forgery). */
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../platform/domain-error.ts';

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Unsafe methods must come from our own pages: `Sec-Fetch-Site: same-origin`, or, from browsers that do not send it
 * (plain http), an `Origin` that is ours. Nothing else is needed from the client (OWASP CSRF cheat sheet, fetch metadata).
 *
 * @throws DomainError `request.cross_site`
 */
export function requireSameSite(request: FastifyRequest): void {
  if (safe.has(request.method)) return;
  const { 'sec-fetch-site': site, origin } = request.headers;
  const isOwn = site === undefined ? isOwnOrigin(request, origin) : site === 'same-origin';
  if (!isOwn) throw new DomainError('request.cross_site');
}

/** For the one GET that changes something (logout): browsers send no `Origin` with it, but a `Referer`. */
export function requireOwnPage(request: FastifyRequest): void {
  if (!isOwnPage(request)) throw new DomainError('request.cross_site');
}

/** Whether a page of ours sent the request. */
export function isOwnPage(request: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, referer } = request.headers;
  return site === undefined ? isOwnOrigin(request, referer) : site === 'same-origin';
}

function isOwnOrigin(request: FastifyRequest, address: string | undefined): boolean {
  if (address === undefined || !URL.canParse(address)) return false;
  const { protocol, host } = new URL(address);
  // Both through the same parser, which leaves out a default port.
  const own = `${protocol}//${request.host}`;
  return URL.canParse(own) && new URL(own).host === host;
}
