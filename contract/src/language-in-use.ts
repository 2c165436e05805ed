/** How texts come into another language. Every page loads this, so it is kept small. */

/** Lists are for texts that another language makes by itself; placeholders hold one thing each. */
export type Value = string | number | readonly string[];
export type Values = Readonly<Record<string, Value>>;

/**
 * The only way in which values come into a text.
 *
 * @param written how another language writes a value; as it is when left out
 */
export function fill(
  text: string,
  values: Values | undefined,
  written: (value: Value, name: string) => Value = inEnglish,
): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values?.[name];
    return value === undefined ? whole : `${written(value, name)}`;
  });
}

/** A `{duration}` is a number of minutes, told as people say it. */
function inEnglish(value: Value, name: string): Value {
  if (name !== 'duration' || typeof value !== 'number') return value;
  const { hours, minutes } = inHours(value);
  if (hours === 0) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return minutes === 0 ? `${hours} hours` : `${hours} h ${minutes} min`;
}

/** Up to an hour and a half is told in minutes alone. */
export function inHours(duration: number): { hours: number; minutes: number } {
  if (duration <= 90) return { hours: 0, minutes: duration };
  return { hours: Math.floor(duration / 60), minutes: duration % 60 };
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
