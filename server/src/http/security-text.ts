/** `/.well-known/security.txt`: where somebody who found a hole tells of it (RFC 9116). */
import { languages } from '@saath/contract/language';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../platform/clock.ts';

const PATH = '/.well-known/security.txt';
const DAY = 86_400_000;
/** From the day on which it is read; the RFC wants less than a year. */
const GOOD_FOR = 180 * DAY;
const HOLDS_FOR = 86_400;

export type SecurityText = {
  /** `mailto:` or `https:`; undefined for the form on our own landing page. */
  readonly securityContact: string | undefined;
  readonly appUrl: URL;
  readonly now: Clock;
};

export function serveSecurityText(app: FastifyInstance, given: SecurityText): void {
  app.get(PATH, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', `public, max-age=${HOLDS_FOR}`)
      .send(securityText(given)),
  );
}

/** The whole file. It changes at midnight (UTC) only, so that copies of one day are the same. */
function securityText({ securityContact, appUrl, now }: SecurityText): string {
  const today = Math.floor(now().getTime() / DAY) * DAY;
  const fields: [string, string][] = [
    ['Contact', securityContact ?? new URL('/#contact', appUrl).href],
    ['Expires', new Date(today + GOOD_FOR).toISOString()],
    ['Preferred-Languages', languages.join(', ')],
    // Only https may stand here; on plain http, where Saath is only tried out, the field is left out.
    ...(appUrl.protocol === 'https:'
      ? [['Canonical', new URL(PATH, appUrl).href] satisfies [string, string]]
      : []),
  ];
  return fields.map(([name, value]) => `${name}: ${value}\n`).join('');
}
