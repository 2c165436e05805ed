/** B10: what is noted within a minute is put together, so that a flood buries nothing and fills nothing. */
import { describe, expect, test } from 'vitest';
import { gatherByMinute, MOST_ENTRIES, type SecurityNote } from './security-entries.ts';

const noon = new Date('2026-12-05T12:00:10Z');
const later = (seconds: number) => new Date(noon.getTime() + 1000 * seconds);
const note = (change: Partial<SecurityNote> = {}): SecurityNote => ({
  kind: 'login.failed',
  address: '203.0.113.7',
  ...change,
});
/** So many callers of one kind, each with an address of their own. */
const crowd = (count: number) =>
  Array.from({ length: count }, (_, number) =>
    note({ address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` }),
  );

describe('B10 the same within a minute', () => {
  test('B10 is one entry with a number, from the first on, and a new one in the next minute', () => {
    const entryFor = gatherByMinute();
    const first = entryFor(note(), noon);
    const second = entryFor(note(), later(49));
    expect(second).toBe(first);
    expect(first).toMatchObject({ at: noon, count: 2 });
    const next = entryFor(note(), later(50));
    expect(next).not.toBe(first);
    expect([next.count, first.count]).toEqual([1, 2]);
  });

  test('B10 another kind and another caller are entries of their own; a whole /64 is one caller', () => {
    const entryFor = gatherByMinute();
    const first = entryFor(note({ address: '2001:db8:1:2::1' }), noon);
    expect(entryFor(note({ address: '2001:db8:1:2::ffff' }), noon)).toBe(first);
    expect(entryFor(note({ address: '2001:db8:1:3::1' }), noon)).not.toBe(first);
    expect(entryFor(note({ address: '2001:db8:1:2::1', kind: 'link.refused' }), noon)).not.toBe(
      first,
    );
  });

  test('B10 who is signed in is one caller from wherever they call', () => {
    const entryFor = gatherByMinute();
    const first = entryFor(note({ actorId: 'omar' }), noon);
    expect(entryFor(note({ actorId: 'omar', address: '198.51.100.1' }), noon)).toBe(first);
    expect(entryFor(note({ actorId: 'sana' }), noon)).not.toBe(first);
  });

  test('B10 an entry about several people is about nobody in particular', () => {
    const entryFor = gatherByMinute();
    const entry = entryFor(note({ subjectId: 'aisha' }), noon);
    entryFor(note({ subjectId: 'aisha' }), noon);
    expect(entry.subjectId).toBe('aisha');
    entryFor(note({ subjectId: 'bilal' }), noon);
    expect(entry.subjectId).toBe(null);
    const unknown = entryFor(note({ kind: 'login.done', subjectId: 'aisha' }), noon);
    entryFor(note({ kind: 'login.done' }), noon);
    expect(unknown.subjectId).toBe(null);
  });
});

describe('PR-02 what is kept', () => {
  test('PR-02 of an address is its network; code and route where there are some', () => {
    const entryFor = gatherByMinute();
    const bare = entryFor(note(), noon);
    expect(bare).toMatchObject({ network: '203.0.113.0/24', actorId: null, requestId: null });
    expect(bare.details).toEqual({});
    const refused = note({ kind: 'access.refused', code: 'accounts.not_allowed', route: '/api/x' });
    expect(entryFor(refused, noon).details).toEqual({
      code: 'accounts.not_allowed',
      route: '/api/x',
    });
  });
});

describe('B10 a flood from many callers', () => {
  test('B10 fills so many entries and no more; the rest is one entry that names nobody', () => {
    const entryFor = gatherByMinute();
    const entries = crowd(MOST_ENTRIES).map((each) => entryFor(each, noon));
    expect(new Set(entries).size).toBe(MOST_ENTRIES);
    const rest = entryFor(note({ actorId: 'omar', subjectId: 'aisha' }), noon);
    expect(rest).toMatchObject({ count: 1, actorId: null, subjectId: null, network: '' });
    expect(entryFor(note({ address: '198.51.100.9' }), noon)).toBe(rest);
    expect(rest.count).toBe(2);
  });

  test('B10 another kind in the same flood keeps a number of its own', () => {
    const entryFor = gatherByMinute();
    for (const each of crowd(MOST_ENTRIES)) entryFor(each, noon);
    const rest = entryFor(note(), noon);
    expect(entryFor(note({ kind: 'password.wrong' }), noon)).not.toBe(rest);
  });

  test('B10 the next minute tells callers apart again', () => {
    const entryFor = gatherByMinute();
    for (const each of crowd(MOST_ENTRIES + 1)) entryFor(each, noon);
    expect(entryFor(note(), later(60)).network).toBe('203.0.113.0/24');
  });
});
