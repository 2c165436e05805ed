/** Which steps an event can take, and when (EV-03, OR-01). */
import { describe, expect, test } from 'vitest';
import type { EventRow } from '../../events/events/queries.ts';
import { requireCancellable, requirePublishable, requireUnpublishable } from './policy.ts';

const startTime = new Date('2026-12-07T09:00:00Z');
const endTime = new Date('2026-12-07T13:00:00Z');
const before = new Date(startTime.getTime() - 1);
const lastMoment = new Date(endTime.getTime() - 1);
const published = { startTime, endTime, publishedAt: new Date(0), cancelledAt: null } as EventRow;
const draft = { ...published, publishedAt: null };
const cancelled = { ...published, cancelledAt: new Date(0) };
const refusal = (code: string) => expect.objectContaining({ code });

describe('EV-03 an event is published', () => {
  test('EV-03 once, with a role, before it begins', () => {
    expect(() => requirePublishable(draft, 1, before)).not.toThrow();
    expect(() => requirePublishable(draft, 0, before)).toThrow(refusal('events.no_roles'));
    expect(() => requirePublishable(draft, 1, startTime)).toThrow(refusal('events.start_over'));
    expect(() => requirePublishable(published, 1, before)).toThrow(refusal('events.not_pending'));
    expect(() => requirePublishable(cancelled, 1, before)).toThrow(refusal('events.cancelled'));
  });
});

describe('EV-03 an event is taken back to a draft', () => {
  const nobody = { confirmed: 0, waitlisted: 0, requested: 0 };

  test('EV-03 before it begins and while nobody has to do with it; the refusal says how many do', () => {
    expect(() => requireUnpublishable(published, nobody, before)).not.toThrow();
    const people = { confirmed: 1, waitlisted: 2, requested: 3 };
    expect(() => requireUnpublishable(published, people, before)).toThrow(
      expect.objectContaining({
        code: 'events.has_people',
        message: expect.stringContaining('6'),
      }),
    );
    for (const kind of ['confirmed', 'waitlisted', 'requested'] as const)
      expect(() => requireUnpublishable(published, { ...nobody, [kind]: 1 }, before)).toThrow(
        refusal('events.has_people'),
      );
    expect(() => requireUnpublishable(published, nobody, startTime)).toThrow(
      refusal('events.not_upcoming'),
    );
    expect(() => requireUnpublishable(draft, nobody, before)).toThrow(
      refusal('events.not_upcoming'),
    );
    expect(() => requireUnpublishable(cancelled, nobody, before)).toThrow(
      refusal('events.cancelled'),
    );
  });
});

test('EV-03 an event is cancelled until its last moment; a draft is deleted instead', () => {
  for (const now of [before, startTime, lastMoment])
    expect(() => requireCancellable(published, now)).not.toThrow();
  expect(() => requireCancellable(published, endTime)).toThrow(refusal('events.over'));
  expect(() => requireCancellable(draft, before)).toThrow(refusal('events.delete_instead'));
  expect(() => requireCancellable(cancelled, before)).toThrow(refusal('events.cancelled'));
});
