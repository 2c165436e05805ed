import type { Board } from '@saath/contract/places/board/schema';
import type { ReactNode } from 'react';
import { useQuery } from '../../calls/query.ts';
import { useEventPaths } from '../../features/events/card/event-paths.ts';
import { AssignmentBoard } from '../../features/places/board/board.tsx';
import { boardQuery } from '../../features/places/board/queries.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Sparkles } from '../../ui/icons.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

type EventBoardProps = {
  id: string;
  isMissing: (error: Error | null) => boolean;
  /** In place of a board that is not there for the viewer. */
  missing: ReactNode;
};

/** The board of an event, in the viewer's own area. */
export function EventBoard({ id, isMissing, missing }: EventBoardProps) {
  const query = useQuery(boardQuery(id));
  const eventPaths = useEventPaths();
  if (isMissing(query.error)) return missing;
  return (
    <>
      <PageTitle
        back={{ to: eventPaths.people(id), label: m.requests_and_people() }}
        title={m.assign_volunteers_to_roles()}
        lead={<bdi>{query.data?.event.title}</bdi>}
        actions={
          isFillable(query.data) && (
            <ButtonLink to={eventPaths.fill(id)} variant="secondary">
              <Sparkles aria-hidden size={18} />
              {m.fill_for_me()}
            </ButtonLink>
          )
        }
      />
      <QueryState
        query={query}
        loading={<Skeleton className="h-96 w-full" />}
        errorTitle={m.the_board_could_not_be_loaded()}
      >
        {(board) =>
          board.roles.length === 0 ? (
            <EmptyState
              title={m.no_roles_yet()}
              hint={m.a_board_needs_roles_add_one_first()}
              action={
                <ButtonLink to={`${eventPaths.edit(id)}?tab=roles`}>{m.add_a_role()}</ButtonLink>
              }
            />
          ) : (
            <AssignmentBoard key={board.event.id} board={board} />
          )
        }
      </QueryState>
    </>
  );
}

/** A plan needs places that can still be given. */
function isFillable(board: Board | undefined): boolean {
  const status = board?.event.status;
  return (status === 'UPCOMING' || status === 'ONGOING') && (board?.roles.length ?? 0) > 0;
}
