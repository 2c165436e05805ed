/** OP-04: memory goes back in quiet moments only, once in each, and not often. */
import { expect, test } from 'vitest';
import { createRest } from './rest.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

function watched() {
  let time = 0;
  const collected: number[] = [];
  const rest = createRest({ now: () => time, collect: () => void collected.push(time) });
  /** @param until in milliseconds; asked for something at these */
  function pass(until: number, asked: readonly number[] = []) {
    for (; time <= until; time += SECOND) {
      if (asked.includes(time)) rest.asked();
      rest.look();
    }
  }
  return { pass, collected };
}

test('OP-04 nothing is collected while people ask, and once when they have stopped', () => {
  const { pass, collected } = watched();
  const minute = Array.from({ length: 6 }, (_, each) => each * 10 * SECOND);
  pass(MINUTE, minute);
  expect(collected).toEqual([]);
  pass(60 * MINUTE);
  expect(collected).toEqual([80 * SECOND]);
});

test('OP-04 visitors who come a minute apart do not make it collect each minute', () => {
  const { pass, collected } = watched();
  pass(
    20 * MINUTE,
    Array.from({ length: 20 }, (_, each) => each * MINUTE),
  );
  expect(collected).toHaveLength(4);
});
