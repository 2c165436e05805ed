import type { Event } from '@saath/contract/events/events/schema';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { eventAsIcs } from './ics.ts';

const event: Event = {
  id: '019a0000-0000-7000-8000-000000000001',
  title: 'River; clean-up, part "2"',
  description: 'Line one\nLine two: \\ back',
  location: 'Ravi bank, Lahore',
  type: 'environment',
  // Across the end of daylight saving in London.
  startTime: '2026-10-24T23:30:00.000Z',
  endTime: '2026-10-25T03:30:00.000Z',
  timeZone: 'Europe/London',
  mode: 'approve',
  travelMinutes: 0,
  status: 'UPCOMING',
  images: [],
  role: [],
  volunteers: [],
  createdAt: '2026-10-01T00:00:00.000Z',
  updatedAt: '2026-10-02T00:00:00.000Z',
};

function read(given: Event) {
  const text = eventAsIcs(given, 'https://saath.example');
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('No event in the file');
  return new ICAL.Event(component);
}

it('EV-02 EC-01 another program reads the same event out of the file', () => {
  const found = read(event);
  expect(found.uid).toBe(`${event.id}@saath.example`);
  expect(found.summary).toBe(event.title);
  expect(found.description).toBe(event.description);
  expect(found.location).toBe(event.location);
  expect(found.startDate.toJSDate().toISOString()).toBe(event.startTime);
  expect(found.endDate.toJSDate().toISOString()).toBe(event.endTime);
});

it('D18 the file is in the zone of the event, and carries the rules of that zone', () => {
  const text = eventAsIcs(event, 'https://saath.example');
  expect(text).toMatch(/BEGIN:VTIMEZONE\r\nTZID:Europe\/London/);
  expect(text).toContain('DTSTART;TZID=Europe/London:20261025T003000');
  expect(read(event).startDate.zone?.tzid).toBe('Europe/London');
});

it('EV-02 a changed event replaces the one in the calendar', () => {
  const later = read({ ...event, updatedAt: '2026-10-03T00:00:00.000Z', status: 'CANCELLED' });
  expect(later.uid).toBe(read(event).uid);
  expect(later.sequence).toBeGreaterThan(read(event).sequence);
  expect(later.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});
