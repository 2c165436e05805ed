import { makeWebhook } from '@saath/contract/foundation/webhooks/endpoints';
import { type WebhookKind, webhookKinds } from '@saath/contract/foundation/webhooks/rules';
import { limits } from '@saath/contract/limits';
import { useId, useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldNotes } from '../../../ui/field.tsx';
import { ShownOnce } from '../../../ui/shown-once.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useMakeWebhook } from './queries.ts';
import { kindWords } from './words.ts';

type MakeWebhookProps = { open: boolean; onClose: () => void };

/** Adds a webhook and shows its secret, the only time that anybody sees it (RG-04). */
export function MakeWebhook({ open, onClose }: MakeWebhookProps) {
  const [secret, setSecret] = useState<string>();
  const close = () => {
    setSecret(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      title={secret ? m.copy_the_secret_now() : m.add_a_webhook()}
      description={secret ? m.a_secret_is_shown_only_once() : undefined}
      // A press beside it must not take away what is shown only once.
      isQuestion={secret !== undefined}
    >
      {secret ? (
        <ShownOnce
          label={m.the_secret()}
          secret={secret}
          copied={m.secret_copied()}
          notCopied={m.secret_could_not_be_copied()}
          onDone={close}
        />
      ) : (
        <WebhookForm onMade={setSecret} />
      )}
    </Dialog>
  );
}

function WebhookForm({ onMade }: { onMade: (secret: string) => void }) {
  const [chosen, setChosen] = useState<readonly WebhookKind[]>([]);
  const make = useMakeWebhook();
  const form = useContractForm(makeWebhook, {
    body: ({ url = '' }) => ({ url, kinds: [...chosen] }),
    send: make.mutateAsync,
    failed: m.the_webhook_could_not_be_added(),
    saysFailure: 'in the form',
    onSuccess: ({ secret }) => onMade(secret),
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      <TextField
        label={m.where_is_it_sent()}
        hint={m.whoever_looks_after_the_other_software_knows_it()}
        dir="ltr"
        type="url"
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        maxLength={limits.webhook.url}
        {...form.field('url')}
      />
      <Kinds
        chosen={chosen}
        error={form.problems.kinds}
        onChange={(next) => {
          setChosen(next);
          form.forget('kinds');
        }}
      />
      <SubmitButton className="self-start" busyText={m.adding_it()}>
        {m.add_the_webhook()}
      </SubmitButton>
    </Form>
  );
}

type KindsProps = {
  chosen: readonly WebhookKind[];
  error: string | undefined;
  onChange: (chosen: readonly WebhookKind[]) => void;
};

function Kinds({ chosen, error, onChange }: KindsProps) {
  const id = useId();
  return (
    <fieldset data-field="kinds" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold">{m.what_is_it_told_of()}</legend>
      {webhookKinds.map((kind) => (
        <CheckField
          key={kind}
          label={kindWords[kind]()}
          checked={chosen.includes(kind)}
          onChange={({ target: { checked } }) =>
            onChange(checked ? [...chosen, kind] : chosen.filter((each) => each !== kind))
          }
        />
      ))}
      <FieldNotes id={id} error={error} hint={undefined} />
    </fieldset>
  );
}
