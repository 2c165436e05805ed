import type { Event } from '@saath/contract/events/schema';
import { expect, it } from 'vitest';
import { eventMeta } from './event-meta.ts';

const event: Event = {
  id: 'event',
  title: 'River clean-up',
  description: `Bring gloves.\n\n${'word '.repeat(60)}`,
  location: 'Lahore',
  type: 'environment',
  startTime: '2026-12-05T04:00:00.000Z',
  endTime: '2026-12-05T08:00:00.000Z',
  timeZone: 'Asia/Karachi',
  status: 'UPCOMING',
  images: [],
  role: [],
  volunteers: [],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};
const image = {
  id: 'a',
  publicId: 'a',
  order: 0,
  url: '/media/a/1600',
  srcSet: '',
  width: 1600,
  height: 900,
};
const later = { ...image, id: 'b', order: 1, url: '/media/b/1600' };

it('EV-02 RT-01 other sites learn the title, a short description, the address and the first picture', () => {
  const tags: readonly object[] = eventMeta(
    { ...event, images: [later, image] },
    'https://saath.example',
  );
  expect(tags).toContainEqual({ property: 'og:title', content: 'River clean-up' });
  expect(tags).toContainEqual({
    property: 'og:url',
    content: 'https://saath.example/event/event',
  });
  expect(tags).toContainEqual({
    property: 'og:image',
    content: 'https://saath.example/media/a/1600',
  });
  const texts = tags.flatMap((tag) =>
    'content' in tag && 'name' in tag ? [String(tag.content)] : [],
  );
  expect(texts).toHaveLength(1);
  expect(texts[0]?.length).toBeLessThanOrEqual(160);
});

it('EV-02 search engines learn of the event as schema.org has it', () => {
  const [data] = eventMeta({ ...event, status: 'CANCELLED' }, 'https://saath.example').flatMap(
    (tag) => ('script:ld+json' in tag ? [tag['script:ld+json']] : []),
  );
  expect(data).toMatchObject({
    '@type': 'Event',
    startDate: event.startTime,
    endDate: event.endTime,
    eventStatus: 'https://schema.org/EventCancelled',
    location: { '@type': 'Place', name: 'Lahore' },
  });
  expect(data).not.toHaveProperty('image');
});
