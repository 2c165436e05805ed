/** Reading ahead: order, one part ahead, and an end at which nothing is under way. */
import { expect, test } from 'vitest';
import { readAhead } from './read-ahead.ts';

/** Counts to a number, and tells what happens to it. */
function counting(to: number, { failsAt = 0 } = {}) {
  const told = { begun: 0, ended: 0, isClosed: false };
  async function* source() {
    try {
      for (let part = 1; part <= to; part++) {
        told.begun += 1;
        await new Promise((resolve) => setTimeout(resolve, 1));
        if (part === failsAt) throw new Error(`Part ${part} is not there`);
        told.ended += 1;
        yield part;
      }
    } finally {
      told.isClosed = true;
    }
  }
  return { told, source: source() };
}

test('every part comes once and in order, and the next is under way meanwhile', async () => {
  const { told, source } = counting(5);
  const seen: number[] = [];
  for await (const part of readAhead(source)) {
    seen.push(part);
    expect(told.begun).toBe(Math.min(part + 1, 5));
  }
  expect(seen).toEqual([1, 2, 3, 4, 5]);
});

test('whoever stops early is free only when the part that was asked for is there', async () => {
  const { told, source } = counting(5);
  for await (const part of readAhead(source)) if (part === 2) break;
  expect(told).toEqual({ begun: 3, ended: 3, isClosed: true });
});

test('a part that cannot be read is an error in its place, however long the work before it takes', async () => {
  const { told, source } = counting(5, { failsAt: 3 });
  const seen: number[] = [];
  const reading = (async () => {
    for await (const part of readAhead(source)) {
      seen.push(part);
      while (told.begun < 3 && part === 2) await new Promise((resolve) => setTimeout(resolve, 1));
      // An unheard failure would end the process here.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  await expect(reading).rejects.toThrow('Part 3 is not there');
  expect(seen).toEqual([1, 2]);
  expect(told.isClosed).toBe(true);
});
