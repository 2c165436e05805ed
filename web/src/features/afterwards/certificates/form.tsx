import { newCertificateSchema } from '@saath/contract/afterwards/certificates/schema';
import { Award } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useIssueCertificate } from './queries.ts';

/** Chooses the days of a certificate. @param onIssued gets the id of the new one */
export function CertificateForm({ onIssued }: { onIssued: (id: string) => void }) {
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const issue = useIssueCertificate();
  const days = { ...(from ? { from } : {}), ...(to ? { to } : {}) };
  const problem = newCertificateSchema.safeParse(days).error?.issues[0]?.message;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!problem) issue.mutate(days, { onSuccess: ({ certificate }) => onIssued(certificate.id) });
  };
  return (
    <Card as="section" className="p-5">
      <h2 className="font-display font-semibold text-xl">{m.make_a_certificate()}</h2>
      <p className="pb-4 text-ink-soft">{m.leave_the_days_empty_for_all_your_hours()}</p>
      <form onSubmit={send} noValidate className="grid items-start gap-4 sm:grid-cols-3">
        <TextField
          label={m.first_day()}
          type="date"
          value={from}
          onChange={(change) => setFrom(change.target.value)}
        />
        <TextField
          label={m.last_day()}
          type="date"
          value={to}
          onChange={(change) => setTo(change.target.value)}
          error={problem}
        />
        <Button
          type="submit"
          className="sm:mt-7"
          isBusy={issue.isPending}
          busyText={m.one_moment()}
        >
          <Award aria-hidden size={18} />
          {m.make_certificate()}
        </Button>
      </form>
    </Card>
  );
}
