import type { Event } from '@saath/contract/events/events/schema';
import type { MyPapers, Paper } from '@saath/contract/places/papers/schema';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { OwnPapersProvider } from '../papers/own-papers.ts';
import { JoinForm } from './form.tsx';
import { event as river, volunteer } from './testing/river-clean-up.ts';

const [usher, aider] = river.role;
if (!usher || !aider) throw new Error('The event has no two roles');
const aid = { id: idOf('aid'), name: 'First aid' };
const boat = { id: idOf('boat'), name: 'Boat licence' };
const asking: Event = {
  ...{ ...river, mode: 'instant' },
  role: [
    { ...usher, needs: { oneOf: [boat], minAge: 18 } },
    { ...aider, needs: { oneOf: [aid], minAge: null } },
  ],
};
const claimed: Paper = {
  ...{ id: idOf('paper'), kind: boat, state: 'claimed', validUntil: null, reason: '' },
  claimedAt: '2026-11-20T08:00:00.000Z',
};

/** @returns what can be pressed, where it can be, and what stands above it */
function form(event: Event, own: Partial<MyPapers> = {}) {
  const none = { papers: [], over: null, saidAt: null, kinds: [aid, boat], asksAge: true };
  const { user } = show(
    <OwnPapersProvider value={{ ...none, ...own }}>
      <JoinForm
        {...{ event, userId: volunteer.id, before: undefined, clash: null, chosen: undefined }}
        onMailed={vi.fn()}
      />
    </OwnPapersProvider>,
  );
  const pressable = () =>
    screen
      .getAllByRole<HTMLButtonElement>('button')
      .flatMap(({ disabled, textContent }) => (disabled ? [] : [textContent]));
  return { user, pressable, text: () => document.body.textContent ?? '' };
}

it('EL-02 who lacks something for every role reads the shortest way in before they ask for any', async () => {
  const { user, pressable, text } = form(asking);
  expect(text()).toContain('The shortest way in: First aider.');
  expect(text()).toContain('First aid, checked by an organiser');
  expect(pressable()).toEqual(['Add it']);
  await user.selectOptions(screen.getByLabelText('Role'), 'Usher (full)');
  expect(text()).toContain('Boat licence, checked by an organiser');
  expect(text()).not.toContain('The shortest way in');
});

it('EL-02 a role for which one can only wait leads in sooner, and any can be asked for then', () => {
  const { pressable, text } = form(asking, { papers: [claimed], over: 18 });
  expect(text()).toContain('The shortest way in: Usher.');
  expect(text()).toContain('You can ask already, while it is being checked.');
  expect(pressable()).toEqual(['Request to Join']);
});

it('EL-02 one role that can be done is enough for any, and nothing stands in the way', () => {
  const { pressable, text } = form({ ...asking, role: [...asking.role.slice(0, 1), aider] });
  expect(text()).not.toContain('you still need');
  expect(pressable()).toEqual(['Take a place']);
});

it('JO-01 EL-02 any role is no place at once where the only one that can be done is full', async () => {
  const full = { ...usher, needs: { oneOf: [], minAge: null } };
  const { user, pressable, text } = form({ ...asking, role: [full, ...asking.role.slice(1)] });
  expect(text()).toContain('The roles that you can do are full by now.');
  expect(pressable()).toEqual(['Join the wait list']);
  await user.selectOptions(screen.getByLabelText('Role'), 'Usher (full)');
  expect(text()).toContain('What you chose is full by now.');
  expect(pressable()).toEqual(['Join the wait list']);
});

it('JO-01 a full shift of a role with free places is for the wait list', async () => {
  const shift = (id: string, filled: number) => ({
    ...{ id: idOf(id), startsAt: river.startTime, endsAt: river.endTime, place: id },
    ...{ maxPeople: 1, minPeople: 0, filled },
  });
  const shifts = [shift('Gate', 1), shift('Pier', 0)];
  const { user, pressable, text } = form({
    ...{ ...asking, role: [{ ...aider, maxVolunteers: 2, filled: 1, shifts }] },
  });
  await user.selectOptions(screen.getByLabelText('Role'), 'First aider');
  expect(pressable()).toEqual(['Take a place']);
  await user.selectOptions(screen.getByLabelText('Shift'), idOf('Gate'));
  expect(text()).toContain('What you chose is full by now.');
  expect(pressable()).toEqual(['Join the wait list']);
});

it('EL-02 who lacks something is not told of a place at once', () => {
  const { text } = form(asking, { papers: [claimed], over: 18 });
  expect(text()).toContain('The organiser answers each request.');
  expect(text()).not.toContain('You get a place at once');
});

it('EL-02 of the only role it says what is missing as if it had been chosen', () => {
  const { text } = form({ ...asking, role: asking.role.slice(1) });
  expect(text()).toContain('First aid, checked by an organiser');
  expect(text()).not.toContain('The shortest way in');
});
