/** A call that did not succeed, with the server's own words where there are any. */
export class CallError extends Error {
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  /** Field name → message, for a form. */
  readonly fields: Readonly<Record<string, string>>;

  constructor(
    message: string,
    {
      status,
      code,
      fields = {},
    }: { status: number; code: string; fields?: Record<string, string> | undefined },
  ) {
    super(message);
    this.name = 'CallError';
    this.status = status;
    this.code = code;
    this.fields = fields;
  }
}
