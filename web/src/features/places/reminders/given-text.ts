import type { GivenAnswer } from '@saath/contract/places/reminders/schema';
import { m } from '../../../paraglide/messages.js';

/** The person's own answer, as a sentence. */
export function givenText({ answer, minutes }: GivenAnswer): string {
  return answer === 'late'
    ? m.you_said_that_you_come_late({ minutes: minutes ?? 0 })
    : m.you_said_that_you_are_coming();
}
