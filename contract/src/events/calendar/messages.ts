/** Texts of the public calendar. */

/** What is said of a part of the calendar in which nothing is. `all` keeps its word, as the specification has it. */
export const calendarMessages = {
  $: 'calendar',
  none: 'No {tab} events found',
  hint: 'Check back later for new events',
} as const;
