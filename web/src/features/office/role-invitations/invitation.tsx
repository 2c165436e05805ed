import type { ReplyOf } from '@saath/contract/endpoint';
import type { FillPlaced } from '@saath/contract/filling/fill/schema';
import type { previewRoleInvitation } from '@saath/contract/office/role-invitations/endpoints';
import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { useMessageKey } from '../../../lib/message-key.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Send } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import type { Saved } from '../../filling/fill/done.tsx';
import { useSaveFill } from '../../filling/fill/queries.ts';
import { TakenOut } from '../../filling/fill/taken-out.tsx';
import { WordToEveryone } from '../../places/board/word-to-everyone.tsx';
import type { PeopleView } from '../people/people-address.ts';
import { AskedPeople } from './asked-people.tsx';
import { NotAsked } from './not-asked.tsx';
import { invitationQuery } from './queries.ts';

type Preview = ReplyOf<typeof previewRoleInvitation>;
type LeftOut = Pick<FillPlaced, 'userId' | 'name'>;

type InvitationProps = { roleId: string; view: PeopleView; onSent: (saved: Saved) => void };

/** Who would be asked for the role and who cannot be, and why; one press sends it. */
export function Invitation({ roleId, view, onSent }: InvitationProps) {
  const [without, setWithout] = useState<readonly LeftOut[]>([]);
  const asked = { roleId, view, without: without.map(({ userId }) => userId) };
  const query = useQuery(invitationQuery(asked));
  return (
    <QueryState
      query={query}
      loading={<Skeleton className="h-48 w-full" />}
      loadingText={m.finding_out_who_can_be_asked()}
      errorTitle={m.who_can_be_asked_could_not_be_read()}
    >
      {(preview) => (
        <div
          aria-busy={query.isFetching}
          className={`flex flex-col gap-5 transition-opacity ${query.isFetching ? 'opacity-60' : ''}`}
        >
          <TakenOut
            people={without}
            onPutBack={({ userId }) => setWithout(without.filter((each) => each.userId !== userId))}
          />
          <Shown
            preview={preview}
            isBusy={query.isFetching}
            onLeaveOut={(person) => setWithout([...without, person])}
            onSent={onSent}
            onChanged={() => void query.refetch()}
          />
        </div>
      )}
    </QueryState>
  );
}

type ShownProps = {
  preview: Preview;
  isBusy: boolean;
  onLeaveOut: (person: LeftOut) => void;
  onSent: (saved: Saved) => void;
  /** Nothing was sent, because things have changed since. */
  onChanged: () => void;
};

function Shown({ preview, isBusy, onLeaveOut, onSent, onChanged }: ShownProps) {
  const { plan, noPlaceLeft, cannot } = preview;
  const parts = plan.events.flatMap((event) => event.parts);
  const isFull = parts.every(({ places, filled }) => filled >= places);
  const isLate = plan.events.some(({ canAsk }) => !canAsk);
  return (
    <>
      {isFull && <Notice tone="info">{m.no_place_free_in_this_role()}</Notice>}
      {isLate && <Notice tone="info">{m.an_event_has_begun_no_time_to_ask()}</Notice>}
      {plan.hasMore && (
        <Notice tone="info">
          {m.only_the_first_people_were_considered({ count: plan.people })}
        </Notice>
      )}
      {plan.figures.placed > 0 ? (
        <AskedPeople plan={plan} onLeaveOut={onLeaveOut} />
      ) : (
        !isFull && (
          <EmptyState
            title={m.nobody_of_these_can_be_asked()}
            hint={cannot.count > 0 ? m.the_reason_stands_beside_each_name() : undefined}
          />
        )
      )}
      <NotAsked title={m.they_fit_but_no_place_is_left()} {...noPlaceLeft} />
      <NotAsked title={m.they_cannot_be_asked()} {...cannot} />
      {plan.figures.placed > 0 && !isLate && (
        <Sending plan={plan} isBusy={isBusy} onSent={onSent} onChanged={onChanged} />
      )}
    </>
  );
}

type SendingProps = Pick<ShownProps, 'isBusy' | 'onSent' | 'onChanged'> & {
  plan: Preview['plan'];
};

/** The organiser's own words and the press that sends; it stays in sight below a long list. */
function Sending({ plan, isBusy, onSent, onChanged }: SendingProps) {
  const [note, setNote] = useState('');
  const keyOf = useMessageKey();
  const saving = useSaveFill();
  const send = () => {
    if (saving.isPending || isBusy) return;
    const id = keyOf({ fingerprint: plan.fingerprint, note });
    saving.mutate(
      { id, plan, how: 'ask', note: note.trim() },
      {
        onSuccess: ({ message, summary }) => {
          toast.success(message);
          onSent({ id, how: 'ask', summary });
        },
        onError: (error) => {
          toast.error(failureText(error, m.the_invitations_were_not_sent()));
          if (error instanceof CallError && error.code === 'fill.changed') onChanged();
        },
      },
    );
  };
  return (
    <>
      <WordToEveryone note={note} onChange={setNote} />
      <div className="sticky -bottom-5 -mx-5 border-line border-t bg-surface px-5 py-3 sm:-mx-6 sm:px-6">
        <p className="mb-2 text-ink-soft text-sm">{m.the_place_is_kept_until_they_answer()}</p>
        <Button
          className="max-sm:w-full"
          isBusy={saving.isPending}
          busyText={m.saving()}
          disabled={isBusy}
          onClick={send}
        >
          <Send aria-hidden size={18} className="rtl:-scale-x-100" />
          {m.ask_count_people({ count: plan.figures.placed })}
        </Button>
      </div>
    </>
  );
}
