/** One acceptance figure of docs/matching.md, as measured. */
export type Figure = {
  /** As docs/matching.md numbers them, such as '3' or '10b'. */
  readonly number: string;
  readonly what: string;
  /** With its unit, for people to read. */
  readonly measured: string;
  readonly bar: string;
  readonly isMet: boolean;
};
