import { mayBeExcused } from '@saath/contract/afterwards/hours/rules';
import type { HoursRow } from '@saath/contract/afterwards/hours/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { formatHours } from '../../../lib/hours.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import { useAnswerProposal, useExcuse } from './queries.ts';
import { missedNames } from './words.ts';

/** The dialog that is open. */
type Opened = 'change' | 'decline';

/** Somebody who proposed other hours, or was missed for a reason, with the answers to it. */
export function WaitingPerson({ row }: { row: HoursRow }) {
  const { name, profileImage, proposal, missed, participationId, state } = row;
  const [open, setOpen] = useState<Opened>();
  const answer = useAnswerProposal();
  const excuse = useExcuse();
  const canExcuse = state === 'no_show' && mayBeExcused(missed?.answer ?? null);
  return (
    <Card className="flex flex-col gap-3 p-4">
      <p className="flex min-w-0 items-center gap-3">
        <Avatar name={name} src={profileImage?.url ?? null} size={36} />
        <bdi className="min-w-0 break-words font-semibold">{name}</bdi>
      </p>
      <WhatTheySay row={row} />
      <div className="flex flex-wrap gap-2">
        {proposal && (
          <ProposalAnswers
            name={name}
            isBusy={answer.isPending}
            onAccept={() =>
              answer.mutate({ params: { id: proposal.id }, body: { decision: 'accept' } })
            }
            onOpen={setOpen}
          />
        )}
        {canExcuse && (
          <Button
            variant="secondary"
            size="small"
            isBusy={excuse.isPending}
            onClick={() => excuse.mutate({ params: { id: participationId } })}
          >
            {m.excuse()}
            <About>{name}</About>
          </Button>
        )}
      </div>
      {open === 'change' && <CorrectDialog row={row} onClose={() => setOpen(undefined)} />}
      {proposal && (
        <DeclineDialog
          isOpen={open === 'decline'}
          name={name}
          isBusy={answer.isPending}
          onClose={() => setOpen(undefined)}
          onDecline={(word) =>
            answer.mutate(
              { params: { id: proposal.id }, body: { decision: 'decline', word } },
              { onSuccess: () => setOpen(undefined) },
            )
          }
        />
      )}
    </Card>
  );
}

type ProposalAnswersProps = {
  name: string;
  isBusy: boolean;
  onAccept: () => void;
  onOpen: (dialog: Opened) => void;
};

/** The answers to other hours that somebody proposes. */
function ProposalAnswers({ name, isBusy, onAccept, onOpen }: ProposalAnswersProps) {
  return (
    <>
      <Button size="small" isBusy={isBusy} onClick={onAccept}>
        {m.accept()}
        <About>{name}</About>
      </Button>
      <Button variant="secondary" size="small" onClick={() => onOpen('change')}>
        {m.other_hours()}
        <About>{name}</About>
      </Button>
      <Button variant="quiet" size="small" onClick={() => onOpen('decline')}>
        {m.decline()}
        <About>{name}</About>
      </Button>
    </>
  );
}

/** Why they were missed, and the hours they propose; a reason that is both is told once. */
function WhatTheySay({ row: { missed, proposal, hours } }: { row: HoursRow }) {
  return (
    <>
      {missed && <p className="break-words">{missedNames[missed.answer]()}</p>}
      {missed?.note && <OwnWords>{missed.note}</OwnWords>}
      {proposal && (
        <p className="break-words">
          {m.proposes_hours_instead_of_hours({
            proposed: formatHours(proposal.hours),
            counted: formatHours(hours ?? 0),
          })}
        </p>
      )}
      {proposal?.reason && proposal.reason !== missed?.note && (
        <OwnWords>{proposal.reason}</OwnWords>
      )}
    </>
  );
}

type DeclineDialogProps = {
  isOpen: boolean;
  name: string;
  isBusy: boolean;
  onClose: () => void;
  onDecline: (word: string) => void;
};

function DeclineDialog({ isOpen, name, isBusy, onClose, onDecline }: DeclineDialogProps) {
  const [word, setWord] = useState('');
  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.decline_the_hours_of_name({ name })}
      description={m.what_was_recorded_stays_and_name_is_told({ name })}
      confirmText={m.decline()}
      busyText={m.saving()}
      isBusy={isBusy}
      onConfirm={() => onDecline(word.trim())}
    >
      <TextArea
        label={m.a_word_to_them_optional()}
        rows={3}
        dir="auto"
        maxLength={limits.hoursReason.max}
        value={word}
        onChange={(event) => setWord(event.target.value)}
      />
    </ConfirmDialog>
  );
}

/** On a line of their own: their letters may run the other way. */
function OwnWords({ children }: { children: string }) {
  return (
    <p className="border-line border-s-4 ps-3 text-sm break-words">
      <bdi>{children}</bdi>
    </p>
  );
}
