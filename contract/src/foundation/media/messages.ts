/** Texts of pictures, to the letter of specification §5 and §8. */
import type { ErrorEntry } from '../../error-entry.ts';

export const mediaErrors = {
  'media.unreadable': {
    status: 400,
    message: 'This picture could not be read. Please try another file.',
  },
  'media.too_many': { status: 409, message: 'Maximum 5 images allowed' },
  'media.none': { status: 400, message: 'Please choose at least one image.' },
  'media.not_found': { status: 404, message: 'This image was not found.' },
} as const satisfies Record<string, ErrorEntry>;

export const imageMessages = {
  $: 'image',
  type: 'Only image files are allowed.',
  size: 'Each image must be less than 5MB.',
  submitCount: 'You can only upload a maximum of 5 images.',
  none: 'Please choose at least one image.',
  uploaded: 'Images uploaded successfully!',
  deleted: 'Image deleted successfully!',
} as const;
