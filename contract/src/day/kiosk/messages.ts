/** Texts of the kiosk, a device at the door on which people check in themselves (DY-02). */
import type { ErrorEntry } from '../../error-entry.ts';

export const kioskErrors = {
  'kiosk.gone': { status: 404, message: 'This kiosk is closed already.' },
  'kiosk.over': {
    status: 403,
    message: 'This kiosk is closed. An organiser can open it again.',
  },
} as const satisfies Record<string, ErrorEntry>;

export const kioskMessages = {
  $: 'kiosk',
  closed: 'The kiosk on this device is closed.',
} as const;
