import { isComing } from '@saath/contract/places/joining/rules';
import { useQuery } from '../../calls/query.ts';
import { FeedbackForm } from '../../features/afterwards/feedback/form.tsx';
import { OwnStories } from '../../features/afterwards/stories/own-stories.tsx';
import { ownStoriesQuery } from '../../features/afterwards/stories/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { myParticipationsQuery } from '../../features/places/join/my-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.feedback_title);

export default function FeedbackPage() {
  const mine = useQuery(myParticipationsQuery);
  // Without them the form is there all the same.
  const { data: stories = [] } = useQuery(ownStoriesQuery);
  return (
    <>
      <PageTitle title={m.feedback()} lead={m.tell_the_organisers_what_was_good_and()} />
      <div className="mt-6 flex flex-col gap-6">
        <OwnStories stories={stories} isAsked />
        <Card as="section" className="max-w-2xl p-6">
          <QueryState query={mine}>
            {(all) => (
              <FeedbackForm
                events={all
                  .filter(({ state, event }) => isComing(state) && hasBegun(event.status))
                  .map(({ event }) => event)}
              />
            )}
          </QueryState>
        </Card>
        <OwnStories stories={stories} isAsked={false} />
      </div>
    </>
  );
}

function hasBegun(status: string): boolean {
  return status === 'ONGOING' || status === 'COMPLETED';
}
