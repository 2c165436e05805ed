/** MT-01, MT-03: the engine works in a thread; whatever happens there, the process answers on. */
import { planWhole } from '@saath/matching/whole-event/plan-whole';
import { afterEach, expect, test } from 'vitest';
import { openEngine } from './engine.ts';
import { openPool, type PoolSettings } from './pool.ts';

const serve = new URL('./serve.ts', import.meta.url).href;

/** A worker with tasks that misbehave. */
const script = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { serveTasks } from ${JSON.stringify(serve)};
    import { threadId } from 'node:worker_threads';
    serveTasks({
      spin: () => { for (;;); },
      busy: (milliseconds) => { const end = Date.now() + milliseconds; while (Date.now() < end); return milliseconds; },
      double: (values) => Float32Array.from(values, (value) => 2 * value),
      refuse: () => { throw new RangeError('not a number'); },
      end: () => process.exit(3),
      fill: () => { const all = []; for (;;) all.push(new Array(100_000).fill(all.length)); },
      thread: () => threadId,
      secrets: () => Object.keys(process.env),
    });`)}`,
);

const settings: PoolSettings = { script, threads: 1, mostWaiting: 10, memory: 64, idle: 100 };
const soon = { timeLimit: 20_000 };

/** How often this thread gets a turn while the work is under way. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => turns++, 1);
  await work.finally(() => clearInterval(timer));
  return turns;
}

let pool = openPool(settings);
afterEach(() => {
  pool = openPool(settings);
});

test('MT-03 learning runs beside the event loop', async () => {
  const lines = Array.from(
    { length: 400 },
    (_, index) => `First aid\tSkill ${index % 40}\tSkill ${(index * 7) % 40}`,
  );
  const learning = openEngine().run('learnSkills', { texts: [lines.join('\n')], seed: 1 });
  expect(await turnsDuring(learning)).toBeGreaterThan(1);
  const { profiles: count, vectors, tags } = await learning;
  expect(count).toBe(400);
  expect(vectors).toBeInstanceOf(Float32Array);
  expect(tags.length).toBeGreaterThan(10);
});

test('MT-03 the event loop turns while a task is busy, and not when the same work is done here', async () => {
  expect(await turnsDuring(pool.run('busy', 400, soon))).toBeGreaterThan(1);
  async function here() {
    const end = Date.now() + 400;
    while (Date.now() < end);
  }
  expect(await turnsDuring(here())).toBeLessThan(2);
});

test('values go in and come out, typed arrays as such', async () => {
  expect(await pool.run('double', Float32Array.of(1, 2.5), soon)).toEqual(Float32Array.of(2, 5));
});

test('a task that takes too long is ended, and the next one has a thread', async () => {
  const slow = pool.run('spin', null, { timeLimit: 300 });
  await expect(slow).rejects.toThrow("The engine's task spin took longer than 300 ms");
  expect(await pool.run('double', [1], soon)).toEqual(Float32Array.of(2));
});

test.each([
  ['refuse', 'failed: RangeError: not a number'],
  ['end', 'ended its thread with code 3'],
  ['fill', 'crashed: Worker terminated due to reaching memory limit'],
  ['nothing', 'failed: Error: There is no task nothing'],
])('the task %s is refused in clear words', async (task, why) => {
  await expect(pool.run(task, null, soon)).rejects.toThrow(`The engine's task ${task} ${why}`);
  expect(await pool.run('double', [1], soon)).toEqual(Float32Array.of(2));
});

test('what cannot cross threads is refused', async () => {
  await expect(pool.run('double', () => 1, soon)).rejects.toThrow('cannot cross threads');
});

test('a bounded number at once, in turn, in a thread that is used again', async () => {
  const threads = await Promise.all(
    [1, 2, 3].map(async () => await pool.run('thread', null, soon)),
  );
  expect(new Set(threads).size).toBe(1);
  const narrow = openPool({ ...settings, mostWaiting: 1 });
  const tries = [1, 2, 3].map(async () => await narrow.run('double', [1], soon));
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
});

test('a thread knows no secrets of the process', async () => {
  expect(await pool.run('secrets', null, soon)).toEqual([]);
});

test('MA-03 several events whose own bound is loose are proved by the solver, in a thread', async () => {
  const HOUR = 3_600_000;
  const parts = [0, 1].map((event) => ({
    ...{ event, places: 1, minimum: event, startsAt: 24 * event * HOUR },
    endsAt: (24 * event + 4) * HOUR,
  }));
  const site = { place: 'Hall', way: 0 };
  const whole = {
    ...{ events: [site, site], parts, pinned: [], atMost: [1, 1] },
    weights: Int32Array.of(100, 100, 10, 10),
  };
  expect(planWhole(whole, { spare: 1 }).proof.gap).toBeGreaterThan(0.5);
  const { worth, proof } = await openEngine().run('planWhole', { whole, spare: 1 });
  expect({ worth, proof }).toEqual({
    worth: { placed: 2, belowMinimum: 0, value: 110 },
    proof: { kind: 'best', gap: 0 },
  });
});
