/** /admin/feedback: what volunteers say. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { FeedbackList } from '../../features/feedback/feedback-list.tsx';
import { feedbackQuery } from '../../features/feedback/feedback-queries.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';

export const meta = () => [{ title: 'Feedback · Saath' }];

export default function FeedbackPage() {
  const query = useInfiniteQuery(feedbackQuery);
  const [first] = query.data?.pages ?? [];
  const lead = first?.average
    ? `${first.average.toFixed(1)} of 5 stars on average, from ${first.total}.`
    : '';
  return (
    <>
      <PageTitle title="Feedback" lead={lead} />
      <div className="mt-6 flex max-w-3xl flex-col gap-4">
        <QueryState query={query} errorTitle="The feedback could not be loaded">
          {({ pages }) =>
            first?.total === 0 ? (
              <EmptyState
                title="No feedback yet"
                hint="Volunteers find the form in their area, and can also rate the events they took part in."
              />
            ) : (
              <FeedbackList
                feedback={pages.flatMap(({ feedback }) => feedback)}
                now={new Date(query.dataUpdatedAt).toISOString()}
              />
            )
          }
        </QueryState>
        {query.hasNextPage && (
          <Button
            variant="secondary"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </div>
    </>
  );
}
