/** When organisers hear of a request, and which news may be stopped or must not wait. */
import { describe, expect, test } from 'vitest';
import {
  ASKED_AT_ONCE_WITHIN,
  askedToldAt,
  canUnsubscribe,
  eventNoticeKinds,
  isUrgentKind,
  usualQuietHours,
  volunteerNoticeKinds,
} from './rules.ts';

const timeZone = 'Asia/Karachi';
const far = new Date('2026-12-20T09:00:00Z');
const told = (pace: 'at_once' | 'hourly' | 'daily', at: string, eventStart = far) =>
  askedToldAt(pace, { at: new Date(at), eventStart, timeZone }).toISOString();

describe('WI-06 when organisers hear of a request', () => {
  test('WI-06 at once means the moment itself', () => {
    expect(told('at_once', '2026-12-01T09:17:05Z')).toBe('2026-12-01T09:17:05.000Z');
  });

  test('WI-06 hourly means the next full hour, also from a full hour on', () => {
    expect(told('hourly', '2026-12-01T09:17:05Z')).toBe('2026-12-01T10:00:00.000Z');
    expect(told('hourly', '2026-12-01T09:00:00Z')).toBe('2026-12-01T10:00:00.000Z');
    expect(told('hourly', '2026-12-01T23:59:59Z')).toBe('2026-12-02T00:00:00.000Z');
  });

  test('WI-06 daily means eight in the morning by the clocks of the installation', () => {
    // Karachi is five hours ahead.
    expect(told('daily', '2026-12-01T02:59:59Z')).toBe('2026-12-01T03:00:00.000Z');
    expect(told('daily', '2026-12-01T03:00:00Z')).toBe('2026-12-02T03:00:00.000Z');
    expect(told('daily', '2026-12-01T20:30:00Z')).toBe('2026-12-02T03:00:00.000Z');
  });

  test('WI-06 a request to an event of the next two days does not wait, whatever was chosen', () => {
    const at = '2026-12-01T09:17:05Z';
    const start = (within: number) => new Date(Date.parse(at) + within);
    for (const pace of ['hourly', 'daily'] as const) {
      expect(told(pace, at, start(ASKED_AT_ONCE_WITHIN))).toBe('2026-12-01T09:17:05.000Z');
      expect(told(pace, at, start(ASKED_AT_ONCE_WITHIN + 1))).not.toBe('2026-12-01T09:17:05.000Z');
    }
  });
});

describe('NT-02 kinds of news', () => {
  test('NT-02 what says not to set out, or to go elsewhere, comes at night as well', () => {
    expect(eventNoticeKinds.filter(isUrgentKind)).toEqual(['change', 'cancellation']);
  });

  test('NT-02 every mail can be stopped but the one that an event is off', () => {
    expect(eventNoticeKinds.filter((kind) => !canUnsubscribe(kind))).toEqual(['cancellation']);
  });

  test('NT-02 volunteers choose about all news but those of who asked', () => {
    expect(
      eventNoticeKinds.filter((kind) => !volunteerNoticeKinds.some((each) => each === kind)),
    ).toEqual(['asked']);
  });

  test('NT-02 nights are quiet for people who chose nothing, by the clocks that they live by', () => {
    expect(usualQuietHours(timeZone)).toEqual({
      ...{ isOn: true, from: '22:00', to: '08:00', timeZone },
    });
  });
});
