/** Lists of numbers that grow: they hold what a plain list would. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grown, IntList } from './growing.ts';

const listOf = (numbers: readonly number[]) => {
  const list = new IntList();
  for (const number of numbers) list.push(number);
  return list;
};
const numbersIn = ({ numbers, length }: IntList) => [...numbers.subarray(0, length)];
const whole = fc.integer({ min: 0, max: 2 ** 31 - 1 });

test('MA-01 a list holds what was put in, in its order, however long it gets', () => {
  fc.assert(
    fc.property(fc.array(whole, { maxLength: 300 }), (numbers) => {
      const list = listOf(numbers);
      expect(numbersIn(list)).toEqual(numbers);
      expect(list.length).toBe(numbers.length);
    }),
  );
});

test('MA-01 it makes room ahead, but not for twice as many', () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 2000 }), (length) => {
      const { numbers } = listOf(Array.from({ length }, (_, at) => at));
      expect(numbers.length).toBeGreaterThanOrEqual(length);
      expect(numbers.length).toBeLessThan(2 * length);
    }),
  );
});

test('MA-01 numbers become others, and those that have gone are left out', () => {
  const next = fc.array(fc.integer({ min: -1, max: 99 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(next, fc.array(fc.nat(40), { maxLength: 60 }), (become, numbers) => {
      const list = listOf(numbers);
      const expected = numbers.map((number) => become[number] ?? -1).filter((each) => each >= 0);
      expect(numbersIn(list.renumbered(Int32Array.from(become)))).toEqual(expected);
      expect(numbersIn(list)).toEqual(numbers);
    }),
  );
});

test.each([Int32Array, Float32Array, Uint32Array, Uint8Array])(
  'MA-01 a longer copy is of the same kind, begins alike and goes on with nothing (%#)',
  (Kind) => {
    const numbers = Kind.from([3, 1, 2]);
    const longer = grown(numbers, 5);
    expect(longer).toBeInstanceOf(Kind);
    expect([...longer]).toEqual([3, 1, 2, 0, 0]);
    longer[0] = 9;
    expect(numbers[0]).toBe(3);
  },
);
