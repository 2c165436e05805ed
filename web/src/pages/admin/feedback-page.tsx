/** /admin/feedback: what volunteers say. */

import { useInfiniteQuery } from '../../calls/query.ts';
import { FeedbackList } from '../../features/afterwards/feedback/list.tsx';
import { feedbackQuery } from '../../features/afterwards/feedback/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { ShowMore } from '../../ui/show-more.tsx';

export const meta = titled(m.feedback_title);

export default function FeedbackPage() {
  const query = useInfiniteQuery(feedbackQuery);
  const [first] = query.data?.pages ?? [];
  const lead = first?.average
    ? m.average_of_5_stars_on_average_from({
        average: first.average.toFixed(1),
        total: first.total,
      })
    : '';
  return (
    <>
      <PageTitle title={m.feedback()} lead={lead} />
      <div className="mt-6 flex max-w-3xl flex-col gap-4">
        <QueryState query={query} errorTitle={m.the_feedback_could_not_be_loaded()}>
          {({ pages }) =>
            first?.total === 0 ? (
              <EmptyState
                title={m.no_feedback_yet()}
                hint={m.volunteers_find_the_form_in_their_area()}
              />
            ) : (
              <FeedbackList
                feedback={pages.flatMap(({ feedback }) => feedback)}
                now={new Date(query.dataUpdatedAt).toISOString()}
              />
            )
          }
        </QueryState>
        <ShowMore query={query} size="large" />
      </div>
    </>
  );
}
