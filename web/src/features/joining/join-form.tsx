import type { EventStatus } from '@saath/contract/events/rules';
import type { Event } from '@saath/contract/events/schema';
import { requestJoin } from '@saath/contract/joining/endpoints';
import { joiningErrors, joiningMessages } from '@saath/contract/joining/messages';
import { limits } from '@saath/contract/limits';
import { type FormEvent, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/call.ts';
import { failureText } from '../../lib/failure-text.ts';
import { spoken } from '../../lib/spoken.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { toast } from '../../ui/toast.ts';

type JoinFormProps = {
  event: Event;
  userId: string;
  wasWithdrawn: boolean;
  /** Where the mail about the request goes. */
  onMailed: (address: string | null) => void;
};

const ANY = '';

/** Why the button cannot be pressed, or undefined when it can. */
export function reasonNotToJoin(status: EventStatus | undefined): string | undefined {
  if (!status) return spoken(joiningMessages.noStatus);
  return status === 'UPCOMING' ? undefined : joiningErrors['joining.not_open'].message;
}

/** Asks for a place, in one role or any. */
export function JoinForm({ event, userId, wasWithdrawn, onMailed }: JoinFormProps) {
  const { revalidate } = useRevalidator();
  const reasonId = useId();
  const [roleId, setRoleId] = useState(ANY);
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const reason = reasonNotToJoin(event.status);

  const send = async (submit: FormEvent) => {
    submit.preventDefault();
    setSending(true);
    try {
      const body = { eventId: event.id, userId, note, ...(roleId ? { roleId } : {}) };
      const { message, mailedTo } = await call(requestJoin, { body });
      toast.success(message);
      onMailed(mailedTo);
    } catch (error) {
      toast.error(failureText(error, joiningMessages.failed));
    }
    // Also after a refusal: the page may have been out of date.
    await revalidate();
    setSending(false);
  };
  return (
    <form onSubmit={send} className="flex flex-col gap-4">
      {!reason && (
        <>
          {wasWithdrawn && <p className="text-ink-soft">{m.you_withdrew_you_can_ask_again()}</p>}
          <SelectField
            label={m.role()}
            value={roleId}
            onChange={(change) => setRoleId(change.target.value)}
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
          <TextArea
            label={m.a_word_to_the_organiser_optional()}
            rows={3}
            maxLength={limits.joinNote.max}
            value={note}
            onChange={(change) => setNote(change.target.value)}
          />
        </>
      )}
      <Button
        type="submit"
        disabled={Boolean(reason)}
        isBusy={isSending}
        busyText={m.sending()}
        {...(reason ? { 'aria-describedby': reasonId } : {})}
      >
        {m.request_to_join()}
      </Button>
      {reason && (
        <p id={reasonId} className="text-ink-soft text-sm">
          {reason}
        </p>
      )}
    </form>
  );
}
