/** Texts of the page about background work. */
import type { ErrorEntry } from '../../error-entry.ts';

export const jobErrors = {
  'jobs.not_by_the_clock': {
    status: 404,
    message: 'There is no such work that runs by the clock.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const jobMessages = {
  $: 'job',
  retried: 'Another try is under way.',
  started: 'It starts now.',
  queue: 'There is no such kind of work.',
} as const;
