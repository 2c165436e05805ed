import type { Question } from '@saath/contract/events/questions/schema';
import { idOf } from '../../../../testing/people-and-events.ts';

/** What an event asks: a text that may be left empty and is kept, asked of everybody, where nothing else is said. */
export const question = (words: string, change: Partial<Question> = {}): Question => ({
  ...{ id: idOf(words), roleId: null, kind: 'text', words, choices: [], template: null },
  ...{ lowest: null, highest: null, isNeeded: false, isSensitive: false },
  ...change,
});
