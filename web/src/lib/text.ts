/** A text in the visitor's language, asked for when it is shown: a constant would keep the first visitor's. */
export type Text = () => string;
