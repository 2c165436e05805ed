/** Texts of the contract as the errors of its schemas. */
import { type Filling, type KeyOf, type Messages, type Said, say, told } from './texts.ts';

/** The error of a schema. The issue keeps the wording, which the server sends along with the text. */
// @__NO_SIDE_EFFECTS__
export function problem<const M extends Messages, K extends KeyOf<M>>(
  messages: M,
  key: K,
  ...values: Filling<M[K]>
): Problem {
  return {
    error: (issue) => {
      const said = say(messages, key, ...values);
      Object.assign(issue, { wording: said.wording });
      return told(said);
    },
  };
}

/** What Zod asks for the text of an issue. It copies what is written into the issue; a test holds it to that. */
export type Problem = { readonly error: (issue: object) => string };

/** An issue of a check that is written by hand. */
export function issueOf({ error }: Problem, input: unknown) {
  const issue = { code: 'custom' as const, input };
  const message = error(issue);
  return { ...issue, message };
}

/** What an issue says; without a wording for one that has no text of the contract. */
export function saidBy(issue: { readonly message: string }): Said {
  const { message, wording }: Said = issue;
  return { message, wording };
}
