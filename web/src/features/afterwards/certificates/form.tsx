import { issueCertificate } from '@saath/contract/afterwards/certificates/endpoints';
import { certificateMessages } from '@saath/contract/afterwards/certificates/messages';
import { Award } from 'lucide-react';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useIssueCertificate } from './queries.ts';

/** Chooses the days of a certificate. @param onIssued gets the id of the new one */
export function CertificateForm({ onIssued }: { onIssued: (id: string) => void }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const issue = useIssueCertificate();
  // Said at once: both days are there to be seen.
  const isBackwards = from !== '' && to !== '' && from > to;
  const form = useContractForm(issueCertificate, {
    body: () => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) }),
    send: issue.mutateAsync,
    failed: m.the_certificate_could_not_be_made(),
    saysFailure: 'toast',
    onSuccess: ({ certificate }) => onIssued(certificate.id),
  });
  return (
    <Card as="section" className="p-5">
      <h2 className="font-display font-semibold text-xl">{m.make_a_certificate()}</h2>
      <p className="pb-4 text-ink-soft">{m.leave_the_days_empty_for_all_your_hours()}</p>
      <Form form={form} className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={m.first_day()}
          type="date"
          value={from}
          onChange={(change) => {
            setFrom(change.target.value);
            form.forget('to');
          }}
          {...form.field('from')}
        />
        <TextField
          label={m.last_day()}
          type="date"
          value={to}
          onChange={(change) => setTo(change.target.value)}
          name="to"
          error={isBackwards ? spoken(certificateMessages, 'wrongDays') : form.problems.to}
        />
        <SubmitButton className="sm:mt-7" busyText={m.one_moment()}>
          <Award aria-hidden size={18} />
          {m.make_certificate()}
        </SubmitButton>
      </Form>
    </Card>
  );
}
