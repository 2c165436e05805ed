import { Fragment, type ReactNode } from 'react';

/** Stands for an element while the sentence is put together; no text contains it. */
const MARK = '\u0000';

type SentenceProps<Name extends string> = {
  /** A message with one placeholder for each part. */
  text: (slots: Record<Name, string>) => string;
  parts: Readonly<Record<Name, ReactNode>>;
};

/** A sentence with elements in it, in whichever order its language puts them. */
export function Sentence<Name extends string>({ text, parts }: SentenceProps<Name>) {
  const names = Object.keys(parts) as Name[];
  const slots = Object.fromEntries(names.map((name) => [name, MARK + name + MARK]));
  const pieces = text(slots as Record<Name, string>).split(MARK);
  return pieces.map((piece, index) =>
    // Every second piece is the name of a part.
    index % 2 === 0 ? piece : <Fragment key={piece}>{parts[piece as Name]}</Fragment>,
  );
}
