/** Started by engine.ts in a thread of its own. */
import { serveTasks } from './serve.ts';
import { tasks } from './tasks.ts';

serveTasks(tasks);
