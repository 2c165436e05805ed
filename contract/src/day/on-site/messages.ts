/** Texts about whom to reach about people on the day (EL-05). */
import type { ErrorEntry } from '../../error-entry.ts';

export const onSiteErrors = {
  'on_site.not_now': {
    status: 409,
    message:
      'An emergency contact can be seen while the person has a place, from a day before the event until a day after.',
  },
  'on_site.none': { status: 404, message: 'There is no emergency contact any more.' },
} as const satisfies Record<string, ErrorEntry>;
