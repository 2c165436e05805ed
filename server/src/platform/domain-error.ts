import { type ErrorCode, errorCatalogue } from '@saath/contract/errors';

type Details = {
  /** Replaces the catalogue's text where it can be more exact. */
  readonly message?: string | undefined;
  readonly fields?: Readonly<Record<string, string>>;
  /** Seconds after which a new try makes sense. */
  readonly retryAfter?: number;
};

/** A refusal that the caller may see. Anything else that is thrown becomes a plain 500. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, fields, retryAfter }: Details = {}) {
    super(message ?? errorCatalogue[code].message);
    this.name = 'DomainError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}
