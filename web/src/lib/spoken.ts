/**
 * Texts of the contract and of the server are English on the wire, to the letter of the specification. Here they become
 * the visitor's language, by a dictionary from the English text to the other one.
 */
import { getLocale } from '../paraglide/runtime.js';

/** English → another language. `{name}` stands for any text, which is translated in its turn. */
export type Dictionary = Readonly<Record<string, string>>;

type Pattern = { matcher: RegExp; names: readonly string[]; text: string };

const PLACEHOLDER = /\{(\w+)\}/g;

let known: { exact: Dictionary; patterns: readonly Pattern[] } = { exact: {}, patterns: [] };

/** Takes the dictionary of the language that is not English; before the first text is shown. */
export function learn(dictionary: Dictionary): void {
  const patterns = Object.entries(dictionary)
    .filter(([english]) => english.includes('{'))
    // The one that says most by itself first: 'Has {asked} (as {offered})' before 'Has {asked}'.
    .sort(([one], [other]) => literalLength(other) - literalLength(one))
    .map(([english, text]) => patternOf(english, text));
  known = { exact: dictionary, patterns };
}

/** The text in the visitor's language; unchanged in English, and when no translation is known. */
export function spoken(text: string): string {
  return getLocale() === 'en' ? text : translated(text);
}

function translated(text: string): string {
  const exact = known.exact[text];
  if (exact) return exact;
  for (const { matcher, names, text: translation } of known.patterns) {
    const found = matcher.exec(text);
    if (!found) continue;
    const parts = new Map(names.map((name, index) => [name, translated(found[index + 1] ?? '')]));
    return translation.replace(PLACEHOLDER, (whole, name: string) => parts.get(name) ?? whole);
  }
  return text;
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
