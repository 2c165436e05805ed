/** How often a call may be made, over all processes of an installation (platform/counters.ts). */
import type { FastifyInstance } from 'fastify';
import type { Counters } from '../platform/counters.ts';
import { networkOf } from '../platform/network.ts';

export type Limit = {
  /** Calls within the period. */
  readonly times: number;
  /** Seconds. */
  readonly period: number;
  /**
   * Whose calls are counted together: those of one address (of IPv6 one /64), of one person who is signed in, or those
   * about one subject (a recipient).
   */
  readonly by: 'address' | 'person' | ((body: unknown) => string | undefined);
};

const MINUTE = 60;
const HOUR = 3600;

/** Reads a text field of the body before it is validated, in one spelling. */
function subject(field: string) {
  return (body: unknown): string | undefined => {
    const value = (body as Record<string, unknown> | undefined)?.[field];
    return typeof value === 'string' ? value.trim().toLowerCase().slice(0, 254) : undefined;
  };
}

/**
 * A venue shares one address, so limits by address are wide and limits by subject narrow. How often a password can be
 * guessed is counted where passwords are checked (platform/guesses.ts), mails to one recipient where they are posted.
 */
export const rateLimits = {
  login: [{ times: 100, period: MINUTE, by: 'address' }],
  signup: [{ times: 60, period: HOUR, by: 'address' }],
  mail: [
    { times: 5, period: HOUR, by: subject('email') },
    { times: 20, period: HOUR, by: 'person' },
    { times: 60, period: HOUR, by: 'address' },
  ],
  token: [{ times: 60, period: MINUTE, by: 'address' }],
  search: [{ times: 120, period: MINUTE, by: 'address' }],
  contact: [
    { times: 5, period: HOUR, by: subject('email') },
    { times: 20, period: HOUR, by: 'address' },
  ],
  export: [{ times: 20, period: HOUR, by: 'address' }],
  announcement: [{ times: 30, period: HOUR, by: 'address' }],
  message: [{ times: 120, period: MINUTE, by: 'address' }],
  upload: [{ times: 60, period: HOUR, by: 'address' }],
  drawing: [{ times: 60, period: MINUTE, by: 'address' }],
} as const satisfies Record<string, Limit[]>;

export type RateCheck = (caller: {
  readonly address: string;
  /** Left out for a guest. */
  readonly personId?: string | undefined;
  readonly body?: unknown;
}) => Promise<void>;

/**
 * Counts a call against each limit.
 *
 * @param name what is counted: no other check has it
 * @throws (from the check) DomainError `request.too_many` with the seconds to wait
 */
export function createRateCheck(
  counters: Counters,
  name: string,
  limits: readonly Limit[],
): RateCheck {
  const counted = limits.map(({ times, period, by }, place) => ({
    by,
    counter: counters(`${name} ${place}`, { points: times, duration: period }),
  }));
  return async ({ address, personId, body }) => {
    const network = networkOf(address);
    for (const { by, counter } of counted) {
      const key = by === 'address' ? network : by === 'person' ? personId : by(body);
      if (key !== undefined) await counter.take(key);
    }
  };
}

/** Whether a page is asked to search, however the address is spelled. */
function searches(url: string): boolean {
  const [path = '', ...query] = url.split('?');
  if (path.startsWith('/api/')) return false;
  return new URLSearchParams(query.join('?')).getAll('q').some((words) => words !== '');
}

/** Pages that search are counted as the calls that search are, before any of it is rendered. */
export function limitSearches(app: FastifyInstance, counters: Counters): void {
  const check = createRateCheck(counters, 'pages that search', rateLimits.search);
  app.addHook('onRequest', ({ method, url, ip }, _reply, done) => {
    const isSearch = (method === 'GET' || method === 'HEAD') && searches(url);
    if (isSearch) check({ address: ip }).then(() => done(), done);
    else done();
  });
}
