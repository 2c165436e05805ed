import { issueCertificate } from '@saath/contract/afterwards/certificates/endpoints';
import { certificateMessages } from '@saath/contract/afterwards/certificates/messages';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { FoldSummary } from '../../../ui/fold-summary.tsx';
import { Award } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { useIssueCertificate } from './queries.ts';

/** Certifies all hours, or those of some days. @param onIssued gets the id of the new certificate */
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
  const forgetDays = () => {
    setFrom('');
    setTo('');
    form.forget('from');
    form.forget('to');
  };
  return (
    <Card as="section" className="p-5">
      <h2 className="font-display font-semibold text-xl">{m.make_a_certificate()}</h2>
      <p className="text-ink-soft">{m.all_your_hours_so_far()}</p>
      <Form form={form} className="mt-3 flex flex-col gap-3 sm:items-start">
        {/* Days that are out of sight count for nothing. */}
        <details onToggle={({ currentTarget }) => !currentTarget.open && forgetDays()}>
          <FoldSummary>{m.only_for_certain_days()}</FoldSummary>
          <p className="text-ink-soft text-sm">{m.leave_a_day_empty_to_set_no_limit()}</p>
          <div className="mt-3 mb-1 grid items-start gap-4 sm:grid-cols-2">
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
          </div>
        </details>
        <SubmitButton busyText={m.one_moment()}>
          <Award aria-hidden size={18} />
          {m.make_certificate()}
        </SubmitButton>
      </Form>
    </Card>
  );
}
