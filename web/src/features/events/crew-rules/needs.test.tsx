/** Which team needs somebody, in words. */
import type { CrewNeedShown } from '@saath/contract/events/crew-rules/schema';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { event } from '../../places/join/testing/river-clean-up.ts';
import { CrewsToLookAfter } from './needs.tsx';

const [usher] = event.role;
if (!usher) throw new Error('The event has no role');
type Need = Extract<CrewNeedShown, { why: 'paper' }>;
const need = (change: Partial<Need> = {}): Need => ({
  ...{ roleId: usher.id, shiftId: null, why: 'paper', missing: 1, isFull: false },
  kind: { id: idOf('aid'), name: 'First aid' },
  ...change,
});
const shown = (crews: readonly CrewNeedShown[], role = usher) =>
  show(<CrewsToLookAfter role={role} timeZone={event.timeZone} crews={crews} />);

it('EL-02 a team that needs nobody says nothing, nor does that of another role', () => {
  shown([need({ roleId: idOf('another role') })]);
  expect(screen.queryByText('Needs attention')).toBeNull();
});

it('EL-02 who is missing stands there, and whether a place is left for them', () => {
  shown([need()]);
  expect(screen.getByText('Needs attention')).toBeDefined();
  expect(screen.getByText(/1 person with/).textContent).toBe(
    '1 person with First aid is still missing. The places that are free are kept for them.',
  );
});

it('EL-02 who was there is missed while others find room too', () => {
  shown([need({ hasRoom: true })]);
  expect(screen.getByText(/1 person with/).textContent).toBe(
    '1 person with First aid is missing. There is still room for others too.',
  );
});

it('EL-02 of a full team, and which of several it is', () => {
  const shift = {
    ...{ id: idOf('shift'), place: 'Gate', minPeople: 1, maxPeople: 2, filled: 2 },
    ...{ startsAt: '2026-12-05T04:00:00.000Z', endsAt: '2026-12-05T06:00:00.000Z' },
  };
  shown([need({ shiftId: shift.id, missing: 2, isFull: true })], { ...usher, shifts: [shift] });
  expect(screen.getByText(/2 people with/).textContent).toBe(
    '2 people with First aid are still missing, and there are not enough places left for them.',
  );
  expect(screen.getByText('Gate')).toBeDefined();
});

it('EL-02 adults who are missing beside somebody who may be under 18 are told, and what to do', () => {
  const { kind: _, ...team } = need();
  shown([need(), { ...team, why: 'adults' }]);
  expect(screen.getAllByText('Needs attention')).toHaveLength(2);
  expect(screen.getByText(/1 adult is missing\. Ask adults to come/)).toBeDefined();
});

it('EL-02 so are they in a full team, where a place has to be added', () => {
  const { kind: _, ...team } = need({ missing: 2, isFull: true });
  shown([{ ...team, why: 'adults' }]);
  expect(screen.getByText(/2 adults are missing, and there are not enough places/)).toBeDefined();
});

it('EL-02 who is new beyond what the team takes is counted, and what to do about it', () => {
  shown([{ roleId: usher.id, shiftId: null, why: 'beginners', tooMany: 2 }]);
  expect(
    screen.getByText(/^2 people more than this team takes help for the first time/),
  ).toBeDefined();
});
