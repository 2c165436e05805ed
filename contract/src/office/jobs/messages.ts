/** Texts of the page about background work. */
export const jobMessages = {
  $: 'job',
  retried: 'Another try is under way.',
  queue: 'There is no such kind of work.',
} as const;
