import { nameKey } from '@saath/contract/events/roles/rules';
import type { Text } from './text.ts';

/** What an organisation can add at one press. */
export type Template = {
  readonly name: Text;
  /** What it is called in each language: it may have been added by somebody who reads the other one. */
  readonly names: readonly string[];
};

/** Those which nothing that is there already is called like, in whichever language. */
export function notThereYet<Offered extends Template>(
  templates: readonly Offered[],
  known: readonly { readonly name: string }[],
): Offered[] {
  const taken = new Set(known.map(({ name }) => nameKey(name)));
  return templates.filter(({ names }) => !names.some((name) => taken.has(nameKey(name))));
}
