/** Texts of the threads between participants and organisers. */
import type { ErrorEntry } from '../../error-entry.ts';

export const threadErrors = {
  'threads.not_taking_part': {
    status: 404,
    message: 'Only people who asked to join an event can write to its organisers.',
  },
  'threads.over': {
    status: 409,
    message: 'This event was over 30 days ago. Nobody can write about it any more.',
  },
  'threads.gone': {
    status: 409,
    message: 'This person has left. Nobody would read the message.',
  },
  'threads.too_fast': {
    status: 429,
    message: 'These were many messages in one minute. Please wait a little.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const threadMessages = {
  $: 'thread',
  text: 'Please write a message.',
  cursor: 'This page of the list is not valid.',
} as const;
