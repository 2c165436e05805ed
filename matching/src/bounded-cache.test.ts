/** Keys come from people, so what is remembered for them must not grow without end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cached } from './bounded-cache.ts';

/** A cache that tells for which keys something was made, in order. */
function counted(capacity: number) {
  const made: string[] = [];
  const get = cached(capacity, (key) => {
    made.push(key);
    return { key };
  });
  return { get, made };
}
const capacities = fc.integer({ min: 1, max: 8 }).map((half) => 2 * half);
const keys = fc.array(fc.constantFrom(...'abcdefghijklmnop'), { maxLength: 120 });

test('MA-01 whatever was asked before, each key gets what is made for it', () => {
  fc.assert(
    fc.property(capacities, keys, (capacity, asked) => {
      const { get } = counted(capacity);
      for (const key of asked) expect(get(key)).toEqual({ key });
    }),
  );
});

test('MA-01 what was asked for lately is remembered: half as many other keys do not push it out', () => {
  fc.assert(
    fc.property(capacities, keys, (capacity, asked) => {
      const { get, made } = counted(capacity);
      for (const key of asked) get(key);
      const first = get('first');
      made.length = 0;
      for (let other = 0; other < capacity / 2; other++) get(`other ${other}`);
      expect(get('first')).toBe(first);
      expect(made).not.toContain('first');
    }),
  );
});

test('MA-01 never is more remembered than fits', () => {
  fc.assert(
    fc.property(capacities, keys, (capacity, asked) => {
      const { get, made } = counted(capacity);
      for (const key of asked) get(key);
      const known = new Set(asked);
      const remembered = [...known].filter((key) => {
        made.length = 0;
        // Asked of a cache in the same state each time.
        const fresh = counted(capacity);
        for (const each of asked) fresh.get(each);
        fresh.made.length = 0;
        fresh.get(key);
        return fresh.made.length === 0;
      });
      expect(remembered.length).toBeLessThanOrEqual(capacity);
    }),
    { numRuns: 40 },
  );
});
