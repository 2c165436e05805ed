/** Texts of devices that are told. */
import type { ErrorEntry } from '../../error-entry.ts';

export const deviceErrors = {
  'devices.unreachable': {
    status: 400,
    message: 'Your browser gave an address that we cannot reach. Please try another browser.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const deviceMessages = {
  $: 'device',
  on: 'You will be told on this device.',
  off: 'You will no longer be told on this device.',
} as const;
