/** Texts of ratings. */
import type { ErrorEntry } from '../../error-entry.ts';

export const ratingErrors = {
  'ratings.not_over': { status: 409, message: 'You can rate people once the event is over.' },
  'ratings.not_there': { status: 409, message: 'This person held no place at this event.' },
  'ratings.own': { status: 409, message: 'You cannot rate yourself.' },
} as const satisfies Record<string, ErrorEntry>;

export const ratingMessages = {
  $: 'rating',
  rating: 'Please choose 1 to 5 stars.',
  saved: 'Your rating is saved.',
} as const;
