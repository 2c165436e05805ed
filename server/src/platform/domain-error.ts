import { type ErrorCode, errorCatalogue } from '@saath/contract/errors';
import type { Said, Wording } from '@saath/contract/texts';

type Details = {
  /** Replaces the catalogue's text where it can be more exact. */
  readonly said?: Said | undefined;
  /** Texts at fields; figures for a form may stand among them. */
  readonly fields?: Readonly<Record<string, Said | string>> | undefined;
  /** Seconds after which a new try makes sense. */
  readonly retryAfter?: number;
};

/** A refusal that the caller may see. Anything else that is thrown becomes a plain 500. */
export class DomainError extends Error implements Said {
  readonly code: ErrorCode;
  readonly status: number;
  /** What it takes to say the message in another language. */
  readonly wording: Wording;
  readonly fields: Readonly<Record<string, string>> | undefined;
  /** Field name → wording of its text. */
  readonly problems: Readonly<Record<string, Wording>> | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { said, fields, retryAfter }: Details = {}) {
    super(said?.message ?? errorCatalogue[code].message);
    this.name = 'DomainError';
    this.code = code;
    this.status = errorCatalogue[code].status;
    this.wording = said?.wording ?? { code };
    this.retryAfter = retryAfter;
    const texts = fields && Object.entries(fields);
    this.fields =
      texts &&
      Object.fromEntries(
        texts.map(([name, text]) => [name, typeof text === 'string' ? text : text.message]),
      );
    this.problems =
      texts &&
      Object.fromEntries(
        texts.flatMap(([name, text]) =>
          typeof text !== 'string' && text.wording ? [[name, text.wording] as const] : [],
        ),
      );
  }
}

/** Refuses one field of what was sent. */
export function invalidField(field: string, said: Said): DomainError {
  return new DomainError('request.invalid', { said, fields: { [field]: said } });
}
