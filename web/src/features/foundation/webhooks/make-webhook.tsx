import { makeWebhook } from '@saath/contract/foundation/webhooks/endpoints';
import { type WebhookKind, webhookKinds } from '@saath/contract/foundation/webhooks/rules';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckListField } from '../../../ui/check-list-field.tsx';
import { SecretDialog } from '../../../ui/secret-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useMakeWebhook } from './queries.ts';
import { kindWords } from './words.ts';

type MakeWebhookProps = { open: boolean; onClose: () => void };

/** Adds a webhook and shows its secret, the only time that anybody sees it (RG-04). */
export function MakeWebhook({ open, onClose }: MakeWebhookProps) {
  return (
    <SecretDialog
      open={open}
      onClose={onClose}
      title={m.add_a_webhook()}
      made={{
        title: m.copy_the_secret_now(),
        description: m.a_secret_is_shown_only_once(),
        label: m.the_secret(),
        copied: m.secret_copied(),
        notCopied: m.secret_could_not_be_copied(),
      }}
    >
      {(onMade) => <WebhookForm onMade={onMade} />}
    </SecretDialog>
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
      <CheckListField
        name="kinds"
        label={m.what_is_it_told_of()}
        options={webhookKinds.map((value) => ({ value, label: kindWords[value]() }))}
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
