import type { RightHolder } from '@saath/contract/office/rights/schema';
import { useRef, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useRemoveFromBranch } from '../branches/queries.ts';
import { rightsQuery, useEndEventRight, useEndTokenRight } from './queries.ts';
import { AdminRight, BranchRightRow, type Ending, EventRight, TokenRight } from './sentences.tsx';

/** Everybody who may do more than a volunteer, each right as a sentence with the way to end it (RG-01). */
export function RightList() {
  const query = useQuery(rightsQuery);
  const [question, setQuestion] = useState<Ending>();
  const all = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row.
  useKeptFocus(
    all,
    JSON.stringify(
      query.data?.map(({ id, events, branches, tokens }) => [
        id,
        events.length,
        branches.length,
        tokens.length,
      ]),
    ),
  );
  const now = new Date(query.dataUpdatedAt).toISOString();
  return (
    <div ref={all} tabIndex={-1} className="outline-none">
      <QueryState
        query={query}
        loading={<Skeleton className="h-48 w-full" />}
        errorTitle={m.the_rights_could_not_be_loaded()}
      >
        {(holders) => (
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {holders.map((holder) => (
              <li key={holder.id} className="flex items-start gap-4 p-4 sm:p-5">
                <Avatar name={holder.name} src={holder.profileImage?.url ?? null} size={40} />
                <div className="min-w-0 flex-1">
                  <h2 className="font-semibold text-base break-words">
                    <bdi>{holder.name}</bdi>
                  </h2>
                  <HolderRights holder={holder} now={now} onEnd={setQuestion} />
                </div>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
      <EndQuestion question={question} onClose={() => setQuestion(undefined)} />
    </div>
  );
}

type HolderRightsProps = {
  holder: RightHolder;
  now: string;
  onEnd: (ending: Ending) => void;
};

function HolderRights({ holder, now, onEnd }: HolderRightsProps) {
  const { events, branches, tokens, admin } = holder;
  const shared = { holder, now, onEnd };
  return (
    <ul className="divide-y divide-line">
      {admin && <AdminRight {...shared} admin={admin} />}
      {events.map((given) => (
        <EventRight key={given.event.id} {...shared} given={given} />
      ))}
      {branches.map((given) => (
        <BranchRightRow key={given.branch.id} {...shared} given={given} />
      ))}
      {tokens.map((token) => (
        <TokenRight key={token.id} {...shared} token={token} />
      ))}
    </ul>
  );
}

type EndQuestionProps = { question: Ending | undefined; onClose: () => void };

function EndQuestion({ question, onClose }: EndQuestionProps) {
  const endEventRight = useEndEventRight();
  const endBranchRight = useRemoveFromBranch();
  const endToken = useEndTokenRight();
  const settled = { onSettled: onClose };
  return (
    <ConfirmDialog
      open={question !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={m.end_the_right_of_name({ name: question?.name ?? '' })}
      description={
        question?.kind === 'token'
          ? m.what_uses_the_token_is_refused_then()
          : m.it_ends_with_their_next_step()
      }
      confirmText={m.end_the_right()}
      busyText={m.ending_it()}
      isBusy={endEventRight.isPending || endBranchRight.isPending || endToken.isPending}
      onConfirm={() => {
        if (question?.kind === 'token') endToken.mutate(question.id, settled);
        else if (question?.kind === 'branch') endBranchRight.mutate(question, settled);
        else if (question) endEventRight.mutate(question, settled);
      }}
    />
  );
}
