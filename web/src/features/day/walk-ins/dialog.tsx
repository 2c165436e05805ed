import type { DayEvent } from '@saath/contract/day/check-in/schema';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { PlaceRefusal } from './place-refusal.tsx';
import { useAddWalkIn } from './queries.ts';
import { firstFree, RoleChoice } from './role-choice.tsx';

type WalkInDialogProps = { event: DayEvent; open: boolean; onClose: () => void };

/** Somebody came who never asked: a name is enough (DY-02). */
export function WalkInDialog({ event, open, onClose }: WalkInDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={m.add_a_walk_in()}
      description={m.with_an_address_they_get_a_welcome_mail()}
      size="small"
    >
      <WalkInForm event={event} onDone={onClose} />
    </Dialog>
  );
}

function WalkInForm({ event, onDone }: { event: DayEvent; onDone: () => void }) {
  const [person, setPerson] = useState({ name: '', email: '', roleId: firstFree(event.roles) });
  // One for this person, however often the button is pressed.
  const [id] = useState(newId);
  const add = useAddWalkIn(event.id);
  const fields = add.error instanceof CallError ? add.error.fields : {};
  const send = (addPlace: boolean) =>
    add.mutate({ ...person, id, addPlace }, { onSuccess: onDone });

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    send(false);
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={m.name()}
        dir="auto"
        autoComplete="off"
        value={person.name}
        onChange={({ target }) => setPerson({ ...person, name: target.value })}
        error={fields.name}
      />
      <TextField
        label={m.email_optional()}
        type="email"
        autoComplete="off"
        value={person.email}
        onChange={({ target }) => setPerson({ ...person, email: target.value })}
        error={fields.email}
      />
      <RoleChoice
        roles={event.roles}
        value={person.roleId}
        onChange={(roleId) => setPerson({ ...person, roleId })}
      />
      <PlaceRefusal error={add.error} isBusy={add.isPending} onRaise={() => send(true)} />
      <div className="flex justify-end">
        <Button type="submit" isBusy={add.isPending}>
          {m.check_in_person()}
        </Button>
      </div>
    </form>
  );
}
