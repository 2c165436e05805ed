/** An address that is known answers the methods it does not have with 405 and the ones it has. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../platform/domain-error.ts';
import type { Route } from './route.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE'] as const;

type Address = {
  readonly url: string;
  readonly parts: readonly string[];
  readonly allowed: Set<string>;
};

/** `/api/event/events/?page=1` and the same without the slash are one address. */
export function addressesOf({ endpoint: { path, alsoAt = [] } }: Route): string[] {
  return [path, ...(path.endsWith('/') ? [path.slice(0, -1)] : []), ...alsoAt];
}

/**
 * Answers whatever below /api no route takes, before a body is read: 405 where another method would do, else 404.
 *
 * One handler for all of them: a route for each method that an address does not have would be a thousand more routes, and
 * 7 MB of memory.
 */
export function refuseTheRest(app: FastifyInstance, routes: readonly Route[]): void {
  const known = addresses(routes);
  const answer = {
    onRequest: async ({ url, method }: FastifyRequest, reply: FastifyReply) => {
      const asked = partsOf(url.replace(/[?#].*$/, ''));
      const { allowed } = known.find((address) => isAt(address, asked)) ?? {};
      if (!allowed || allowed.has(method)) throw new DomainError('request.not_found');
      reply.header('allow', methods.filter((each) => allowed.has(each)).join(', '));
      throw new DomainError('request.method');
    },
    handler: () => {},
  };
  for (const url of ['/api', '/api/*']) app.all(url, answer);
  // Where the route of an address with a parameter would take the call for one of its own.
  for (const address of known) {
    const taken = methods.filter((method) => {
      if (address.allowed.has(method)) return false;
      return known.some((other) => other.allowed.has(method) && isAt(other, address.parts));
    });
    if (taken.length > 0) app.route({ ...answer, method: taken, url: address.url });
  }
}

/** Each once, whatever its parameters are called; the ones that say more before those with a parameter in that place. */
function addresses(routes: readonly Route[]): Address[] {
  const known = new Map<string, Address>();
  for (const route of routes)
    for (const url of addressesOf(route).filter((each) => each.startsWith('/api/'))) {
      const parts = partsOf(url);
      const key = parts.map((part) => (isParameter(part) ? ':' : part)).join('/');
      const address = known.get(key) ?? { url, parts, allowed: new Set() };
      address.allowed.add(route.endpoint.method);
      if (route.endpoint.method === 'GET') address.allowed.add('HEAD');
      known.set(key, address);
    }
  return [...known].sort(([one], [other]) => (one > other ? -1 : 1)).map(([, address]) => address);
}

const isParameter = (part: string) => part.startsWith(':');
const partsOf = (path: string) => path.split('/').slice(1);

function isAt({ parts }: Address, asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, place) => (isParameter(part) ? asked[place] !== '' : part === asked[place]))
  );
}
