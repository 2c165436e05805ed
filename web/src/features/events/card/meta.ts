import type { Event } from '@saath/contract/events/events/schema';
import { summaryOf } from './summary.ts';

/**
 * What other sites and search engines learn of an event: title, description, Open Graph, schema.org.
 *
 * @param title as the window shows it
 */
export function eventMeta(event: Event, { baseUrl, title }: { baseUrl: string; title: string }) {
  const url = `${baseUrl}/event/${event.id}`;
  const [image] = event.images.toSorted((a, b) => a.order - b.order);
  const description = summaryOf(event.description);
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: event.title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: url },
    ...(image ? [{ property: 'og:image', content: `${baseUrl}${image.url}` }] : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Event',
        name: event.title,
        description,
        startDate: event.startTime,
        endDate: event.endTime,
        eventStatus: `https://schema.org/${event.status === 'CANCELLED' ? 'EventCancelled' : 'EventScheduled'}`,
        location: { '@type': 'Place', name: event.location, address: event.location },
        url,
        ...(image ? { image: [`${baseUrl}${image.url}`] } : {}),
      },
    },
  ];
}
