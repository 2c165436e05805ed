/**
 * Texts travel in English, with a code and values beside them: readers of another language get their text by those.
 * An English sentence is never compared with anything, so what people wrote themselves is never taken for one of ours.
 */
import { fill, inOtherLanguage, type Value, type Values } from './language-in-use.ts';

/** Texts that stand together. `$` is their name: the code of a text is `<name>.<key>`. `{value}` stands for a value. */
export type Messages = { readonly $: string } & Readonly<Record<string, string>>;

/** What it takes to say a text in any language. */
export type Wording = { readonly code: string; readonly values?: Values | undefined };

/** A text in English, and what it takes to say it in another language; without that it is English for everybody. */
export type Said = { readonly message: string; readonly wording?: Wording | undefined };

type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A value for each placeholder of a text. */
export type ValuesOf<Text extends string> = { readonly [Name in Placeholder<Text>]: Value };

/** Nothing for a text without placeholders. */
export type Filling<Text extends string> = [Placeholder<Text>] extends [never]
  ? []
  : [values: ValuesOf<Text>];

export type KeyOf<M extends Messages> = Exclude<keyof M, '$'> & string;

/** A text of the contract with its values. */
// @__NO_SIDE_EFFECTS__
export function say<const M extends Messages, K extends KeyOf<M>>(
  messages: M,
  key: K,
  ...[values]: Filling<M[K]>
): Required<Said> {
  const code = `${messages.$}.${key}`;
  return { message: fill(messages[key] ?? '', values), wording: { code, values } };
}

/** A text in the reader's language. */
export function told({ message, wording }: Said): string {
  return (wording && inOtherLanguage(wording.code, wording.values)) ?? message;
}

/** A text of another language: with placeholders, or made of the values where grammar asks for more. */
export type UrduText = string | ((values: Values) => string);

type CodesOf<Exported> = Exported extends { readonly $: infer Name extends string }
  ? `${Name}.${Exclude<keyof Exported, '$'> & string}`
  : keyof Exported & string;

/** A text for every code of a messages.ts: `UrduOf<typeof import('./messages.ts')>`. */
export type UrduOf<Module> = Readonly<
  Record<{ [Name in keyof Module]: CodesOf<Module[Name]> }[keyof Module], UrduText>
>;
