/** To whom an announcement of an event can go. */

/** Those who declined or withdrew, or were declined, have nothing to do with the event any more. */
export const announcedStates = ['requested', 'waitlisted', 'confirmed'] as const;
export type AnnouncedState = (typeof announcedStates)[number];
