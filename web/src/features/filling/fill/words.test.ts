/** What a plan says of itself. */
import type {
  FillEmpty,
  FillPart,
  FillPlaced,
  FillPlan,
} from '@saath/contract/filling/fill/schema';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import {
  costText,
  emptyText,
  gainText,
  helpText,
  proofText,
  proposedWay,
  sendingOf,
  standingText,
  waitingRoles,
} from './words.ts';

const [COOK, DRIVER] = [idOf('cook'), idOf('driver')];

const placed = (name: string, from: Partial<FillPlaced['from']> = {}): FillPlaced => ({
  ...{ userId: idOf(name), name, profileImage: null, score: 80, weight: 10, reasons: [] },
  ...{ chances: { accept: 1, attend: 0.9 }, isPinned: false, mailsOff: [] },
  from: { state: 'requested', roleId: null, ...from },
});
const empty = (change: Partial<FillEmpty> = {}): FillEmpty => ({
  ...{ places: 1, belowMinimum: 0, why: 'nobody', elsewhere: [], elsewhereCount: 0 },
  ...change,
});
const part = (change: Partial<FillPart> = {}): FillPart => ({
  ...{ roleId: COOK, name: 'Cook', skills: [], shift: null, places: 2, filled: 0, minimum: 0 },
  ...{ keptFree: 0, placed: [], others: [], empty: null },
  ...change,
});
const event = (parts: FillPart[], canAsk = true): FillPlan['events'][number] => ({
  ...{ id: idOf('event'), title: 'Iftar', timeZone: 'Asia/Karachi', canAsk, parts },
  ...{ startTime: '2026-12-05T12:00:00.000Z', endTime: '2026-12-05T15:00:00.000Z' },
});

describe('MT-04 how places are given', () => {
  const way = (from: Partial<FillPlaced['from']>, canAsk = true) =>
    proposedWay({ events: [event([part({ placed: [placed('Aisha', from)] })], canAsk)] });

  it('MT-04 whoever has not asked is asked first; who asked or waits gets the place', () => {
    expect(way({ state: 'none' })).toBe('ask');
    expect(way({ state: 'declined' })).toBe('ask');
    expect(way({ state: 'requested' })).toBe('give');
    expect(way({ state: 'waitlisted' })).toBe('give');
  });

  it('MT-04 once an event runs nobody can be asked any more', () => {
    expect(way({ state: 'none' }, false)).toBe('give');
  });

  it('MT-04 each place is counted, each person once, and mails only where they are wanted', () => {
    const aisha = placed('Aisha');
    const quiet = { ...placed('Bilal'), mailsOff: ['offer' as const] };
    const parts = [part({ placed: [aisha, quiet] }), part({ placed: [aisha] })];
    const plan = { events: [event(parts)] } as FillPlan;
    expect(sendingOf(plan, 'give')).toEqual({ places: 3, people: 2, mails: 3 });
    expect(sendingOf(plan, 'ask')).toEqual({ places: 3, people: 2, mails: 2 });
  });
});

describe('MT-04 where somebody of the plan stands', () => {
  const parts = [part(), part({ roleId: DRIVER, name: 'Driver' })];
  it.each<[Partial<FillPlaced['from']>, string]>([
    [{ state: 'none' }, 'Has not asked'],
    [{ state: 'confirmed', roleId: DRIVER }, 'Has not asked'],
    [{ state: 'declined', roleId: COOK }, 'Has not asked'],
    [{ state: 'waitlisted', roleId: COOK }, 'On the wait list'],
    [{ roleId: null }, 'Asked for any role'],
    [{ roleId: COOK }, 'Asked for this role'],
    [{ roleId: DRIVER }, 'Asked for Driver'],
    [{ roleId: idOf('gone') }, 'Asked for another role'],
  ])('MT-04 %j: %s', (from, text) => {
    expect(standingText(placed('Aisha', from), { part: parts[0] ?? part(), parts })).toBe(text);
  });
});

describe('MT-04 places that stay empty', () => {
  it('MT-04 roles are named once, with all of their empty places', () => {
    const waiting = event([
      part({ empty: empty({ places: 2 }) }),
      part({ roleId: DRIVER, name: 'Driver' }),
      part({ empty: empty({ places: 1 }) }),
    ]);
    const other = event([part({ roleId: DRIVER, name: 'Driver', empty: empty() })]);
    expect(waitingRoles({ events: [waiting, other] })).toBe('Cook (3) and Driver (1)');
    expect(waitingRoles({ events: [] })).toBe('');
  });

  it('MT-04 who is placed elsewhere is named as far as they are told, the rest counted', () => {
    const why = 'taken_elsewhere' as const;
    const text = (elsewhere: string[], elsewhereCount: number) =>
      emptyText(empty({ why, elsewhere, elsewhereCount }));
    expect(text(['Aisha', 'Bilal'], 2)).toContain('better: Aisha and Bilal.');
    expect(text(['Aisha', 'Bilal'], 5)).toContain('better: Aisha, Bilal and 3 more.');
  });

  it('MT-04 each reason has words of its own, and what helps goes with it', () => {
    const reasons = [
      'nobody',
      'nobody_free',
      'nobody_fits',
      'none_eligible',
      'kept_for_crew',
    ] as const;
    expect(new Set(reasons.map((why) => emptyText(empty({ why })))).size).toBe(reasons.length);
    expect(helpText(empty({ why: 'nobody_fits' }))).toMatch(/^Ask for fewer or other skills/);
    expect(helpText(empty({ why: 'nobody_free' }))).toMatch(/^Another time, or more people/);
    expect(helpText(empty({ why: 'too_few_fit' }))).toMatch(/^One more person who fits/);
  });
});

describe('MT-04 how much better a plan is', () => {
  const figures = (value: number, belowMinimum = 0) => ({ placed: 3, belowMinimum, value });

  it.each([
    [figures(112), figures(100), '12% better than role by role'],
    [figures(100.26), figures(100), '0.3% better than role by role'],
    [figures(100.04), figures(100), 'As good as role by role'],
    [figures(100), figures(0), 'As good as role by role'],
    [figures(90), figures(100, 1), "Fills 1 more place of a role's minimum than role by role"],
    [figures(90), figures(100, 2), "Fills 2 more places of the roles' minimum than role by role"],
  ])('MT-04 %j beside %j', (plan, other, text) => {
    expect(gainText(plan, other, 'role by role')).toBe(text);
  });

  it('MT-04 what is proved is said no stronger than it is', () => {
    const text = (kind: FillPlan['proof']['kind'], gap: number) =>
      proofText({ proof: { kind, gap } });
    expect(text('best', 0)).toBe('No other plan scores higher: checked.');
    expect(text('compared', 0.2)).toBe('No other way of filling that was compared scores higher.');
    expect(text('bound', 0.0121)).toBe('No other plan is more than 1.3% better: checked.');
    expect(text('bound', 0.00001)).toBe('No other plan is more than 0.1% better: checked.');
  });

  it('MT-04 another person in a place costs what the plan loses, and never less than something', () => {
    const cost = (weight: number, other: number, value = 1000) =>
      costText({ figures: figures(value) }, { weight }, { weight: other });
    expect(cost(50, 25)).toBe('The plan gets 2.5% worse');
    expect(cost(50, 49.9)).toBe('The plan gets 0.1% worse');
    expect(cost(50, 50)).toBe('The plan gets no worse');
    expect(cost(50, 60)).toBe('The plan gets no worse');
    expect(cost(50, 25, 0)).toBe('The plan gets no worse');
  });
});
