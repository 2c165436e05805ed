import { type Ability, abilities } from '@saath/contract/abilities';
import { makeApiToken } from '@saath/contract/accounts/api-tokens/endpoints';
import { type ApiTokenDays, apiTokenDays } from '@saath/contract/accounts/api-tokens/rules';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckListField } from '../../../ui/check-list-field.tsx';
import { SecretDialog } from '../../../ui/secret-dialog.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { abilityWords } from './ability-words.ts';
import { useMakeToken } from './queries.ts';

type MakeTokenProps = { open: boolean; onClose: () => void };

/** Makes a token and shows it, the only time that anybody sees it (RG-03). */
export function MakeToken({ open, onClose }: MakeTokenProps) {
  return (
    <SecretDialog
      open={open}
      onClose={onClose}
      title={m.make_a_token()}
      made={{
        title: m.copy_the_token_now(),
        description: m.a_token_is_shown_only_once(),
        label: m.the_token(),
        copied: m.token_copied(),
        notCopied: m.token_could_not_be_copied(),
      }}
    >
      {(onMade) => <TokenForm onMade={onMade} />}
    </SecretDialog>
  );
}

function TokenForm({ onMade }: { onMade: (secret: string) => void }) {
  const [chosen, setChosen] = useState<readonly Ability[]>([]);
  const make = useMakeToken();
  const form = useContractForm(makeApiToken, {
    body: ({ name = '', days }) => ({
      name,
      abilities: [...chosen],
      days: Number(days) as ApiTokenDays,
    }),
    send: make.mutateAsync,
    failed: m.the_token_could_not_be_made(),
    saysFailure: 'in the form',
    onSuccess: ({ secret }) => onMade(secret),
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <TextField
        label={m.what_is_the_token_for()}
        hint={m.events_on_our_website_for_example()}
        dir="auto"
        autoComplete="off"
        maxLength={limits.apiToken.name}
        {...form.field('name')}
      />
      <CheckListField
        name="abilities"
        label={m.what_may_it_do()}
        options={abilities.map((value) => ({ value, label: abilityWords[value]() }))}
        chosen={chosen}
        error={form.problems.abilities}
        onChange={(next) => {
          setChosen(next);
          form.forget('abilities');
        }}
      />
      <SelectField
        label={m.how_long_does_it_work()}
        options={apiTokenDays.map((days) => ({
          value: String(days),
          label: m.works_for_days({ count: days }),
        }))}
        defaultValue="90"
        {...form.field('days')}
      />
      <SubmitButton className="self-start" busyText={m.making_it()}>
        {m.make_the_token()}
      </SubmitButton>
    </Form>
  );
}
