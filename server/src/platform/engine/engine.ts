/** Runs heavy work of the matching engine in a thread, so that requests are answered meanwhile. */
import { availableParallelism } from 'node:os';
import { openPool, type RunOptions } from './pool.ts';
import type { tasks } from './tasks.ts';

type Tasks = typeof tasks;
type TaskName = keyof Tasks;

const SECOND = 1000;
const MOST_THREADS = 2;

export type Engine = {
  /**
   * Runs one of the tasks of tasks.ts in a thread of this process. Input and answer are plain values (numbers, text,
   * arrays, typed arrays, maps): both are copied, typed arrays at the top of the answer are handed over.
   *
   * @param options `timeLimit` in milliseconds, a minute by default; `transfer`: buffers of the input that are handed over
   * @throws TaskFailed when the task throws, takes too long, runs out of memory, or when too many calls wait
   */
  readonly run: <Name extends TaskName>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    options?: Partial<RunOptions>,
  ) => Promise<Awaited<ReturnType<Tasks[Name]>>>;
};

/** One for a process: its threads are bounded. One without work ends by itself, and keeps nothing alive. */
export function openEngine(): Engine {
  const pool = openPool({
    script: new URL('./worker.ts', import.meta.url),
    threads: Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1)),
    mostWaiting: 50,
    memory: 1024,
    idle: 60 * SECOND,
  });
  async function run<Name extends TaskName>(
    name: Name,
    input: Parameters<Tasks[Name]>[0],
    options: Partial<RunOptions> = {},
  ): Promise<Awaited<ReturnType<Tasks[Name]>>> {
    const answer = await pool.run(name, input, { timeLimit: 60 * SECOND, ...options });
    return answer as Awaited<ReturnType<Tasks[Name]>>;
  }
  return { run };
}
