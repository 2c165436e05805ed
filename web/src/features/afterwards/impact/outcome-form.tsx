import { impactMessages } from '@saath/contract/afterwards/impact/messages';
import { type FormEvent, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { outcomeQuery, useSetOutcome } from './impact-queries.ts';

/** After an event: how many people it helped, for the impact of those who took part. */
export function OutcomeForm({ eventId }: { eventId: string }) {
  const outcome = useQuery(outcomeQuery(eventId));
  return (
    <Card className="p-5">
      <h2 className="mb-3 font-display font-semibold text-xl">{m.how_it_went()}</h2>
      <QueryState query={outcome}>
        {({ peopleHelped }) => <Form eventId={eventId} told={peopleHelped} />}
      </QueryState>
    </Card>
  );
}

function Form({ eventId, told }: { eventId: string; told: number | null }) {
  const [text, setText] = useState(told === null ? '' : String(told));
  const [problem, setProblem] = useState<string>();
  const save = useSetOutcome(eventId);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const isNumber = /^\d{0,8}$/.test(text.trim());
    setProblem(isNumber ? undefined : impactMessages.peopleHelped);
    if (isNumber) save.mutate(text.trim() === '' ? null : Number(text));
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col items-start gap-3">
      <TextField
        label={m.people_helped()}
        inputMode="numeric"
        value={text}
        onChange={(change) => setText(change.target.value)}
        error={problem}
        hint={m.guests_fed_trees_planted_for_a_street()}
      />
      <Button type="submit" variant="secondary" isBusy={save.isPending} busyText={m.saving()}>
        {m.save()}
      </Button>
    </form>
  );
}
