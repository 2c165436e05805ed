import type { Event } from '@saath/contract/events/events/schema';
import { mayFollow } from '@saath/contract/places/joining/rules';
import type { QueueEntry } from '@saath/contract/places/joining/schema';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Check, Gift, ListPlus, X } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { ShiftField } from '../../events/shifts/shift-field.tsx';
import { reasonAsked, reasonsOf } from '../answer/asked-reason.ts';
import { ClashReason } from '../answer/clash-reason.tsx';
import { QueueMove } from './move.tsx';
import { QueuePerson } from './person.tsx';
import { useDecide, useRefusedAnswer } from './queries.ts';
import { freeText, presetRole, roleChoices } from './sections.ts';

type QueueRequestProps = {
  entry: QueueEntry;
  roles: Event['role'];
  now: string;
  /** Whether a reason lets who answers give a place that was refused. */
  mayOverride: boolean;
  /** The event goes on already: places are given, but no longer offered. */
  hasBegun?: boolean;
  onDecline: (entry: QueueEntry) => void;
};

/** A request, or a place on the wait list, with the answers an organiser can give. */
export function QueueRequest({
  entry,
  roles,
  now,
  mayOverride,
  hasBegun = false,
  onDecline,
}: QueueRequestProps) {
  const place = usePlaceToGive(entry, roles);
  const { roleId, role, asked, shiftId, isTheirs, isFull, mayChoose } = place;
  const hasShifts = !isTheirs && role !== undefined && role.shifts.length > 0;
  // Beside two fields all answers find room in one line, also in Urdu.
  const width = mayChoose && hasShifts ? 'w-full sm:w-56' : 'w-full sm:w-72';

  return (
    <QueuePerson entry={entry} now={now} showsState={entry.state !== 'requested'}>
      <div className="mt-3 flex flex-wrap items-end gap-2 max-sm:-ms-14">
        {mayChoose && (
          <div className={width}>
            <SelectField
              label={m.role_to_give()}
              options={roleChoices(roles)}
              value={roleId}
              onChange={(event) => place.chooseRole(event.target.value)}
            />
          </div>
        )}
        {!mayChoose && asked && !isTheirs && (
          <p className="w-full text-ink-soft text-sm">
            <bdi>{asked.role_name}</bdi>: {freeText(asked)}
          </p>
        )}
        {hasShifts && (
          <div className={width}>
            <ShiftField
              shifts={role.shifts}
              value={shiftId ?? ''}
              onChange={place.chooseShift}
              {...(place.isShiftAsked ? {} : { anyLabel: m.first_shift_with_room() })}
            />
          </div>
        )}
        <Answers
          entry={entry}
          part={{ roleId: roleId || null, ...(shiftId ? { shiftId } : {}) }}
          isFull={isFull}
          mayOffer={!hasBegun}
          mayOverride={mayOverride}
          onDecline={() => onDecline(entry)}
        />
        {isFull && <p className="w-full text-ink-soft text-sm">{m.this_role_is_full()}</p>}
      </div>
    </QueuePerson>
  );
}

/** The role and the shift that an approval gives: those that were asked for, unless others are chosen. */
function usePlaceToGive(entry: QueueEntry, roles: Event['role']) {
  const [chosen, chooseRole] = useState<string>();
  const roleId = chosen ?? presetRole(entry, roles);
  const role = roles.find(({ id }) => id === roleId);
  const askedShift = entry.roleId === roleId ? entry.shift?.id : undefined;
  const [chosenShift, chooseShift] = useState<string>();
  const shiftId = role?.shifts.some(({ id }) => id === chosenShift) ? chosenShift : askedShift;
  // Anyone who is offered the place has one that is kept for them.
  const isTheirs = entry.state === 'offered' && entry.roleId === roleId;
  const isFull = !isTheirs && role !== undefined && role.filled >= role.maxVolunteers;
  const asked = roles.find(({ id }) => id === entry.roleId);
  // Anyone who asked for a role that is full can still be given another one.
  const mayChoose = !isTheirs && (!asked || asked.filled >= asked.maxVolunteers);
  return {
    ...{ roleId, role, asked, shiftId, isTheirs, isFull, mayChoose },
    ...{ isShiftAsked: askedShift !== undefined, chooseRole, chooseShift },
  };
}

type AnswersProps = {
  entry: QueueEntry;
  /** What is given. */
  part: { roleId: string | null; shiftId?: string };
  isFull: boolean;
  mayOffer: boolean;
  mayOverride: boolean;
  onDecline: () => void;
};

function Answers({ entry, part, isFull, mayOffer, mayOverride, onDecline }: AnswersProps) {
  const decide = useDecide();
  const { name } = entry.person;
  const running = decide.isPending ? decide.variables.decision : undefined;
  const may = (state: 'offered' | 'waitlisted' | 'declined') =>
    mayFollow(entry.state, state, 'organiser');
  const canOffer = mayOffer && may('offered');
  const give = (decision: 'approve' | 'offer' | 'waitlist') => {
    decide.mutate({ id: entry.id, decision, ...(decision === 'waitlist' ? {} : part) });
  };
  const answer = (decision: 'approve' | 'offer' | 'waitlist') => ({
    ...{ decision, name, isBusy: running === decision, onPress: () => give(decision) },
    disabled: decide.isPending || (isFull && decision !== 'waitlist'),
  });
  const refused = useRefusedAnswer(entry.id);
  const asked = mayOverride ? reasonAsked(refused?.error ?? null) : undefined;
  return (
    <>
      {/* Where they find no room beside the fields, all of them stand below: none is left behind alone. */}
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {canOffer && <AnswerButton {...answer('offer')} variant="primary" />}
        <AnswerButton {...answer('approve')} variant={canOffer ? 'secondary' : 'primary'} />
        {may('waitlisted') && <AnswerButton {...answer('waitlist')} variant="secondary" />}
        {entry.state === 'waitlisted' && <QueueMove entry={entry} />}
        {may('declined') && (
          <AnswerButton
            {...{ decision: 'decline', name, isBusy: false, disabled: decide.isPending }}
            variant="quiet"
            onPress={onDecline}
          />
        )}
      </div>
      {asked && refused && (
        <ClashReason
          key={asked}
          refusal={refused.error.message}
          isBusy={running === 'approve'}
          onGive={(reason) =>
            decide.mutate({
              id: entry.id,
              decision: 'approve',
              ...part,
              ...reasonsOf(refused.given),
              [asked]: reason,
            })
          }
        />
      )}
    </>
  );
}

const looks = {
  offer: { Icon: Gift, text: m.offer_a_place },
  approve: { Icon: Check, text: m.approve },
  waitlist: { Icon: ListPlus, text: m.wait_list },
  decline: { Icon: X, text: m.decline },
} as const;

type AnswerButtonProps = {
  decision: keyof typeof looks;
  /** Whom the answer is for. */
  name: string;
  variant: 'primary' | 'secondary' | 'quiet';
  isBusy: boolean;
  disabled: boolean;
  onPress: () => void;
};

function AnswerButton({ decision, name, onPress, ...button }: AnswerButtonProps) {
  const { Icon, text } = looks[decision];
  return (
    // On a phone all answers share one row, also in Urdu, whose words are longer.
    <Button size="small" className="max-sm:flex-auto max-sm:px-1.5" onClick={onPress} {...button}>
      <Icon aria-hidden size={16} className="max-sm:hidden" />
      {text()}
      <About>{name}</About>
    </Button>
  );
}
