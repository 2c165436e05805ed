import { type kioskPeople, kioskWalkIn } from '@saath/contract/day/kiosk/endpoints';
import type { ReplyOf } from '@saath/contract/endpoint';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { isRefusedAs, useContractForm } from '../../../calls/use-contract-form.ts';
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

const isSpeak = isRefusedAs('door.speak');

/** Somebody who is not on the list says who they are and takes a free place. */
export function KioskNewcomer({ pass, roles, onDone, onBack }: KioskNewcomerProps) {
  const first = roles.find(({ isFull }) => !isFull) ?? roles[0];
  const [given, setGiven] = useState({ name: '', email: '', roleId: first?.id ?? '' });
  const [id] = useState(newId);
  const add = useKioskWalkIn();
  const form = useContractForm(kioskWalkIn, {
    body: () => ({ pass, id, ...given }),
    send: add.mutateAsync,
    failed: m.you_could_not_be_checked_in(),
    saysFailure: 'in the form',
    // It stands where the way on is, below the choice of what to do.
    takesFailure: isSpeak,
    onSuccess: () => onDone(given.name.trim()),
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <h1 className="text-2xl">{m.i_am_not_on_the_list()}</h1>
      <TextField
        label={m.name()}
        dir="auto"
        autoComplete="off"
        value={given.name}
        onChange={({ target }) => setGiven({ ...given, name: target.value })}
        {...form.field('name')}
      />
      <TextField
        label={m.email_optional()}
        hint={m.with_an_address_you_get_a_welcome_mail()}
        type="email"
        autoComplete="off"
        value={given.email}
        onChange={({ target }) => setGiven({ ...given, email: target.value })}
        {...form.field('email')}
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
      {form.failure && isSpeak(form.failure.error) && (
        <Notice tone="danger">
          {roles.length > 1
            ? m.speak_to_an_organiser_or_choose_something_else()
            : m.please_speak_to_an_organiser()}
        </Notice>
      )}
      <div className="flex flex-col gap-3 sm:flex-row-reverse">
        <SubmitButton className="min-h-16 text-xl">{m.i_am_here()}</SubmitButton>
        <Button variant="secondary" className="min-h-16 text-xl" onClick={onBack}>
          {m.back()}
        </Button>
      </div>
    </Form>
  );
}
