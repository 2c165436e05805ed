import type { DayEvent } from '@saath/contract/day/check-in/schema';
import { addWalkIn } from '@saath/contract/day/walk-ins/endpoints';
import { useRef, useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { enterText, LackReasonField, useLackReason } from './lack-reason.tsx';
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
  const { roles, can } = event;
  const [person, setPerson] = useState({ name: '', email: '', roleId: firstFree(roles) });
  // One for this person, however often the button is pressed.
  const [id] = useState(newId);
  const addPlace = useRef(false);
  const lack = useLackReason(event, Object.values(person).join('\n'));
  const form = useContractForm(addWalkIn, {
    body: () => ({
      ...{ ...person, id, addPlace: addPlace.current },
      ...(lack.reason && { eligibilityReason: lack.reason }),
    }),
    send: onSend,
    failed: m.the_walk_in_could_not_be_added(),
    saysFailure: 'in the form',
    // A full role is a question.
    takesFailure: isPlaceRefusal,
    onFailure: lack.follow,
    onSuccess: onDone,
  });
  const raise = async () => {
    addPlace.current = true;
    await form.submit();
    addPlace.current = false;
  };
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
        roles={roles}
        value={person.roleId}
        onChange={(roleId) => setPerson({ ...person, roleId })}
      />
      <PlaceRefusal
        error={form.failure?.error ?? null}
        isBusy={form.isBusy}
        onRaise={can.includes('day.correct') ? () => void raise() : undefined}
      />
      <LackReasonField lack={lack} />
      <div className="flex justify-end">
        <SubmitButton disabled={lack.isAsked && !lack.reason}>{enterText(lack)}</SubmitButton>
      </div>
    </Form>
  );
}
