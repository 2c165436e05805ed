import { describe, expect, test } from 'vitest';
import { limits } from '../../limits.ts';
import { eventEditorMessages, eventFormMessages, eventLifeMessages } from './messages.ts';
import {
  calendarFiltersSchema,
  eventCancelSchema,
  eventCopySchema,
  eventUpdateSchema,
  newEventSchema,
} from './schema.ts';

const role = { role_name: 'Cook', description: 'Cooks.', maxVolunteers: 2, skills: [] };
const fields = {
  ...{ title: 'Iftar', description: 'For all.', location: 'Lahore' },
  ...{ startTime: '2026-12-05T17:00', endTime: '2026-12-05T20:00' },
};
const form = { ...fields, role: [role] };
type Parser = {
  safeParse: (value: unknown) => {
    error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
  };
};
const issue = (schema: Parser, value: unknown) => schema.safeParse(value).error?.issues[0];

describe('EV-04 the form of a new event', () => {
  test.each([
    ['title', ' ', eventFormMessages.title],
    ['startTime', '', eventFormMessages.startTime],
    ['endTime', undefined, eventFormMessages.endTime],
    ['location', '\t', eventFormMessages.location],
    ['description', '', eventFormMessages.description],
    ['mode', 'lottery', eventFormMessages.mode],
    ['travelMinutes', 'far', eventFormMessages.travel],
    ['travelMinutes', -1, eventFormMessages.travel],
    ['travelMinutes', 7.5, eventFormMessages.travel],
    ['travelMinutes', limits.travelMinutes.max + 1, eventFormMessages.travel],
    ['role', [], eventFormMessages.oneRole],
    ['role', '[not json', eventFormMessages.oneRole],
  ])('EV-04 %s of %j is refused in its own words', (field, value, message) => {
    expect(issue(newEventSchema, { ...form, [field]: value })).toMatchObject({
      path: [field],
      message,
    });
  });

  test('EV-04 titles, places and descriptions end where their limits say', () => {
    const longest = (max: number) => 'ہ'.repeat(max);
    const at = (extra: number) => ({
      ...form,
      title: longest(limits.eventTitle.max + extra),
      location: longest(limits.eventLocation.max + extra),
      description: longest(limits.eventDescription.max + extra),
    });
    expect(newEventSchema.safeParse(at(0)).success).toBe(true);
    const paths = newEventSchema.safeParse(at(1)).error?.issues.map(({ path }) => path[0]);
    expect(paths).toEqual(['title', 'location', 'description']);
  });

  test('EV-04 takes what a multipart form sends: roles as JSON, numbers and yes or no as text', () => {
    const sent = { ...form, role: JSON.stringify([role]), travelMinutes: '30', publish: 'false' };
    expect(newEventSchema.parse(sent)).toMatchObject({
      ...{ travelMinutes: 30, publish: false, role: [{ role_name: 'Cook' }] },
      ...{ type: 'community', mode: 'approve' },
    });
    expect(newEventSchema.parse(form)).toMatchObject({ travelMinutes: 0, publish: true });
  });

  test('EV-04 has at most so many roles', () => {
    const roles = (count: number) => ({
      ...form,
      role: Array.from({ length: count }, (_, at) => ({ ...role, role_name: `Role ${at}` })),
    });
    expect(issue(newEventSchema, roles(limits.rolesPerEvent.max))).toBeUndefined();
    expect(issue(newEventSchema, roles(limits.rolesPerEvent.max + 1))?.path).toEqual(['role']);
  });
});

describe('EV-10 the form of the editor', () => {
  test.each(['title', 'description', 'location', 'startTime', 'endTime'])(
    'EV-10 %s cannot be emptied',
    (field) => {
      expect(issue(eventUpdateSchema, { ...fields, [field]: '' })).toMatchObject({
        path: [field],
        message: eventEditorMessages.required,
      });
    },
  );

  test('EV-10 what is left out stays as it is: nothing of it is made up', () => {
    expect(eventUpdateSchema.parse(fields)).toEqual(fields);
  });

  test('DY-03 a correction of times says why, in three characters or more', () => {
    const correction = (reason: string) =>
      issue(eventUpdateSchema, { ...fields, correction: { reason } });
    expect(correction(' no ')).toMatchObject({
      path: ['correction', 'reason'],
      message: eventEditorMessages.correctionReason,
    });
    expect(correction('yes')).toBeUndefined();
    expect(correction('x'.repeat(limits.correctionReason.max + 1))).toBeDefined();
  });
});

describe('EV-09 steps of an event', () => {
  test('EV-09 who cancels says why', () => {
    expect(issue(eventCancelSchema, { reason: '  ' })).toMatchObject({
      path: ['reason'],
      message: eventLifeMessages.reason,
    });
    const longest = 'x'.repeat(limits.cancelReason.max);
    expect(issue(eventCancelSchema, { reason: longest })).toBeUndefined();
    expect(issue(eventCancelSchema, { reason: `${longest}x` })).toBeDefined();
  });

  test('OR-02 a copy takes the pictures along and needs no end of its own', () => {
    const startTime = '2027-01-05T17:00';
    expect(eventCopySchema.parse({ startTime })).toEqual({ startTime, withPictures: true });
    expect(issue(eventCopySchema, { startTime: '' })?.message).toBe(eventFormMessages.startTime);
  });
});

describe('EV-01 what the calendar is narrowed down to', () => {
  test.each([
    ['free', 'yes'],
    ['fits', 'true'],
    ['within', '7'],
    ['type', 'party'],
    ['from', '2026-02-30'],
    ['to', '0000-01-01'],
    ['q', 'x'.repeat(limits.searchText.max + 1)],
  ])('EV-01 %s=%s is refused', (field, value) => {
    expect(issue(calendarFiltersSchema, { [field]: value })?.path).toEqual([field]);
  });

  test('EV-01 nothing narrows it down to nothing, and words lose the blanks around them', () => {
    expect(calendarFiltersSchema.parse({})).toEqual({});
    expect(calendarFiltersSchema.parse({ q: ' iftar ', free: '1' })).toEqual({
      q: 'iftar',
      free: '1',
    });
  });
});
