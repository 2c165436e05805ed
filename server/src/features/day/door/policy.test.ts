/** The code at the door: how long it holds, for whom, and when the door is open. */
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../../../platform/domain-error.ts';
import type { Signer } from '../../../platform/secrets.ts';
import type { EventRow } from '../../events/events/queries.ts';
import { codeAt, eventOfCode, requireOpenDoor, visitOf } from './policy.ts';

const sign = (purpose: string, text: string) =>
  createHmac('sha256', 'key').update(`${purpose}\n${text}`).digest('base64url');
const signer: Signer = {
  sign,
  isSigned: (purpose, text, signature) => sign(purpose, text) === signature,
};

const SECOND = 1000;
const start = Date.UTC(2026, 11, 7, 9);
const after = (seconds: number) => new Date(start + seconds * SECOND);

const codeOf = (run: () => unknown) => {
  try {
    return run();
  } catch (error) {
    return error instanceof DomainError ? error.code : error;
  }
};
const opens = (code: string, now: Date, userId?: string) =>
  codeOf(() => eventOfCode(signer, code, { userId, now }));

describe('DY-02 the code that is shown', () => {
  const { code, freshUntil } = codeAt(signer, 'event', after(10));

  test('DY-02 is another one every half minute', () => {
    expect(freshUntil).toEqual(after(30));
    expect(codeAt(signer, 'event', after(29)).code).toBe(code);
    expect(codeAt(signer, 'event', after(30)).code).not.toBe(code);
  });

  test('DY-02 is good for two more steps after its own, and not a moment longer', () => {
    expect(opens(code, after(10))).toBe('event');
    expect(opens(code, after(89))).toBe('event');
    expect(opens(code, after(90))).toBe('door.code');
  });

  test('DY-02 is not good before its time, as of a clock that was wrong', () => {
    expect(opens(code, after(-1))).toBe('door.code');
  });

  test('DY-02 cannot be made by hand, nor turned to another event', () => {
    expect(opens(`${code}x`, after(10))).toBe('door.code');
    expect(opens(code.replace('event', 'other'), after(10))).toBe('door.code');
    expect(opens('', after(10))).toBe('door.code');
    expect(opens('event', after(10))).toBe('door.code');
  });
});

describe('DY-02 what a scan gives', () => {
  test('DY-02 holds five minutes, for the person who scanned', () => {
    const visit = visitOf(signer, { eventId: 'event', userId: 'aisha' }, after(0));
    expect(opens(visit, after(299), 'aisha')).toBe('event');
    expect(opens(visit, after(300), 'aisha')).toBe('door.code');
    expect(opens(visit, after(1), 'bilal')).toBe('door.code');
    expect(opens(visit, after(1))).toBe('door.code');
  });

  test('DY-02 before a log-in it is good for whoever logs in', () => {
    const visit = visitOf(signer, { eventId: 'event', userId: undefined }, after(0));
    expect(opens(visit, after(1), 'aisha')).toBe('event');
    expect(opens(visit, after(300), 'aisha')).toBe('door.code');
  });

  test('DY-02 a shown code is no visit and a visit no code, though both are signed', () => {
    const { code } = codeAt(signer, 'event', after(0));
    const [eventId, step] = code.split('.');
    const asVisit = `${eventId}.${Number(step) * 30_000 + 600_000}.guest`;
    expect(opens(`${asVisit}.${sign('check-in', asVisit)}`, after(0))).toBe('door.code');
    const asCode = `${eventId}.${step}`;
    expect(opens(`${asCode}.${sign('check-in-visit', asCode)}`, after(0))).toBe('door.code');
  });
});

describe('DY-02 the door', () => {
  const event = (change: Partial<EventRow> = {}) =>
    ({
      ...{ startTime: after(0), endTime: after(7200), publishedAt: after(-9999) },
      ...{ cancelledAt: null },
      ...change,
    }) as EventRow;
  const at = (seconds: number, change?: Partial<EventRow>) =>
    codeOf(() => requireOpenDoor(event(change), after(seconds)));

  test('DY-02 opens an hour before the event and closes at its end', () => {
    expect(at(-3601)).toBe('door.not_open');
    expect(at(-3600)).toBeUndefined();
    expect(at(7199)).toBeUndefined();
    expect(at(7200)).toBe('door.not_open');
  });

  test('DY-02 stays closed where nothing takes place', () => {
    expect(at(0, { cancelledAt: after(-1) })).toBe('door.not_open');
    expect(at(0, { publishedAt: null })).toBe('door.not_open');
  });
});
