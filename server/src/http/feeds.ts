/** The coming events as an Atom feed (RFC 4287), a JSON Feed (version 1.1), a calendar (RFC 5545) and a sitemap. */
import type { Event } from '@saath/contract/events/events/schema';
import { feedOf } from '../platform/calendar-file.ts';
import type { Coming } from './coming-events.ts';
import { escaped } from './markup.ts';

/** Public pages besides those of events. */
const PAGES = ['/', '/events', '/terms', '/signup', '/login'];

/** How often calendars should look again. */
const HOURS = 1;

type Place = { readonly origin: string };

const addressOf = (origin: string, { id }: Event) => `${origin}/event/${id}`;

/** By the clock where the event is. */
function whenAndWhere({ startTime, timeZone, location }: Event): string {
  const when = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone, weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  }).format(new Date(startTime));
  return `${when}, ${location}`;
}

/** The latest change; of an empty list the beginning of time, so that it stays the same. */
function changedAt(events: readonly Event[]): string {
  const changes = events.map(({ updatedAt }) => updatedAt).toSorted();
  return changes.at(-1) ?? '1970-01-01T00:00:00.000Z';
}

/** Whose events a list holds, and where people and programs find it. */
function listOf({ site, branch }: Coming, { origin }: Place) {
  return {
    name: branch?.name ?? site.organisation.name,
    page: branch ? `${origin}/branches/${branch.slug}` : `${origin}/events`,
    asked: branch ? `?branch=${branch.slug}` : '',
  };
}

export function atomOf(coming: Coming, place: Place): string {
  const { events, site } = coming;
  const { origin } = place;
  const { page, asked, ...list } = listOf(coming, place);
  const name = escaped(list.name);
  const entries = events.map(
    (event) => `<entry>
<id>${addressOf(origin, event)}</id>
<title>${escaped(event.title)}</title>
<link rel="alternate" type="text/html" href="${addressOf(origin, event)}"/>
<published>${event.createdAt}</published>
<updated>${event.updatedAt}</updated>
<summary>${escaped(whenAndWhere(event))}</summary>
<content type="text">${escaped(event.description)}</content>
</entry>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${page}</id>
<title>${name}: coming events</title>
<link rel="self" type="application/atom+xml" href="${origin}/events.atom${asked}"/>
<link rel="alternate" type="text/html" href="${page}"/>
<updated>${changedAt(events)}</updated>
<author><name>${escaped(site.organisation.name)}</name></author>
${entries.join('\n')}
</feed>
`;
}

export function jsonFeedOf(coming: Coming, place: Place): string {
  const { events, site } = coming;
  const { origin } = place;
  const { name, page, asked } = listOf(coming, place);
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${name}: coming events`,
    home_page_url: page,
    feed_url: `${origin}/events.json${asked}`,
    authors: [{ name: site.organisation.name, url: origin }],
    items: events.map((event) => ({
      id: addressOf(origin, event),
      url: addressOf(origin, event),
      title: event.title,
      summary: whenAndWhere(event),
      content_text: event.description,
      image: `${addressOf(origin, event)}/share.png`,
      date_published: event.createdAt,
      date_modified: event.updatedAt,
      // Members of our own begin with an underscore.
      _event: {
        start: event.startTime,
        end: event.endTime,
        time_zone: event.timeZone,
        location: event.location,
        status: event.status.toLowerCase(),
      },
    })),
  });
}

/** For calendars that keep it up to date. */
export function calendarOf(coming: Coming, place: Place): string {
  const entries = coming.events.map((event) => ({
    ...event,
    eventId: event.id,
    roleName: null,
    startTime: new Date(event.startTime),
    endTime: new Date(event.endTime),
    version: new Date(event.updatedAt),
    madeAt: new Date(event.updatedAt),
    isCancelled: event.status === 'CANCELLED',
  }));
  const appUrl = new URL(place.origin);
  return feedOf(entries, { name: listOf(coming, place).name, appUrl, hours: HOURS });
}

export function sitemapOf({ events, branches }: Coming, { origin }: Place): string {
  const listed = changedAt(events);
  const pages = PAGES.map((path) => {
    const isList = (path === '/' || path === '/events') && events.length > 0;
    return `<url><loc>${origin}${path}</loc>${isList ? `<lastmod>${listed}</lastmod>` : ''}</url>`;
  });
  const ofBranches = branches.map(({ slug }) => `<url><loc>${origin}/branches/${slug}</loc></url>`);
  const each = events.map(
    (event) =>
      `<url><loc>${addressOf(origin, event)}</loc><lastmod>${event.updatedAt}</lastmod></url>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${[...pages, ...ofBranches, ...each].join('\n')}
</urlset>
`;
}

/** Areas behind the login, and the beginnings of links that carry tokens and codes. */
const CLOSED = [
  ...[
    '/admin',
    '/volunteer',
    '/api',
    '/coming/',
    '/offer/',
    '/request/',
    '/guardian/',
    '/ask/',
    '/activation/',
  ],
  ...['/seller/activation/', '/sign-in/', '/setup/', '/invitation/', '/welcome/', '/badge/'],
  ...['/reset-password/', '/change-password/', '/change-email/', '/keep-account/'],
  ...['/unsubscribe/', '/check-in/'],
];

/** What nobody needs to find stays out of search engines. */
export function robotsOf({ origin }: Place): string {
  return [
    'User-agent: *',
    ...CLOSED.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
