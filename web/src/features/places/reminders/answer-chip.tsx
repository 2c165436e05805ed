import type { GivenAnswer } from '@saath/contract/places/reminders/schema';
import { m } from '../../../paraglide/messages.js';
import { Chip } from '../../../ui/chip.tsx';
import { CircleQuestionMark, Clock, ThumbsUp } from '../../../ui/icons.ts';

/** What somebody who holds a place has said. */
export function AnswerChip({ given }: { given: GivenAnswer | null }) {
  if (!given)
    return <Chip icon={<CircleQuestionMark aria-hidden size={14} />}>{m.answer_none()}</Chip>;
  if (given.answer === 'late')
    return (
      <Chip tone="joy" icon={<Clock aria-hidden size={14} />}>
        {m.answer_late_minutes({ minutes: given.minutes ?? 0 })}
      </Chip>
    );
  return (
    <Chip tone="primary" icon={<ThumbsUp aria-hidden size={14} />}>
      {m.answer_coming()}
    </Chip>
  );
}
