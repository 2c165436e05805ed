import { setOutcome } from '@saath/contract/afterwards/impact/endpoints';
import { impactMessages } from '@saath/contract/afterwards/impact/messages';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useQuery } from '../../../calls/query.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { outcomeQuery, useSetOutcome } from './impact-queries.ts';

/** After an event: how many people it helped, for the impact of those who took part. */
export function OutcomeForm({ eventId }: { eventId: string }) {
  const outcome = useQuery(outcomeQuery(eventId));
  return (
    <Card className="p-5">
      <h2 className="mb-3 font-display font-semibold text-xl">{m.how_it_went()}</h2>
      <QueryState query={outcome}>
        {({ peopleHelped }) => <TellForm eventId={eventId} told={peopleHelped} />}
      </QueryState>
    </Card>
  );
}

function TellForm({ eventId, told }: { eventId: string; told: number | null }) {
  const [text, setText] = useState(told === null ? '' : String(told));
  const save = useSetOutcome(eventId);
  const form = useContractForm(setOutcome, {
    body: () => ({ peopleHelped: text.trim() === '' ? null : Number(text) }),
    check: () =>
      /^\d{0,8}$/.test(text.trim()) ? {} : { peopleHelped: spoken(impactMessages, 'peopleHelped') },
    send: async ({ peopleHelped }) => await save.mutateAsync(peopleHelped),
    failed: m.this_could_not_be_saved_please_try_again(),
    saysFailure: 'toast',
    onSuccess: ({ message }) => toast.success(message),
  });
  return (
    <Form form={form} className="flex flex-col items-start gap-3">
      <TextField
        label={m.people_helped()}
        inputMode="numeric"
        value={text}
        onChange={(change) => setText(change.target.value)}
        {...form.field('peopleHelped')}
        hint={m.guests_fed_trees_planted_for_a_street()}
      />
      <SubmitButton variant="secondary" busyText={m.saving()}>
        {m.save()}
      </SubmitButton>
    </Form>
  );
}
