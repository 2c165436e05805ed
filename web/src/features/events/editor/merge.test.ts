import type { Event } from '@saath/contract/events/events/schema';
import { describe, expect, it } from 'vitest';
import { differencesOf, lostRoles } from './merge.ts';
import { newsOfSave, newsText } from './news.ts';
import {
  type Editing,
  followEvent,
  keepEditing,
  meetConflict,
  startEditing,
  versionsOf,
} from './state.ts';

const role = (id: string, change: Partial<Event['role'][number]> = {}) => ({
  id,
  role_name: `Role ${id}`,
  description: 'Helps.',
  maxVolunteers: 2,
  minVolunteers: null,
  shifts: [],
  filled: 0,
  skills: ['Driving'],
  volunteers: [],
  event_id: 'event',
  ...change,
});

const event: Event = {
  id: 'event',
  title: 'Beach clean-up',
  description: 'We clean the beach.',
  location: 'Clifton',
  point: null,
  type: 'environment',
  startTime: '2026-12-05T04:00:00.000Z',
  endTime: '2026-12-05T07:00:00.000Z',
  timeZone: 'Asia/Karachi',
  mode: 'approve',
  travelMinutes: 0,
  status: 'UPCOMING',
  images: [],
  role: [role('a'), role('b')],
  volunteers: [],
  people: { confirmed: 9, waitlisted: 2, requested: 3 },
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

const later = (change: Partial<Event>): Event => ({
  ...event,
  updatedAt: '2026-11-02T00:00:00.000Z',
  ...change,
});
/** Typed over the event: a title, and the description of role a. */
const typed: Editing = {
  base: event,
  mine: {
    ...startEditing(event).mine,
    title: 'Beach day',
    roles: startEditing(event).mine.roles.map((each) =>
      each.id === 'a' ? { ...each, description: 'Mine.' } : each,
    ),
  },
};

describe('EV-10 two organisers at once', () => {
  it('EV-10 changes of different fields and roles are both kept, and roles that the other added stay', () => {
    const theirs = later({
      location: 'Sea View',
      role: [role('a', { maxVolunteers: 9 }), role('b'), role('c')],
    });
    const met = meetConflict(typed, theirs);
    expect(differencesOf(versionsOf(met, theirs)).map(({ key, keeps }) => [key, keeps])).toEqual([
      ['title', 'mine'],
      ['location', 'theirs'],
      ['a.description', 'mine'],
      ['a.maxVolunteers', 'theirs'],
      ['c', 'theirs'],
    ]);
    const kept = keepEditing(met);
    expect(kept.base.updatedAt).toBe(theirs.updatedAt);
    expect(kept.mine).toMatchObject({ title: 'Beach day', location: 'Sea View' });
    expect(kept.mine.roles).toMatchObject([
      { id: 'a', description: 'Mine.', maxVolunteers: '9' },
      { id: 'b' },
      { id: 'c' },
    ]);
    expect(lostRoles(versionsOf(met, theirs))).toEqual([]);
  });

  it('EV-10 a role that the other deleted is a conflict only when something was written in it, and that is kept', () => {
    const withoutB = later({ role: [role('a')] });
    expect(followEvent(typed, withoutB).mine.roles).toMatchObject([{ description: 'Mine.' }]);
    const withoutA = later({ role: [role('b')] });
    expect(followEvent(typed, withoutA)).toBe(typed);
    const met = meetConflict(typed, withoutA);
    const [title, lost] = differencesOf(versionsOf(met, withoutA));
    expect(title?.key).toBe('title');
    expect(lost).toMatchObject({ key: 'a', theirs: 'Deleted', keeps: 'theirs' });
    expect(lostRoles(versionsOf(met, withoutA))).toMatchObject([{ id: 'a', description: 'Mine.' }]);
  });
});

describe('NT-02 whom a save tells', () => {
  const now = new Date('2026-12-01T00:00:00Z');
  const news = (change: Partial<Editing['mine']>, base: Partial<Event> = {}) => {
    const mine = { ...startEditing(event).mine, ...change };
    const found = newsOfSave({ base: { ...event, ...base }, mine }, now);
    return found && newsText(found);
  };

  it('NT-02 says how many hear of a new time or place, and of which', () => {
    expect(news({ title: 'Other' })).toBeUndefined();
    expect(news({ startTime: '2026-12-05T10:00' })).toBe('14 people will be told of the new time.');
    expect(news({ location: 'Sea View' })).toBe('14 people will be told of the new place.');
    expect(news({ endTime: '2026-12-05T15:00', location: 'Sea View' })).toBe(
      '14 people will be told of the new time and place.',
    );
  });

  it('NT-02 nobody hears of what is not published, is over by then, or concerns nobody', () => {
    const change = { startTime: '2026-12-05T10:00' };
    expect(news(change, { status: 'PENDING' })).toBeUndefined();
    expect(news({ startTime: '2026-11-30T10:00' })).toBeUndefined();
    const nobody = { confirmed: 0, waitlisted: 0, requested: 0 };
    expect(news(change, { people: nobody })).toBeUndefined();
  });
});
