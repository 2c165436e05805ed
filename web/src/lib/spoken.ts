import { getLocale } from '../paraglide/runtime.js';

let translate: (text: string) => string | undefined = () => undefined;

/** Takes the translation into the language that is not English, before the first text is shown. */
export function learn(translation: (text: string) => string | undefined): void {
  translate = translation;
}

/** A text of the contract or of the server in the visitor's language; what nobody translated stays as it is. */
export function spoken(text: string): string {
  return getLocale() === 'en' ? text : (translate(text) ?? text);
}
