import type { kioskPeople } from '@saath/contract/day/kiosk/endpoints';
import type { ReplyOf } from '@saath/contract/endpoint';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useKioskWalkIn } from './queries.ts';

type KioskNewcomerProps = {
  pass: string;
  roles: ReplyOf<typeof kioskPeople>['roles'];
  onDone: (name: string) => void;
  onBack: () => void;
};

/** Somebody who is not on the list says who they are and takes a free place. */
export function KioskNewcomer({ pass, roles, onDone, onBack }: KioskNewcomerProps) {
  const first = roles.find(({ isFull }) => !isFull) ?? roles[0];
  const [given, setGiven] = useState({ name: '', email: '', roleId: first?.id ?? '' });
  const [id] = useState(newId);
  const add = useKioskWalkIn(pass);
  const fields = add.error instanceof CallError ? add.error.fields : {};

  function submit(submitted: FormEvent) {
    submitted.preventDefault();
    add.mutate({ id, ...given }, { onSuccess: () => onDone(given.name.trim()) });
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <h1 className="text-2xl">{m.i_am_not_on_the_list()}</h1>
      <TextField
        label={m.name()}
        dir="auto"
        autoComplete="off"
        value={given.name}
        onChange={({ target }) => setGiven({ ...given, name: target.value })}
        error={fields.name}
      />
      <TextField
        label={m.email_optional()}
        hint={m.with_an_address_they_get_a_welcome_mail()}
        type="email"
        autoComplete="off"
        value={given.email}
        onChange={({ target }) => setGiven({ ...given, email: target.value })}
        error={fields.email}
      />
      <SelectField
        label={m.what_would_you_like_to_do()}
        value={given.roleId}
        onChange={({ target }) => setGiven({ ...given, roleId: target.value })}
        options={roles.map(({ id: value, name, isFull }) => ({
          value,
          label: isFull ? m.role_is_full({ role: name }) : name,
        }))}
      />
      {add.error && Object.keys(fields).length === 0 && (
        <Notice tone="danger">{failureText(add.error, m.you_could_not_be_checked_in())}</Notice>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <Button type="submit" className="min-h-16 text-xl" isBusy={add.isPending}>
          {m.i_am_here()}
        </Button>
        <Button variant="secondary" className="min-h-16 text-xl" onClick={onBack}>
          {m.no_go_back()}
        </Button>
      </div>
    </form>
  );
}
