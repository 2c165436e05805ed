/** Texts about the picture or PDF that shows a paper (EL-03). */
import type { ErrorEntry } from '../../error-entry.ts';

export const evidenceErrors = {
  'evidence.not_found': { status: 404, message: 'This picture or PDF is not there any more.' },
  'evidence.none': { status: 400, message: 'Please choose a picture or a PDF.' },
  'evidence.checked': {
    status: 409,
    message: 'This was checked already. Please add it again, together with the picture or PDF.',
  },
  'evidence.pdf_active': {
    status: 400,
    message:
      'This PDF holds scripts, other files or forms that act by themselves. Please print it to a new PDF, or take a picture of it.',
  },
  'evidence.pdf_locked': {
    status: 400,
    message:
      'This PDF is locked with a password. Please save it without one, or take a picture of it.',
  },
  'evidence.pdf_unreadable': {
    status: 400,
    message:
      'This PDF is damaged or incomplete. Please save it again, or take a picture of what it shows.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const evidenceMessages = {
  $: 'evidence',
  one: 'Please choose one picture or one PDF.',
  size: 'The file must be less than 5 MB.',
  type: 'Please choose a picture (JPEG, PNG, WebP or AVIF) or a PDF.',
  added: 'Added. Only you and the organisers who check it can see it.',
} as const;
