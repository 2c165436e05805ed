/** The inside of an engine worker: answers one call after the other by the task that it names. */
import { parentPort, type Transferable } from 'node:worker_threads';

/** Plain values in, plain values out; both cross threads. */
export type TaskTable = Readonly<Record<string, (input: never) => unknown>>;

export type TaskCall = { readonly task: string; readonly input: unknown };

export type TaskAnswer =
  | { readonly isDone: true; readonly value: unknown }
  | { readonly isDone: false; readonly name: string; readonly message: string };

/** Serves the tasks to the thread that started this worker. */
export function serveTasks(tasks: TaskTable): void {
  parentPort?.on('message', async ({ task, input }: TaskCall) => {
    try {
      // Callers are typed by this table, so the input is the one that the task takes.
      const run = tasks[task] as ((input: unknown) => unknown) | undefined;
      if (!run) throw new Error(`There is no task ${task}`);
      const value = await run(input);
      parentPort?.postMessage({ isDone: true, value } satisfies TaskAnswer, arraysOf(value));
    } catch (error) {
      const { name, message } = error instanceof Error ? error : new Error(String(error));
      parentPort?.postMessage({ isDone: false, name, message } satisfies TaskAnswer);
    }
  });
}

/** Large arrays are handed over, not copied: those that stand at the top of the answer. */
function arraysOf(value: unknown): Transferable[] {
  if (typeof value !== 'object' || value === null) return [];
  const buffers = [value, ...Object.values(value)]
    .filter((each) => ArrayBuffer.isView(each))
    .map(({ buffer }) => buffer)
    .filter((buffer) => buffer instanceof ArrayBuffer);
  return [...new Set(buffers)];
}
