/** How texts come into another language. Every page loads this, so it is kept small. */

/** Lists are for texts that another language makes by itself; placeholders hold one thing each. */
export type Value = string | number | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/** The only way in which values come into a text. */
export function fill(text: string, values: Values | undefined): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => `${values?.[name] ?? whole}`);
}

/** `fill` is handed in, so that the texts of another language stand in a file that needs no other. */
export type Translation = (
  code: string,
  values: Values | undefined,
  into: typeof fill,
) => string | undefined;

let translate: Translation | undefined;

/** From now on texts are told as this says, and in English where it knows none. The server learns nothing. */
export function learn(translation: Translation): void {
  translate = translation;
}

/** Undefined for an English reader, and for a code that nobody knows. */
export function inOtherLanguage(code: string, values?: Values): string | undefined {
  return translate?.(code, values, fill);
}
