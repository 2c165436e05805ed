/** The parts of the public calendar. By themselves: its page needs no other rule of events, and no schema, which would bring Zod. */
export const calendarTabs = ['all', 'upcoming', 'ongoing', 'past'] as const;
export type CalendarTab = (typeof calendarTabs)[number];
