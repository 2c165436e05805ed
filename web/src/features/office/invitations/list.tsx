import type { Invitation } from '@saath/contract/office/invitations/schema';
import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Hourglass, RotateCcw, X } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { invitationsQuery, useResend, useWithdraw } from './queries.ts';

/** Who is invited and has not answered; each can be sent again or withdrawn. */
export function InvitationList() {
  const query = useQuery(invitationsQuery);
  const withdraw = useWithdraw();
  const [question, setQuestion] = useState<Invitation>();
  const close = () => setQuestion(undefined);
  return (
    <>
      <QueryState
        query={query}
        loading={<Skeleton className="h-20 w-full" />}
        errorTitle={m.the_invitations_could_not_be_loaded()}
      >
        {(invitations) =>
          invitations.length === 0 ? (
            <p className="text-ink-soft">{m.nobody_is_invited_at_the_moment()}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line">
              {invitations.map((invitation) => (
                <li key={invitation.id} className="p-4">
                  <Entry
                    invitation={invitation}
                    now={new Date(query.dataUpdatedAt).toISOString()}
                    onWithdraw={() => setQuestion(invitation)}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <ConfirmDialog
        open={question !== undefined}
        onOpenChange={(open) => {
          if (!open) close();
        }}
        title={m.withdraw_the_invitation_to_email({ email: question?.email ?? '' })}
        description={m.the_link_in_the_mail_stops_working()}
        confirmText={m.withdraw_the_invitation()}
        busyText={m.withdrawing()}
        isBusy={withdraw.isPending}
        onConfirm={() => question && withdraw.mutate(question.id, { onSettled: close })}
      />
    </>
  );
}

type EntryProps = { invitation: Invitation; now: string; onWithdraw: () => void };

function Entry({ invitation, now, onWithdraw }: EntryProps) {
  const { timeZone } = useSite();
  const resend = useResend();
  const { id, email, invitedBy, invitedAt, expiresAt, isValid } = invitation;
  const ago = formatAgo(invitedAt, now);
  const address = <About>{email}</About>;
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <bdi className="min-w-0 font-semibold break-all">{email}</bdi>
        {!isValid && (
          <Chip tone="danger" icon={<Hourglass aria-hidden size={14} />}>
            {m.works_no_more_send_it_again()}
          </Chip>
        )}
      </p>
      <p className="text-ink-soft text-sm">
        {invitedBy ? (
          <Sentence text={m.invited_ago_by_name} parts={{ ago, name: <bdi>{invitedBy}</bdi> }} />
        ) : (
          m.invited_ago({ ago })
        )}
        {isValid && ` · ${m.works_until_date({ date: formatDate(expiresAt, timeZone) })}`}
      </p>
      <div className="-ms-3 flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="small"
          isBusy={resend.isPending}
          onClick={() => resend.mutate(id)}
        >
          <RotateCcw aria-hidden size={16} className="rtl:-scale-x-100" />
          {m.send_again()}
          {address}
        </Button>
        <Button variant="quiet" size="small" disabled={resend.isPending} onClick={onWithdraw}>
          <X aria-hidden size={16} />
          {m.withdraw_the_invitation()}
          {address}
        </Button>
      </div>
    </div>
  );
}
