/** Text that no database column can hold is refused before anything reads it. */
import { DomainError } from '../platform/domain-error.ts';

const MOST_DEPTH = 20;

/**
 * Refuses NUL bytes and lone surrogates anywhere in a value, and values nested deeper than 20.
 *
 * @throws DomainError `request.text`, `request.unreadable`
 */
export function requireCleanText(value: unknown, depth = 0): void {
  if (depth > MOST_DEPTH) throw new DomainError('request.unreadable');
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new DomainError('request.text');
    return;
  }
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    requireCleanText(key, depth + 1);
    requireCleanText(inner, depth + 1);
  }
}
