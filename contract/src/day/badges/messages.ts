/** Texts about name badges. */
import type { ErrorEntry } from '../../error-entry.ts';

export const badgeErrors = {
  'badges.unknown': { status: 404, message: 'This badge is not one of ours.' },
} as const satisfies Record<string, ErrorEntry>;
