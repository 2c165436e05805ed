/** An integer program, as a solver is asked. */

/** Sum of the signed columns, at most `most`. */
export type Row = {
  readonly plus: readonly number[];
  /** How often each of `plus` counts, in whole numbers; once where there are none. */
  readonly times?: readonly number[];
  readonly minus: readonly number[];
  readonly most: number;
};

export type IntegerProgram = {
  /** What each column adds to the sum that is to be as large as possible. */
  readonly gains: readonly number[];
  /** Each column is a whole number from 0 to this. */
  readonly highest: readonly number[];
  readonly rows: readonly Row[];
};

/** The seats that one person could have. */
export type Own = readonly { readonly part: number; readonly column: number }[];
