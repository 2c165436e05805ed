/** What other sites and programs read of the coming events: feeds, calendars, sitemap, robots.txt and the list for frames. */
import { createHash } from 'node:crypto';
import { languages } from '@saath/contract/language';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../platform/clock.ts';
import { type Coming, comingEvents } from './coming-events.ts';
import { embedOf } from './embed.ts';
import { atomOf, calendarOf, jsonFeedOf, robotsOf, sitemapOf } from './feeds.ts';
import type { Route } from './route.ts';

export type PublicListOptions = {
  readonly routes: readonly Route[];
  readonly appUrl: URL;
  readonly now: Clock;
  /** Sites that may show `/embed` in a frame; none when empty. */
  readonly embedOrigins: readonly string[];
};

type List = readonly [
  path: string,
  type: string,
  make: (coming: Coming, place: { origin: string }) => string,
];

const lists: readonly List[] = [
  ['/events.atom', 'application/atom+xml', atomOf],
  ['/events.json', 'application/feed+json', jsonFeedOf],
  ['/sitemap.xml', 'application/xml', sitemapOf],
];

/** The branch whose events alone are asked for, by the last part of its page's address. */
type Asked = { readonly branch?: unknown };

export function servePublicLists(app: FastifyInstance, options: PublicListOptions): void {
  const { routes, now, embedOrigins } = options;
  const { origin } = options.appUrl;
  const coming = comingEvents(routes, now);
  const listFor = async ({ branch }: Asked) =>
    await coming(typeof branch === 'string' ? branch : undefined);
  for (const [path, type, make] of lists)
    app.get<{ Querystring: Asked }>(path, async (request, reply) => {
      const found = await listFor(request.query);
      return answer(request, reply.type(`${type}; charset=utf-8`), make(found, { origin }));
    });
  app.get<{ Params: { slug: string } }>('/branches/:slug/calendar.ics', async (request, reply) => {
    const found = await coming(request.params.slug);
    // By its address of now, whatever it was asked for by.
    const file = `attachment; filename="${found.branch?.slug}.ics"`;
    reply.type('text/calendar; charset=utf-8').header('content-disposition', file);
    return answer(request, reply, calendarOf(found, { origin }));
  });
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsOf({ origin })),
  );
  const frames = embedOrigins.length > 0 ? embedOrigins.join(' ') : "'none'";
  app.get<{ Querystring: Asked & { language?: unknown } }>('/embed', async (request, reply) => {
    const language = languages.find((each) => each === request.query.language) ?? 'en';
    // The policy says more exactly who may; the older header knows only nobody.
    if (embedOrigins.length > 0) reply.removeHeader('x-frame-options');
    reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`,
      )
      .header('cross-origin-resource-policy', 'cross-origin');
    return answer(request, reply, embedOf(await listFor(request.query), { origin, language }));
  });
}

/** With a tag of its content, so that frequent callers learn that nothing is new. */
function answer(request: FastifyRequest, reply: FastifyReply, body: string): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', 'public, max-age=300');
  return request.headers['if-none-match'] === etag ? reply.code(304).send() : reply.send(body);
}
