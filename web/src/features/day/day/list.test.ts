/** The list of the day with presses that are not sent yet. */
import type { DayPerson } from '@saath/contract/day/check-in/schema';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { inSections, markFor, named, undoOf, withMarks } from './list.ts';
import type { StoredMark } from './mark-store.ts';

const [nine, noon] = ['2026-12-05T09:00:00.000Z', '2026-12-05T12:00:00.000Z'];
const now = Date.parse('2026-12-05T09:10:00.000Z');

const person = (name: string, change: Partial<DayPerson> = {}) =>
  ({
    ...{ participationId: idOf(name), name, state: 'confirmed', startTime: nine, endTime: noon },
    ...{ arrivedAt: null, leftAt: null },
    ...change,
  }) as DayPerson;
const given = { eventId: idOf('event'), organiserId: idOf('organiser'), now };
const press = (who: DayPerson, to: DayPerson['state'], at = now) =>
  markFor(who, to, { ...given, now: at });
const after = (who: DayPerson, ...marks: StoredMark[]) => withMarks([who], marks)[0];

describe('DY-06 people as presses leave them', () => {
  const aisha = person('Aisha');
  const here = person('Aisha', { state: 'checked_in', arrivedAt: nine });

  it('DY-06 who is checked in came when it was pressed; a second press does not move the time', () => {
    const arrived = after(aisha, press(aisha, 'checked_in'));
    expect(arrived).toMatchObject({
      ...{ state: 'checked_in', arrivedAt: new Date(now).toISOString(), leftAt: null },
    });
    expect(after(here, press(aisha, 'checked_in'))).toBe(here);
  });

  it.each(['completed', 'left_early'] as const)(
    'DY-06 who is %s keeps the time of coming and has one of going, where they had come',
    (state) => {
      const left = new Date(now).toISOString();
      expect(after(here, press(here, state))).toMatchObject({
        arrivedAt: nine,
        leftAt: left,
        state,
      });
      expect(after(aisha, press(aisha, state))).toMatchObject({ arrivedAt: null, leftAt: null });
    },
  );

  it('DY-06 who did not come after all has no times', () => {
    expect(after(here, press(here, 'no_show'))).toMatchObject({
      ...{ state: 'no_show', arrivedAt: null, leftAt: null },
    });
  });

  it('DY-06 presses count in their order and for their person alone', () => {
    const bilal = person('Bilal');
    const marks = [press(aisha, 'checked_in'), press(aisha, 'completed', now + 60_000)];
    const [first, second] = withMarks([aisha, bilal], marks);
    expect(first).toMatchObject({ state: 'completed', leftAt: marks[1]?.at });
    expect(second).toBe(bilal);
  });

  it('DY-06 what is taken back is as it was before, and later than the press even by a clock that went back', () => {
    const mark = press(here, 'no_show');
    const undo = undoOf(here, mark, now - 5000);
    expect(Date.parse(undo.at)).toBe(now + 1);
    expect(undo).toMatchObject({ from: 'no_show', to: 'checked_in', isUndo: true });
    expect(undo.id).not.toBe(mark.id);
    expect(after(here, mark, undo)).toEqual(here);
  });

  it('DY-06 taking back neither adds a place nor repeats a reason', () => {
    const mark = { ...press(aisha, 'checked_in'), addPlace: true, reason: 'x', clashReason: 'y' };
    expect(undoOf(aisha, mark, now)).toMatchObject({
      ...{ addPlace: false, reason: '', clashReason: '' },
    });
  });
});

describe('DY-01 sections', () => {
  it('DY-01 who is not here at the start is late, the start included', () => {
    const later = person('Later', { startTime: noon });
    const people = [person('Aisha'), later];
    const names = (at: number) => {
      const { soon, late } = inSections(people, at);
      return [soon, late].map((section) => section.map(({ name }) => name));
    };
    expect(names(Date.parse(nine) - 1)).toEqual([['Aisha', 'Later'], []]);
    expect(names(Date.parse(nine))).toEqual([['Later'], ['Aisha']]);
  });

  it('DY-01 a row that was just pressed stays where it was', () => {
    const before = person('Aisha');
    const mark = press(before, 'checked_in');
    const people = withMarks([before], [mark]);
    const held = new Map([[before.participationId, { mark, before, what: '' }]]);
    expect(inSections(people, now).here).toHaveLength(1);
    const { late, here } = inSections(people, now, held);
    expect([late.length, here.length]).toEqual([1, 0]);
  });
});

it('DY-01 people are found by a part of their name, whatever its case and accents', () => {
  const people = [person('Zoë Khan'), person('Aisha')];
  expect(named(people, 'ZOE').map(({ name }) => name)).toEqual(['Zoë Khan']);
  expect(named(people, 'x')).toEqual([]);
  expect(named(people, '  ')).toBe(people);
});
