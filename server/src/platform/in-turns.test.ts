/** OP-04: long work lets others have their turn, by the time that it takes and not by the number of its steps. */
import { expect, test } from 'vitest';
import { inTurns } from './in-turns.ts';

/** Goes through steps that take so many milliseconds each; @returns after how many of them others had a turn */
async function turnsOf(milliseconds: readonly number[]): Promise<number[]> {
  let time = 0;
  let done = 0;
  let isOver = false;
  const turns: number[] = [];
  const others = () => {
    if (isOver) return;
    if (done !== turns.at(-1)) turns.push(done);
    setImmediate(others);
  };
  function* steps() {
    for (const each of milliseconds) {
      time += each;
      done += 1;
      yield;
    }
  }
  setImmediate(others);
  await inTurns(steps(), () => time);
  isOver = true;
  return turns;
}

test('OP-04 quick steps are done together, slow ones one by one', async () => {
  expect(await turnsOf([1, 1, 1, 1, 1, 1, 1, 1, 1, 1])).toEqual([4, 8]);
  expect(await turnsOf([50, 50, 1])).toEqual([1, 2]);
  expect(await turnsOf([])).toEqual([]);
});

test('OP-04 a step that fails ends the work with its failure', async () => {
  function* steps() {
    yield;
    throw new Error('No more');
  }
  await expect(inTurns(steps())).rejects.toThrow('No more');
});
