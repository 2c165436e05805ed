/** To whom an announcement of an event can go. */

/**
 * Those who declined or withdrew, or were declined, have nothing to do with the event any more; who was missed, or could
 * not come, is asked how they are.
 */
export const announcedStates = [
  'requested',
  'waitlisted',
  'offered',
  'confirmed',
  'checked_in',
  'completed',
  'left_early',
  'no_show',
  'excused',
] as const;
export type AnnouncedState = (typeof announcedStates)[number];

/** The groups in which organisers think of them. */
export const announcedGroups = {
  confirmed: ['confirmed'],
  came: ['checked_in', 'completed', 'left_early'],
  missed: ['no_show', 'excused'],
  offered: ['offered'],
  waitlisted: ['waitlisted'],
  requested: ['requested'],
} as const satisfies Record<string, readonly AnnouncedState[]>;
export type AnnouncedGroup = keyof typeof announcedGroups;
