/**
 * Texts of the contract and of the server are English on the wire, to the letter of the specification; screens show them
 * in the visitor's language by a dictionary.
 */

/** English → another language. `{name}` stands for any text, which is translated in its turn. */
export type Dictionary = Readonly<Record<string, string>>;

type Pattern = { matcher: RegExp; names: readonly string[]; text: string };

const PLACEHOLDER = /\{(\w+)\}/g;

/** A function that translates a text, or returns undefined where the dictionary does not know it. */
export function translator(dictionary: Dictionary): (text: string) => string | undefined {
  const patterns = Object.entries(dictionary)
    .filter(([english]) => english.includes('{'))
    // The one that says most by itself first: 'Has {asked} (as {offered})' before 'Has {asked}'.
    .sort(([one], [other]) => literalLength(other) - literalLength(one))
    .map(([english, text]) => patternOf(english, text));
  const translate = (text: string): string | undefined => {
    const exact = Object.hasOwn(dictionary, text) ? dictionary[text] : undefined;
    if (exact) return exact;
    for (const { matcher, names, text: translation } of patterns) {
      const [found, ...values] = matcher.exec(text) ?? [];
      if (found === undefined) continue;
      const parts = new Map(
        names.map((name, index) => {
          const value = values[index] ?? '';
          return [name, translate(value) ?? value];
        }),
      );
      return translation.replace(PLACEHOLDER, (whole, name: string) => parts.get(name) ?? whole);
    }
    return undefined;
  };
  return translate;
}

function patternOf(english: string, text: string): Pattern {
  const names = [...english.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
  const source = english
    .split(PLACEHOLDER)
    // Every second piece is the name of a placeholder.
    .map((piece, index) =>
      index % 2 === 0 ? piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&') : '(.+)',
    )
    .join('');
  return { matcher: new RegExp(`^${source}$`, 's'), names, text };
}

function literalLength(english: string): number {
  return english.replace(PLACEHOLDER, '').length;
}
