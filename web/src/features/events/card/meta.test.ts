import type { Event } from '@saath/contract/events/events/schema';
import { expect, it } from 'vitest';
import { eventMeta } from './meta.ts';

const image = (id: string, order: number) => ({
  id,
  publicId: id,
  order,
  url: `/media/${id}/1600`,
  srcSet: '',
  width: 1600,
  height: 900,
});
const event: Event = {
  id: 'event',
  title: 'River clean-up',
  description: `Bring gloves.\n\n${'word '.repeat(60)}`,
  location: 'Lahore',
  point: null,
  type: 'environment',
  startTime: '2026-12-05T04:00:00.000Z',
  endTime: '2026-12-05T08:00:00.000Z',
  timeZone: 'Asia/Karachi',
  mode: 'approve',
  travelMinutes: 0,
  status: 'CANCELLED',
  images: [image('b', 1), image('a', 0)],
  role: [],
  volunteers: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const tags: readonly object[] = eventMeta(event, {
  baseUrl: 'https://saath.example',
  title: `${event.title} · Saath`,
  organiser: 'Helping Hands',
});

it('EV-02 RT-01 other sites learn the title, the address and the drawn picture', () => {
  for (const [property, content] of [
    ['og:title', 'River clean-up'],
    ['og:url', 'https://saath.example/event/event'],
    ['og:image', 'https://saath.example/event/event/share.png?v=1793491200000'],
  ])
    expect(tags).toContainEqual({ property, content });
  const words = expect.stringMatching(/^Bring gloves\. word/);
  expect(tags).toContainEqual({ property: 'og:description', content: words });
  expect(tags).toContainEqual({ name: 'description', content: words });
});

const role = (filled: number) => ({
  ...{ id: `role ${filled}`, role_name: 'Packer', description: '', maxVolunteers: 2, filled },
  ...{ minVolunteers: null, skills: [], shifts: [], volunteers: [], event_id: 'event' },
});

it.each([
  ['UPCOMING', [2, 1], 'InStock'],
  ['UPCOMING', [2, 2], 'SoldOut'],
  ['ONGOING', [1], 'SoldOut'],
  ['COMPLETED', [1], 'SoldOut'],
] as const)(
  'EV-02 of an event %s with places taken %j search engines hear: %s',
  (status, filled, availability) => {
    const given = { baseUrl: 'https://saath.example', title: '', organiser: '' };
    const told: readonly object[] = eventMeta({ ...event, status, role: filled.map(role) }, given);
    expect(told).toContainEqual({
      'script:ld+json': expect.objectContaining({
        eventStatus: 'https://schema.org/EventScheduled',
        offers: expect.objectContaining({ availability: `https://schema.org/${availability}` }),
      }),
    });
  },
);

it('EV-02 the address without what follows it is the one that counts, and the picture has its size', () => {
  for (const tag of [
    { tagName: 'link', rel: 'canonical', href: 'https://saath.example/event/event' },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: 'River clean-up' },
    { property: 'og:type', content: 'website' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ])
    expect(tags).toContainEqual(tag);
});

it('EV-02 search engines learn of the event as schema.org has it, with nothing left out', () => {
  const data = tags.find((tag) => 'script:ld+json' in tag);
  expect(data).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name: 'River clean-up',
      description: expect.stringMatching(/^Bring gloves\. word/),
      startDate: '2026-12-05T09:00:00+05:00',
      endDate: '2026-12-05T13:00:00+05:00',
      eventStatus: 'https://schema.org/EventCancelled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: {
        '@type': 'Place',
        name: 'Lahore',
        address: { '@type': 'PostalAddress', streetAddress: 'Lahore' },
      },
      image: [
        'https://saath.example/media/a/1600',
        'https://saath.example/media/b/1600',
        'https://saath.example/event/event/share.png?v=1793491200000',
      ],
      organizer: { '@type': 'Organization', name: 'Helping Hands', url: 'https://saath.example' },
      isAccessibleForFree: true,
      offers: {
        '@type': 'Offer',
        price: 0,
        url: 'https://saath.example/event/event',
        validFrom: '2026-11-01T00:00:00.000Z',
        availability: 'https://schema.org/SoldOut',
      },
      url: 'https://saath.example/event/event',
    },
  });
});
