import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** Brings works in this order while one is under way; @returns the callers in the order in which theirs were done. */
async function orderOf(callers: readonly string[], concurrency: number): Promise<string[]> {
  const queue = fairQueue({ concurrency, patience: 60_000 });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = Array.from({ length: concurrency }, () => queue('first', async () => await gate));
  const order: string[] = [];
  const all = callers.map((caller) => queue(caller, async () => void order.push(caller)));
  open();
  await Promise.all([...first, ...all]);
  return order;
}

test('B5 400 works of one caller do not stand before the one of another', async () => {
  const many = Array.from({ length: 400 }, () => 'mallory');
  const order = await orderOf([...many, 'aisha', 'bilal'], 2);
  expect(order.slice(0, 3).sort()).toEqual(['aisha', 'bilal', 'mallory']);
  expect(order).toHaveLength(402);
});

test('B5 before a k-th work at most k works of each other caller are done, and none is lost', async () => {
  const caller = fc.constantFrom('a', 'b', 'c', 'd');
  const given = fc.array<string>(caller, { minLength: 1, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(given, fc.integer({ min: 1, max: 3 }), async (callers, concurrency) => {
      const order = await orderOf(callers, concurrency);
      expect(order.toSorted()).toEqual(callers.toSorted());
      const done = new Map<string, number>();
      for (const name of order) {
        done.set(name, (done.get(name) ?? 0) + 1);
        for (const [other, times] of done)
          if (other !== name && callers.includes(name))
            expect(times).toBeLessThanOrEqual((done.get(name) ?? 0) + concurrency);
      }
    }),
  );
});

test('B5 who waits too long is told so, and the others go on', async () => {
  const queue = fairQueue({ concurrency: 1, patience: 20 });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const first = queue('a', async () => await gate);
  await expect(queue('b', async () => {})).rejects.toMatchObject({ code: 'server.busy' });
  const next = queue('c', async () => 'done');
  open();
  await first;
  expect(await next).toBe('done');
});
