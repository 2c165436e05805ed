/** Calendars read back by a real parser. */
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEntry, feedOf, icsOf } from './calendar-file.ts';

const appUrl = new URL('https://saath.example');

function entryAt(timeZone: string, start: string, hours = 2): CalendarEntry {
  const startTime = new Date(start);
  return {
    eventId: `${timeZone} ${start}`,
    title: 'Night shift; with, signs',
    roleName: 'مددگار',
    description: 'One\nTwo',
    location: 'Hall 3, Gate \\ 7',
    startTime,
    endTime: new Date(startTime.getTime() + hours * 3_600_000),
    version: new Date('2026-11-01T00:00:00Z'),
    madeAt: new Date('2026-11-21T00:00:00Z'),
    isCancelled: false,
    timeZone,
  };
}

/** Entries as another program understands them: by the zones that the file itself describes. */
function readBack(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  return events.map((event) => ({
    summary: event.summary,
    location: event.location,
    description: event.description,
    uid: event.uid,
    sequence: event.sequence,
    status: event.component.getFirstPropertyValue('status'),
    zone: event.startDate.zone?.tzid,
    start: event.startDate.toJSDate().toISOString(),
    end: event.endDate.toJSDate().toISOString(),
  }));
}

test('EC-01 a feed keeps every instant across daylight-saving changes, in the zone of each event', () => {
  const entries = [
    // Clocks go back in Berlin between start and end, and go forward there in March.
    entryAt('Europe/Berlin', '2026-10-24T22:30:00.000Z', 4),
    entryAt('Europe/Berlin', '2027-03-28T00:30:00.000Z', 2),
    entryAt('America/New_York', '2026-11-01T04:30:00.000Z', 3),
    entryAt('America/New_York', '2027-07-01T12:00:00.000Z'),
    // Half an hour of daylight saving.
    entryAt('Australia/Lord_Howe', '2027-01-10T01:15:00.000Z'),
    entryAt('Asia/Kathmandu', '2026-12-01T00:15:00.000Z'),
    entryAt('Asia/Karachi', '2026-12-01T05:00:00.000Z'),
  ];
  const text = feedOf(entries, { name: 'Saath', appUrl, hours: 1 });
  expect(text.match(/BEGIN:VTIMEZONE/g)).toHaveLength(5);
  expect(readBack(text)).toMatchObject(
    entries.map(({ startTime, endTime, timeZone }) => ({
      summary: 'Night shift; with, signs (مددگار)',
      location: 'Hall 3, Gate \\ 7',
      description: 'One\nTwo',
      zone: timeZone,
      start: startTime.toISOString(),
      end: endTime.toISOString(),
    })),
  );
});

test('EC-01 no line is longer than 75 octets, and all end as RFC 5545 wants', () => {
  const long = {
    ...entryAt('Asia/Karachi', '2026-12-01T05:00:00.000Z'),
    title: 'ساتھ '.repeat(60),
  };
  const text = feedOf([long], { name: 'Saath', appUrl, hours: 1 });
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(readBack(text)[0]?.summary).toContain('ساتھ '.repeat(60).trim());
});

test('D18 the file of one place carries the rules of its zone, and its cancellation replaces it', () => {
  const entry = entryAt('Europe/Berlin', '2026-10-24T22:30:00.000Z', 4);
  const text = icsOf(entry, appUrl);
  expect(text).toContain('BEGIN:VTIMEZONE');
  const [first] = readBack(text);
  expect(first).toMatchObject({
    zone: 'Europe/Berlin',
    start: '2026-10-24T22:30:00.000Z',
    status: 'CONFIRMED',
  });
  const version = new Date(entry.version.getTime() + 1000);
  const cancelled = icsOf({ ...entry, version, isCancelled: true }, appUrl);
  expect(cancelled).toContain('METHOD:CANCEL');
  const [second] = readBack(cancelled);
  expect(second).toMatchObject({ uid: first?.uid, status: 'CANCELLED' });
  expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
});
