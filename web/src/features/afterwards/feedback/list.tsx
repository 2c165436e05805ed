import type { Feedback } from '@saath/contract/afterwards/feedback/schema';
import { Link } from 'react-router';
import { formatAgo } from '../../../lib/ago.ts';
import { formatDate } from '../../../lib/format.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { Stars } from '../../../ui/stars.tsx';
import { StoryActions } from '../stories/story-actions.tsx';

type FeedbackListProps = { feedback: readonly Feedback[]; now: string };

/** What volunteers said, newest first. */
export function FeedbackList({ feedback, now }: FeedbackListProps) {
  return (
    <ul className="flex flex-col gap-3">
      {feedback.map((each) => (
        <Card as="li" key={each.id} className="flex flex-col gap-2 p-4">
          <Stars rating={each.rating} />
          <p className="whitespace-pre-line break-words">
            <bdi>{each.message || m.no_words_left()}</bdi>
          </p>
          <p className="text-ink-soft text-sm">
            <bdi>{each.personName}</bdi>
            {' · '}
            {each.event ? (
              <Link to={paths.adminEvent(each.event.id)} className="underline">
                <bdi>{each.event.title}</bdi> ·{' '}
                {formatDate(each.event.startTime, each.event.timeZone)}
              </Link>
            ) : (
              m.about_the_site()
            )}
            {' · '}
            <time dateTime={each.createdAt}>{formatAgo(each.createdAt, now)}</time>
          </p>
          <div className="flex flex-wrap items-center gap-2 empty:hidden">
            <StoryActions feedback={each} />
          </div>
        </Card>
      ))}
    </ul>
  );
}
