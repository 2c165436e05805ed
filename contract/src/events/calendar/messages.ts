/** Texts of the public calendar. */

/** 'No {filter} events found'; `all` keeps its word, as the specification has it. */
export function noEventsFound(filter: string): { title: string; hint: string } {
  return { title: `No ${filter} events found`, hint: 'Check back later for new events' };
}
