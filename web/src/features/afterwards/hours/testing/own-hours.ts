/** What a volunteer sees of the hours at one event two days ago, for tests. */
import type { MyHours } from '@saath/contract/afterwards/hours/schema';
import { idOf } from '../../../../testing/people-and-events.ts';

export const now = new Date('2026-12-09T08:00:00Z');

export const ownHours = (change: Partial<MyHours> = {}): MyHours => ({
  event: {
    id: idOf('event'),
    title: 'River clean-up',
    startTime: '2026-12-07T09:00:00Z',
    endTime: '2026-12-07T13:00:00Z',
    timeZone: 'Asia/Karachi',
  },
  participationId: idOf('place'),
  roleName: 'Cook',
  state: 'completed',
  hours: 3.5,
  basis: 'checked',
  reason: '',
  plannedHours: 4,
  openUntil: '2026-12-14T20:00:00Z',
  proposal: null,
  missed: null,
  ...change,
});
