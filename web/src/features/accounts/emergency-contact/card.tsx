import { saveEmergencyContact } from '@saath/contract/accounts/emergency-contact/endpoints';
import type { EmergencyContact } from '@saath/contract/accounts/emergency-contact/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useQuery } from '../../../calls/query.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FoldSummary } from '../../../ui/fold-summary.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { ownContactQuery, useRemoveContact, useSaveContact } from './queries.ts';

/** Whom to call about oneself in an emergency: folded, and read only when it is opened (EL-05). */
export function EmergencyContactCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="section" className="px-6 py-3">
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <FoldSummary className="font-semibold">{m.emergency_contact()}</FoldSummary>
        {isOpen && <OwnContact />}
      </details>
    </Card>
  );
}

function OwnContact() {
  const query = useQuery(ownContactQuery);
  return (
    <div className="flex flex-col gap-4 pb-3">
      <p className="text-ink-soft">{m.emergency_contact_who_sees()}</p>
      <QueryState query={query} errorTitle={m.emergency_not_loaded()}>
        {(contact) => <ContactForm key={contact ? 'said' : 'none'} contact={contact} />}
      </QueryState>
    </div>
  );
}

function ContactForm({ contact }: { contact: EmergencyContact | null }) {
  const save = useSaveContact();
  const remove = useRemoveContact();
  const form = useContractForm(saveEmergencyContact, {
    body: ({ name = '', phone = '' }) => ({ name, phone }),
    send: async (body) => await save.mutateAsync({ body }),
    failed: m.emergency_not_saved(),
    saysFailure: 'toast',
    onSuccess: ({ message }) => toast.success(message),
  });
  return (
    <Form form={form} className="flex max-w-md flex-col gap-4">
      <TextField
        label={m.emergency_name()}
        dir="auto"
        autoComplete="off"
        maxLength={limits.emergencyName.max}
        defaultValue={contact?.name ?? ''}
        {...form.field('name')}
      />
      <TextField
        label={m.emergency_phone()}
        type="tel"
        autoComplete="off"
        defaultValue={contact?.phone ?? ''}
        {...form.field('phone')}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="secondary" disabled={remove.isPending} busyText={m.saving()}>
          {m.save()}
        </SubmitButton>
        {contact && (
          <Button
            variant="quiet"
            isBusy={remove.isPending}
            busyText={m.removing()}
            disabled={form.isBusy}
            onClick={() => remove.mutate({})}
          >
            {m.remove()}
          </Button>
        )}
      </div>
    </Form>
  );
}
