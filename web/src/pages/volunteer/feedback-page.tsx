import { isComing } from '@saath/contract/places/joining/rules';
import { useQuery } from '../../calls/query.ts';
import { FeedbackForm } from '../../features/afterwards/feedback/form.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { myParticipationsQuery } from '../../features/places/join/my-queries.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/card.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = titled(m.feedback_title);

export default function FeedbackPage() {
  const mine = useQuery(myParticipationsQuery);
  return (
    <>
      <PageTitle title={m.feedback()} lead={m.tell_the_organisers_what_was_good_and()} />
      <Card as="section" className="mt-6 max-w-2xl p-6">
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
    </>
  );
}

function hasBegun(status: string): boolean {
  return status === 'ONGOING' || status === 'COMPLETED';
}
