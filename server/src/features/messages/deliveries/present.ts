/** Rows as the API shows them. */
import type { FailedMail } from '@saath/contract/messages/announcements/schema';
import type { FailedRow } from './queries.ts';

export function presentFailed({ id, name, leftAt, lastError, attempts }: FailedRow): FailedMail {
  return { id, name: leftAt ? null : name, code: lastError ?? '', attempts };
}
