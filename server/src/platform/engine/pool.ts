/** Threads that work through calls, a bounded number at once, so that the process stays free to answer requests. */
import { type Transferable, Worker } from 'node:worker_threads';
import type { TaskAnswer, TaskCall } from './serve.ts';

/** A task that did not come to its end. */
export class TaskFailed extends Error {
  constructor(task: string, why: string) {
    super(`The engine's task ${task} ${why}`);
    this.name = 'TaskFailed';
  }
}

export type PoolSettings = {
  /** The module that a thread runs; it calls `serveTasks`. */
  readonly script: URL;
  /** Threads at once. */
  readonly threads: number;
  /** Calls that may wait for a thread. */
  readonly mostWaiting: number;
  /** Megabytes of objects that a thread may hold before it is ended. */
  readonly memory: number;
  /** Milliseconds after which a thread without work is ended. */
  readonly idle: number;
};

export type RunOptions = {
  /** Milliseconds, from when the task begins; then its thread is ended. */
  readonly timeLimit: number;
  /** Buffers of the input that are handed over instead of copied. */
  readonly transfer?: readonly Transferable[];
};

type Job = TaskCall &
  RunOptions & {
    readonly resolve: (value: unknown) => void;
    readonly reject: (reason: Error) => void;
  };

export type Pool = {
  /** @throws TaskFailed when the task throws, takes too long, ends its thread, or when too many wait */
  readonly run: (task: string, input: unknown, options: RunOptions) => Promise<unknown>;
};

export function openPool(settings: PoolSettings): Pool {
  const waiting: Job[] = [];
  const resting = restingThreads(settings.idle);
  let busy = 0;

  function begin(): void {
    if (busy >= settings.threads) return;
    const job = waiting.shift();
    if (!job) return;
    busy += 1;
    const worker = resting.take() ?? startThread(settings);
    void work(worker, job).then((isUsable) => {
      busy -= 1;
      if (isUsable) resting.add(worker);
      else void worker.terminate();
      begin();
    });
  }

  return {
    async run(task, input, options) {
      return await new Promise((resolve, reject) => {
        if (waiting.length >= settings.mostWaiting)
          return reject(new TaskFailed(task, 'was not begun: too many wait'));
        waiting.push({ task, input, ...options, resolve, reject });
        begin();
      });
    },
  };
}

function startThread({ script, memory }: PoolSettings): Worker {
  const worker = new Worker(script, {
    // A pure function needs neither the flags nor the secrets of the process.
    execArgv: [],
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });
  worker.on('error', () => {});
  return worker;
}

/** Threads without work: each is ended after so many milliseconds, and none keeps the process alive. */
function restingThreads(milliseconds: number) {
  const idle: Worker[] = [];

  function drop(worker: Worker): void {
    const place = idle.indexOf(worker);
    if (place < 0) return;
    idle.splice(place, 1);
    void worker.terminate();
  }

  return {
    add(worker: Worker): void {
      worker.unref();
      idle.push(worker);
      const timer = setTimeout(() => drop(worker), milliseconds).unref();
      worker.once('exit', () => {
        clearTimeout(timer);
        drop(worker);
      });
    },
    /** The one that had work last; it may keep the process alive again. */
    take(): Worker | undefined {
      const worker = idle.pop();
      worker?.removeAllListeners('exit').ref();
      return worker;
    },
  };
}

/** One call to its end. @returns whether the thread can take another one */
async function work(worker: Worker, job: Job): Promise<boolean> {
  const { task, input, timeLimit, transfer = [], resolve, reject } = job;
  return await new Promise((done) => {
    const timer = setTimeout(() => fail(`took longer than ${timeLimit} ms`), timeLimit);

    function settle(isUsable: boolean): void {
      clearTimeout(timer);
      worker.off('message', answered).off('error', crashed).off('exit', ended);
      done(isUsable);
    }
    function fail(why: string): void {
      reject(new TaskFailed(task, why));
      settle(false);
    }
    function answered(answer: TaskAnswer): void {
      if (answer.isDone) resolve(answer.value);
      else reject(new TaskFailed(task, `failed: ${answer.name}: ${answer.message}`));
      settle(true);
    }
    const crashed = ({ message }: Error) => fail(`crashed: ${message}`);
    const ended = (code: number) => fail(`ended its thread with code ${code}`);

    worker.on('message', answered).on('error', crashed).on('exit', ended);
    try {
      worker.postMessage({ task, input } satisfies TaskCall, [...transfer]);
    } catch (error) {
      reject(new TaskFailed(task, `was given what cannot cross threads: ${String(error)}`));
      settle(true);
    }
  });
}
