import { expect, test } from 'vitest';
import { bodyOf, changed, type Question, startQuestion } from './question.ts';

const event = 'event';
const place = (userId: string, roleId = 'cook') => ({
  eventId: event,
  roleId,
  shiftId: null,
  userId,
});
const person = (userId: string) => ({ userId, name: userId });
const after = (question: Question, ...changes: Parameters<typeof changed>[1][]) =>
  changes.reduce(changed, question);

test('MT-04 a pin is set once for each person in an event, and taken off', () => {
  const pinned = after(
    startQuestion([event]),
    { kind: 'pin', place: place('aisha') },
    { kind: 'pin', place: place('aisha', 'driver') },
    { kind: 'pin', place: place('bilal') },
  );
  expect(pinned.pinned).toEqual([place('aisha', 'driver'), place('bilal')]);
  expect(after(pinned, { kind: 'unpin', place: place('aisha') }).pinned).toEqual([place('bilal')]);
});

test('MT-04 who is taken out loses the pin and can be put back', () => {
  const out = after(
    startQuestion([event]),
    { kind: 'pin', place: place('aisha') },
    { kind: 'take-out', eventId: event, person: person('aisha') },
  );
  expect(out.pinned).toEqual([]);
  const [without] = out.without;
  expect(without).toEqual({ eventId: event, roleId: null, ...person('aisha') });
  if (without) expect(after(out, { kind: 'put-back', without }).without).toEqual([]);
});

test('MT-04 one in place of another is pinned, and the other is out of that role; and back again', () => {
  const swapped = after(
    startQuestion([event]),
    { kind: 'pin', place: place('aisha') },
    { kind: 'swap', place: place('aisha'), person: person('aisha'), by: person('bilal') },
  );
  expect(swapped.pinned).toEqual([place('bilal')]);
  expect(bodyOf(swapped).without).toEqual([{ eventId: event, roleId: 'cook', userId: 'aisha' }]);
  const back = after(swapped, {
    kind: 'swap',
    place: place('bilal'),
    person: person('bilal'),
    by: person('aisha'),
  });
  expect(back.pinned).toEqual([place('aisha')]);
  expect(bodyOf(back).without).toEqual([{ eventId: event, roleId: 'cook', userId: 'bilal' }]);
});
