import type { Event } from '@saath/contract/events/events/schema';
import { inZone } from './in-zone.ts';
import { summaryOf } from './summary.ts';

type MetaGiven = {
  baseUrl: string;
  /** As the window shows it. */
  title: string;
  /** Whose event it is. */
  organiser: string;
};

/** What other sites and search engines learn of an event: title, description, Open Graph, schema.org. */
export function eventMeta(event: Event, { baseUrl, title, organiser }: MetaGiven) {
  const url = `${baseUrl}/event/${event.id}`;
  const description = summaryOf(event.description);
  // Its address changes with the event: others keep pictures by their address.
  const picture = `${url}/share.png?v=${Date.parse(event.updatedAt)}`;
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: event.title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    { property: 'og:image', content: picture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: event.title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { tagName: 'link', rel: 'canonical', href: url },
    { 'script:ld+json': eventAsData(event, { url, organiser, baseUrl, picture }) },
  ];
}

type DataGiven = { url: string; baseUrl: string; organiser: string; picture: string };

/** As schema.org has events, with all that search engines require and recommend. */
function eventAsData(event: Event, { url, baseUrl, organiser, picture }: DataGiven) {
  const { status, timeZone, images } = event;
  const own = images.toSorted((a, b) => a.order - b.order).map((image) => baseUrl + image.url);
  const isOpen = status === 'UPCOMING';
  const isFull = event.role.every(({ filled, maxVolunteers }) => filled >= maxVolunteers);
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: event.title,
    description: summaryOf(event.description),
    startDate: inZone(event.startTime, timeZone),
    endDate: inZone(event.endTime, timeZone),
    eventStatus: `https://schema.org/${status === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.location,
      address: { '@type': 'PostalAddress', streetAddress: event.location },
    },
    image: [...own, picture],
    organizer: { '@type': 'Organization', name: organiser, url: baseUrl },
    isAccessibleForFree: true,
    offers: {
      '@type': 'Offer',
      price: 0,
      url,
      validFrom: event.createdAt,
      availability: `https://schema.org/${isOpen && !isFull ? 'InStock' : 'SoldOut'}`,
    },
    url,
  };
}
