/** The contract's `call` without HTTP, for the loaders of server-rendered pages. */
import type { Call, Endpoint } from '@saath/contract/endpoint';
import type { Actor } from '../platform/actor.ts';
import { requireCleanText } from './clean-text.ts';
import { inWords } from './invalid-input.ts';
import type { RawCall, Route } from './route.ts';

const address = ({ method, path }: Endpoint) => `${method} ${path}`;

/**
 * @returns a maker of calls that run the same routes as this actor and refuse the same; it hears what they throw before
 * the caller does
 */
export function inProcessCalls(
  routes: readonly Route[],
): (actor: Actor | undefined, hear?: (error: unknown) => void) => Call {
  const byAddress = new Map(routes.map((route) => [address(route.endpoint), route] as const));
  return (actor, hear) => async (endpoint, request) => {
    const route = byAddress.get(address(endpoint));
    if (!route) throw new Error(`No route for ${address(endpoint)}`);
    try {
      const { params, query, body } = request as Partial<RawCall>;
      requireCleanText([params, query, body]);
      return (await route.run({ actor, ...(request as Partial<RawCall>) })) as never;
    } catch (error) {
      hear?.(error);
      throw inWords(error);
    }
  };
}
