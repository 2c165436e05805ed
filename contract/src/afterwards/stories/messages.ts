/** Texts of stories. */
import type { ErrorEntry } from '../../error-entry.ts';

export const storyErrors = {
  'stories.not_found': { status: 404, message: 'There is no such feedback any more.' },
  'stories.cannot_ask': {
    status: 409,
    message: 'This feedback has no words, or its writer has left: nobody can be asked.',
  },
  'stories.already_asked': {
    status: 409,
    message: 'The writer has been asked already. Their answer shows here.',
  },
  'stories.no_consent': {
    status: 409,
    message: 'The writer does not agree, or not any more. Nothing was published.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const storyMessages = {
  $: 'story',
  consent: 'Please choose whether your words may be published, and under which name.',
  asked: 'Asked. You are told when {name} answers.',
  published: 'It is on the first page now.',
  unpublished: 'It is not on the first page any more.',
  agreed: 'Thank you. The organisers may publish your words.',
  declined: 'Your words are not published.',
} as const;
