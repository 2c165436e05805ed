/** B5: whoever makes a call is known to what counts, however deep it is asked. */
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type Caller, callingAs, currentCaller, tellSubject } from './caller.ts';

const caller = (network: string): Caller => ({ network, deviceOf: () => undefined });

test('B5 calls that are answered at the same time do not see each other’s caller', async () => {
  const seen = await Promise.all(
    ['one', 'two', 'three'].map((network, place) =>
      callingAs(caller(network), async () => {
        // The first that began ends last.
        await pause(3 - place);
        return currentCaller().network;
      }),
    ),
  );
  expect(seen).toEqual(['one', 'two', 'three']);
});

test('B5 a job has no network and no device, and nothing is told about it', () => {
  tellSubject('aisha');
  expect(currentCaller()).toMatchObject({ network: '' });
  expect(currentCaller()).not.toHaveProperty('subjectId');
  expect(currentCaller().deviceOf('aisha')).toBe(undefined);
});

test('B10 whom a call turned out to be about is told once it is known, and stays', async () => {
  const own = caller('one');
  await callingAs(own, async () => {
    tellSubject('aisha');
    tellSubject(undefined);
  });
  expect(own.subjectId).toBe('aisha');
});
