import type { DayEvent } from '@saath/contract/day/check-in/schema';
import { addWalkIn } from '@saath/contract/day/walk-ins/endpoints';
import { useRef, useState } from 'react';
import { Form } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { EnterButtons, LackReasonField, useLackReason } from './lack-reason.tsx';
import { isPlaceRefusal, PlaceRefusal } from './place-refusal.tsx';
import { useAddWalkIn } from './queries.ts';
import { firstFree, RoleChoice } from './role-choice.tsx';

type WalkInDialogProps = { event: DayEvent; open: boolean; onClose: () => void };

/** Somebody came who never asked: a name is enough (DY-02). */
export function WalkInDialog({ event, open, onClose }: WalkInDialogProps) {
  const add = useAddWalkIn(event.id);
  return (
    <Dialog
      open={open}
      // What may still fail is said in here.
      onOpenChange={(next) => !next && !add.isPending && onClose()}
      title={m.add_a_walk_in()}
      description={m.with_an_address_they_get_a_welcome_mail()}
      size="small"
    >
      <WalkInForm event={event} onSend={add.mutateAsync} onDone={onClose} />
    </Dialog>
  );
}

type WalkInFormProps = {
  event: DayEvent;
  onSend: ReturnType<typeof useAddWalkIn>['mutateAsync'];
  onDone: () => void;
};

function WalkInForm({ event, onSend, onDone }: WalkInFormProps) {
  const { person, setPerson, lack, form, sendWith } = useWalkIn({ event, onSend, onDone });
  return (
    <Form form={form} className="flex flex-col gap-4">
      <TextField
        label={m.name()}
        dir="auto"
        autoComplete="off"
        value={person.name}
        onChange={({ target }) => setPerson({ ...person, name: target.value })}
        {...form.field('name')}
      />
      <TextField
        label={m.email_optional()}
        type="email"
        autoComplete="off"
        value={person.email}
        onChange={({ target }) => setPerson({ ...person, email: target.value })}
        {...form.field('email')}
      />
      <RoleChoice
        roles={event.roles}
        value={person.roleId}
        onChange={(chosen) => setPerson({ ...person, roleId: chosen })}
      />
      <PlaceRefusal
        error={form.failure?.error ?? null}
        isBusy={form.isBusy}
        onRaise={
          event.can.includes('day.correct') ? () => void sendWith({ addPlace: true }) : undefined
        }
      />
      <LackReasonField lack={lack} />
      <EnterButtons
        lack={lack}
        isBusy={form.isBusy}
        onOtherRole={(other) => void sendWith({ roleId: other })}
      />
    </Form>
  );
}

/** The person who is typed in, and sending them: by the form's own button or by one that asks for something else. */
function useWalkIn({ event, onSend, onDone }: WalkInFormProps) {
  const [person, setPerson] = useState({ name: '', email: '', roleId: firstFree(event.roles) });
  // One for this person, however often the button is pressed.
  const [id] = useState(newId);
  // What another button than the form's own asks for.
  const pressed = useRef<{ addPlace?: boolean; roleId?: string }>({});
  const { roleId, ...who } = person;
  const lack = useLackReason(event, { who: Object.values(who).join('\n'), roleId });
  const form = useContractForm(addWalkIn, {
    body: () => ({
      ...{ ...person, id, addPlace: false },
      // The reason is for the role that was refused.
      ...(lack.reason && !pressed.current.roleId && { eligibilityReason: lack.reason }),
      ...pressed.current,
    }),
    send: onSend,
    failed: m.the_walk_in_could_not_be_added(),
    saysFailure: 'in the form',
    // A full role is a question.
    takesFailure: isPlaceRefusal,
    onFailure: (error) => lack.follow(error, pressed.current.roleId ?? roleId),
    onSuccess: onDone,
  });
  const sendWith = async (asked: typeof pressed.current) => {
    pressed.current = asked;
    setPerson({ ...person, roleId: asked.roleId ?? roleId });
    await form.submit();
    pressed.current = {};
  };
  return { person, setPerson, lack, form, sendWith };
}
