import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Ids, keyOf } from './ids.ts';

/** A few ids that look alike, and a few that look like nothing else. */
const pool = Array.from({ length: 40 }, (_, index) => {
  const low = index.toString(16).padStart(4, '0');
  return index % 2 === 0
    ? `01890000-0000-7000-8000-00000000${low}`
    : `${low}ffff-ffff-7fff-8fff-ffffffff${low}`;
});

test('MA-01 an id is read back as it was written, in lower case', () => {
  const ids = new Ids();
  fc.assert(
    fc.property(fc.uuid(), fc.nat(5000), (id, row) => {
      const key = keyOf(id.toUpperCase());
      if (ids.find(key) === -1) ids.add(key, row);
      expect(ids.idOf(ids.find(key))).toBe(id.toLowerCase());
      ids.remove(key);
      expect(ids.find(key)).toBe(-1);
    }),
  );
});

test('MA-01 what is no id is refused', () => {
  for (const wrong of [
    '',
    'x',
    `${pool[0]}0`,
    ` ${pool[0]}`,
    'g1890000-0000-7000-8000-000000000000',
  ])
    expect(() => keyOf(wrong), wrong).toThrow(RangeError);
});

test('MA-01 finds what a plain map finds, whatever was added and removed before', () => {
  const step = fc.record({ id: fc.constantFrom(...pool), isRemoved: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 200 }), (steps) => {
      const [ids, map] = [new Ids(), new Map<string, number>()];
      let row = 0;
      for (const { id, isRemoved } of steps) {
        if (isRemoved) {
          ids.remove(keyOf(id));
          map.delete(id);
        } else if (!map.has(id)) {
          ids.add(keyOf(id), row);
          map.set(id, row);
          row += 1;
        }
      }
      for (const id of pool) expect(ids.find(keyOf(id))).toBe(map.get(id) ?? -1);
    }),
  );
});

test('MA-01 grows past its first size, and past the one that was foreseen', () => {
  const idOf = (index: number) => `01890000-0000-7000-8000-${index.toString(16).padStart(12, '0')}`;
  for (const foreseen of [0, 10, 2000, 100_000]) {
    const ids = new Ids(foreseen);
    for (let row = 0; row < 3000; row += 1) ids.add(keyOf(idOf(row)), row);
    for (let row = 0; row < 3000; row += 1) expect(ids.find(keyOf(idOf(row)))).toBe(row);
    expect(ids.idOf(2999)).toBe(idOf(2999));
    expect(ids.keyAt(7)).toEqual(keyOf(idOf(7)));
  }
});

test('MA-01 ids that meet in one place of the table are told apart, also after others were removed', () => {
  const ids = new Ids();
  const idOf = (index: number) => {
    const scattered = (Math.imul(index + 1, 0x9e3779b1) >>> 0).toString(16).padStart(8, '0');
    return `01890000-0000-7000-8000-0000${scattered}`;
  };
  const all = Array.from({ length: 900 }, (_, index) => keyOf(idOf(index)));
  for (const [row, key] of all.entries()) ids.add(key, row);
  for (const [row, key] of all.entries()) expect(ids.find(key)).toBe(row);
  for (const [row, key] of all.entries()) if (row % 2 === 0) ids.remove(key);
  for (const [row, key] of all.entries()) expect(ids.find(key)).toBe(row % 2 === 0 ? -1 : row);
});
