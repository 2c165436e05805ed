/** `/embed`: the coming events for a frame on another site. Without scripts; links open in a window of their own. */
import type { Event } from '@saath/contract/events/events/schema';
import { nameIn } from '@saath/contract/foundation/organisation/rules';
import type { Language } from '@saath/contract/language';
import { mailLocales } from '../platform/mail/times.ts';
import type { Coming } from './coming-events.ts';
import { escaped } from './markup.ts';

const MOST = 8;

type Words = { readonly title: string; readonly none: string; readonly all: string };

const texts: Readonly<Record<Language, Words>> = {
  en: {
    title: 'Coming events',
    none: 'Nothing is planned at the moment.',
    all: 'See all events',
  },
  ur: {
    title: 'آنے والی تقریبات',
    none: 'فی الحال کوئی تقریب طے نہیں۔',
    all: 'سب تقریبات دیکھیے',
  },
};

const STYLE = `:root{color-scheme:light dark;--paper:#fbf7f0;--ink:#1b2420;--soft:#4a554f;--line:#ddd5c6;--link:#0e5a47}
@media(prefers-color-scheme:dark){:root{--paper:#0e1512;--ink:#eef2ec;--soft:#b4c0b8;--line:#2c3832;--link:#7cc4a4}}
body{margin:0;padding:16px;background:var(--paper);color:var(--ink);font:16px/1.5 ui-sans-serif,"Segoe UI",Roboto,"Liberation Sans",Arial,sans-serif}
:lang(ur){font-family:"Noto Nastaliq Urdu",ui-sans-serif,sans-serif;line-height:2.1}
h1{font-size:1.25rem;margin:0 0 8px}ul{list-style:none;margin:0;padding:0}
li{border-top:1px solid var(--line);padding:10px 0}a{color:var(--link);font-weight:600;display:inline-block;padding:4px 0}
a:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}p{margin:0;color:var(--soft);overflow-wrap:anywhere}`;

/** @param origin of the site, as links in a frame need it */
export function embedOf(
  { events, site, branch }: Coming,
  place: { origin: string; language: Language },
) {
  const { origin, language } = place;
  const words = texts[language];
  const name = escaped(branch?.name ?? nameIn(language, site.organisation));
  const all = branch ? `/branches/${branch.slug}` : '/events';
  const rows = events.slice(0, MOST).map((event) => rowOf(event, place));
  const list = rows.length > 0 ? `<ul>${rows.join('')}</ul>` : `<p>${words.none}</p>`;
  return `<!doctype html>
<html lang="${language}" dir="${language === 'ur' ? 'rtl' : 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${words.title} · ${name}</title><style>${STYLE}</style></head>
<body><main><h1>${words.title} · <bdi>${name}</bdi></h1>${list}
<p><a href="${origin}${all}" target="_blank" rel="noopener">${words.all}</a></p></main></body></html>
`;
}

function rowOf(event: Event, { origin, language }: { origin: string; language: Language }): string {
  const { id, title, location, startTime, timeZone } = event;
  const when = new Intl.DateTimeFormat(mailLocales[language], {
    ...{ timeZone, weekday: 'short', day: 'numeric', month: 'short' },
    ...{ hour: 'numeric', minute: '2-digit', hour12: true, timeZoneName: 'short' },
  }).format(new Date(startTime));
  return `<li><a href="${origin}/event/${id}" target="_blank" rel="noopener"><bdi>${escaped(title)}</bdi></a>
<p><time datetime="${startTime}">${escaped(when)}</time> · <bdi>${escaped(location)}</bdi></p></li>`;
}
