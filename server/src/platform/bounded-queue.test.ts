/** ASVS 15.2.2: heavy work is done a few at a time, in the order it came, and nobody waits for ever. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { boundedQueue } from './bounded-queue.ts';

afterEach(() => void vi.useRealTimers());

/** Works that end when they are told to, and which of them have begun. */
function works() {
  const begun: string[] = [];
  const ends = new Map<string, { resolve: (value: string) => void; reject: () => void }>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve, reject) =>
      ends.set(name, { resolve, reject: () => reject(new Error(name)) }),
    );
  };
  const finish = (name: string) => ends.get(name)?.resolve(name);
  const fail = (name: string) => ends.get(name)?.reject();
  return { begun, work, finish, fail };
}
const settled = async () => await new Promise((resolve) => setImmediate(resolve));

describe('ASVS 15.2.2 heavy work', () => {
  test('ASVS 15.2.2 no more at a time than the machine bears; the next begins when one ends, in order', async () => {
    const { begun, work, finish } = works();
    const queue = boundedQueue(2);
    const all = ['a', 'b', 'c', 'd'].map((name) => queue(work(name)));
    await settled();
    expect(begun).toEqual(['a', 'b']);
    finish('b');
    await settled();
    expect(begun).toEqual(['a', 'b', 'c']);
    finish('a');
    await settled();
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    finish('c');
    finish('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('ASVS 15.2.2 work that fails gives its place to the next, and fails for whoever asked alone', async () => {
    const { begun, work, fail, finish } = works();
    const queue = boundedQueue(1);
    const first = queue(work('first'));
    const second = queue(work('second'));
    await settled();
    fail('first');
    await expect(first).rejects.toThrow('first');
    await settled();
    expect(begun).toEqual(['first', 'second']);
    finish('second');
    expect(await second).toBe('second');
  });

  test('ASVS 15.2.2 a place that is free again is taken at once', async () => {
    const queue = boundedQueue(1);
    expect(await queue(async () => 1)).toBe(1);
    expect(await queue(async () => 2)).toBe(2);
  });

  test('ASVS 15.2.2 whoever would wait too long is told to come back, and the line goes on without them', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { begun, work, finish } = works();
    const queue = boundedQueue(1, 1000);
    const running = queue(work('running'));
    const impatient = queue(work('impatient'));
    const refused = expect(impatient).rejects.toMatchObject({ code: 'server.busy', status: 503 });
    vi.advanceTimersByTime(600);
    const patient = queue(work('patient'));
    vi.advanceTimersByTime(400);
    await refused;
    finish('running');
    await running;
    await settled();
    expect(begun).toEqual(['running', 'patient']);
    finish('patient');
    expect(await patient).toBe('patient');
  });
});
