/** A client that takes texts for as long as it stays. */
export type Connection = {
  /** A client that takes too little of what is sent is cut off. */
  readonly send: (text: string) => void;
  /** After a last text. */
  readonly end: (text: string) => void;
};

/** Texts that are made while the client listens. */
export type TextStream = {
  /**
   * Begins to send; called exactly once.
   *
   * @returns what to call once when the client has gone
   */
  readonly start: (connection: Connection) => () => void;
};
