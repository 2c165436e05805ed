import type { EventMode, EventStatus } from '@saath/contract/events/events/rules';
import type { Event } from '@saath/contract/events/events/schema';
import { limits } from '@saath/contract/limits';
import { requestJoin } from '@saath/contract/places/joining/endpoints';
import { joiningErrors, joiningMessages } from '@saath/contract/places/joining/messages';
import type { ParticipationState } from '@saath/contract/places/joining/rules';
import type { Clash } from '@saath/contract/places/joining/schema';
import { useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { refusalText } from '../../../lib/refusal-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { ShiftZone } from '../../events/shifts/held-shift.tsx';
import { ShiftField } from '../../events/shifts/shift-field.tsx';
import { OwnClash } from './own-clash.tsx';

type JoinFormProps = {
  event: Event;
  userId: string;
  /** How an earlier request ended. */
  before: ParticipationState | undefined;
  /** An own place that leaves no time for the event. */
  clash: Clash | null;
  /** Where the mail about the request goes. */
  onMailed: (address: string | null) => void;
};

const ANY = '';

/** Why the button cannot be pressed, or undefined when it can. */
export function reasonNotToJoin(status: EventStatus | undefined): string | undefined {
  if (!status) return spoken(joiningMessages, 'noStatus');
  return status === 'UPCOMING' ? undefined : refusalText(joiningErrors, 'joining.not_open');
}

/** Who answers, in a sentence. */
export function modeText(mode: EventMode): string {
  return mode === 'instant' ? m.you_get_a_place_at_once() : m.the_organiser_answers_each_request();
}

/** Asks for a place, in one role or any. */
export function JoinForm({ event, userId, before, clash, onMailed }: JoinFormProps) {
  const { revalidate } = useRevalidator();
  const reasonId = useId();
  const [roleId, setRoleId] = useState(ANY);
  const [shiftId, setShiftId] = useState(ANY);
  const reason = reasonNotToJoin(event.status);
  const isBlocked = clash !== null && event.mode === 'instant' && event.role.every(hasOneTime);

  const form = useContractForm(requestJoin, {
    body: ({ note = '' }) => ({
      ...{ eventId: event.id, userId, note },
      ...(roleId ? { roleId } : {}),
      ...(shiftId ? { shiftId } : {}),
    }),
    failed: spoken(joiningMessages, 'failed'),
    saysFailure: 'toast',
    // The page may have been out of date.
    onFailure: async () => await revalidate(),
    onSuccess: async ({ message, mailedTo }) => {
      toast.success(message);
      onMailed(mailedTo);
      await revalidate();
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-4">
      {!reason && (
        <>
          {before && <p className="text-ink-soft">{endedText(before)}</p>}
          <p className="text-ink-soft">{modeText(event.mode)}</p>
          {clash && <OwnClash clash={clash} mode={event.mode} />}
          <SelectField
            label={m.role()}
            value={roleId}
            onChange={(change) => {
              setRoleId(change.target.value);
              setShiftId(ANY);
            }}
            options={[
              { value: ANY, label: m.any_role_that_fits() },
              ...event.role.map((role) => ({
                value: role.id,
                label:
                  role.filled < role.maxVolunteers
                    ? role.role_name
                    : m.rolename_full({ roleName: role.role_name }),
              })),
            ]}
          />
          <ShiftZone event={event}>
            <ShiftField
              shifts={event.role.find(({ id }) => id === roleId)?.shifts ?? []}
              value={shiftId}
              onChange={setShiftId}
              anyLabel={m.any_shift()}
            />
          </ShiftZone>
          <TextArea
            label={m.a_word_to_the_organiser_optional()}
            rows={3}
            maxLength={limits.joinNote.max}
            {...form.field('note')}
          />
        </>
      )}
      <SubmitButton
        disabled={Boolean(reason) || isBlocked}
        busyText={m.sending()}
        {...(reason ? { 'aria-describedby': reasonId } : {})}
      >
        {buttonText(event, roleId)}
      </SubmitButton>
      {reason && (
        <p id={reasonId} className="text-ink-soft text-sm">
          {reason}
        </p>
      )}
    </Form>
  );
}

function endedText(before: ParticipationState): string {
  return before === 'expired' ? m.your_offer_ran_out() : m.you_withdrew_you_can_ask_again();
}

/** What pressing the button comes to, as far as it can be known. */
function buttonText({ mode, role }: Event, roleId: string): string {
  if (mode !== 'instant') return m.request_to_join();
  const asked = role.filter(({ id }) => roleId === ANY || id === roleId);
  const isFree = asked.some(({ filled, maxVolunteers }) => filled < maxVolunteers);
  return isFree ? m.take_a_place() : m.join_the_wait_list();
}

/** With shifts another one may suit the person. */
const hasOneTime = ({ shifts }: Event['role'][number]) => shifts.length === 0;
