/** /admin/event/{id}/board: everybody of an event moved between its roles, and saved at once (RO-05). */

import type { Board } from '@saath/contract/places/board/schema';
import { Sparkles } from 'lucide-react';
import { useQuery } from '../../calls/query.ts';
import { titled } from '../../features/office/site/titled.ts';
import { AssignmentBoard } from '../../features/places/board/board.tsx';
import { boardQuery } from '../../features/places/board/queries.ts';
import { paths } from '../../lib/paths.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { QueryState } from '../../ui/query-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Route } from './+types/board-page';
import { isMissing, MissingEvent } from './missing-event.tsx';

export const meta = titled(m.assign_volunteers_title);

export default function BoardPage({ params: { id } }: Route.ComponentProps) {
  const query = useQuery(boardQuery(id));
  if (isMissing(query.error)) return <MissingEvent />;
  return (
    <>
      <PageTitle
        back={{ to: paths.adminEvent(id), label: m.requests_and_people() }}
        title={m.assign_volunteers_to_roles()}
        lead={<bdi>{query.data?.event.title}</bdi>}
        actions={
          isFillable(query.data) && (
            <ButtonLink to={toolPaths.adminFill(id)} variant="secondary">
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
                <ButtonLink to={`${paths.adminEventEdit(id)}?tab=roles`}>
                  {m.add_a_role()}
                </ButtonLink>
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
