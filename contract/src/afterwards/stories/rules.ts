/** What of somebody's feedback may stand on the first page, and under which name. Pure functions only. */
import { limits } from '../../limits.ts';

/** What the writer says when asked whether their words may be published. */
export const storyConsents = ['first_name', 'anonymous', 'declined'] as const;
export type StoryConsent = (typeof storyConsents)[number];

/** The name by which somebody is called: the first word of theirs. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? '';
}

const most = limits.organisation.story;

/** Where a sentence ends: full stops of Latin and Urdu, and before what follows a blank. */
const SENTENCE_END = /[.!?۔؟…](?=\s)/gu;

/**
 * The words that would be published: all of them where they are short enough, otherwise the whole sentences from the
 * beginning that are, or as many words, with a sign that they go on. Empty for feedback without words.
 */
export function storyWords(message: string): string {
  const words = message.trim();
  if (words.length <= most) return words;
  const beginning = words.slice(0, most);
  const [end] = [...beginning.matchAll(SENTENCE_END)].slice(-1);
  if (end) return beginning.slice(0, end.index + end[0].length);
  const whole = beginning.slice(0, most - 1).replace(/\s+\S*$/u, '');
  return `${whole}…`;
}
