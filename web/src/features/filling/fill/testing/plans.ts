/** Plans for one event with cooks and drivers, for tests. */
import type {
  FillCandidate,
  FillEmpty,
  FillPart,
  FillPlaced,
  FillPlan,
} from '@saath/contract/filling/fill/schema';
import { idOf } from '../../../../testing/people-and-events.ts';

export const [EVENT, COOK, DRIVER] = [idOf('event'), idOf('cook'), idOf('driver')];

export const candidate = (name: string, change: Partial<FillCandidate> = {}): FillCandidate => ({
  ...{ userId: idOf(name), name, profileImage: null, score: 80, weight: 50_000 },
  ...{ chances: { accept: 1, attend: 0.9 }, reasons: [] },
  ...change,
});

export const placed = (name: string, change: Partial<FillPlaced> = {}): FillPlaced => ({
  ...candidate(name),
  ...{ from: { state: 'requested', roleId: null }, isPinned: false, mailsOff: [] },
  ...change,
});

export const partOf = (roleId: string, change: Partial<FillPart> = {}): FillPart => ({
  ...{ roleId, name: roleId === COOK ? 'Cook' : 'Driver', skills: [], shift: null, places: 2 },
  ...{ filled: 0, minimum: 0, keptFree: 0, placed: [], others: [], empty: null },
  ...change,
});

export const emptyOf = (why: FillEmpty['why'], change: Partial<FillEmpty> = {}): FillEmpty => ({
  ...{ places: 1, belowMinimum: 0, why, elsewhere: [], elsewhereCount: 0 },
  ...change,
});

export const eventOf = (parts: FillPart[], change = {}): FillPlan['events'][number] => ({
  ...{ id: EVENT, title: 'River clean-up', timeZone: 'Asia/Karachi', canAsk: true, parts },
  ...{ startTime: '2026-12-07T09:00:00.000Z', endTime: '2026-12-07T13:00:00.000Z' },
  ...change,
});

export const planOf = (parts: FillPart[], change: Partial<FillPlan> = {}): FillPlan => ({
  ...{ fingerprint: 'seen', events: [eventOf(parts)], people: 7, hasMore: false },
  figures: {
    ...{ placed: parts.flatMap((each) => each.placed).length, belowMinimum: 0 },
    value: 100_000,
  },
  roleByRole: { placed: 1, belowMinimum: 0, value: 100_000 },
  bestPairFirst: { placed: 1, belowMinimum: 0, value: 100_000 },
  ...{ proof: { kind: 'best', gap: 0 }, lostPins: [] },
  ...change,
});
