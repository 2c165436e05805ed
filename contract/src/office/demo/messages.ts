/** Texts about taking the demo's data away. */
import type { ErrorEntry } from '../../error-entry.ts';

export const demoErrors = {
  'demo.none': { status: 409, message: 'This is no demo: there is no sample data to take away.' },
  'demo.counted_anew': {
    status: 409,
    message: 'Something has been added in the meantime. Please check the numbers again.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const demoMessages = {
  $: 'demo',
  ended: 'The sample data is gone. Make your own account now.',
  failed: 'The sample data could not be taken away. Nothing has changed.',
} as const;
