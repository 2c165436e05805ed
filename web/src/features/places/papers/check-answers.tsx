import { limits } from '@saath/contract/limits';
import type { PaperToCheck } from '@saath/contract/places/papers/schema';
import { Check, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useDecidePaper } from './queries.ts';

/** The two answers to what somebody says to have; a no needs its reason. */
export function CheckAnswers({ paper: { id, state, person } }: { paper: PaperToCheck }) {
  const decide = useDecidePaper();
  const [isRefusing, setRefusing] = useState(false);
  const about = <About>{person.name}</About>;
  if (isRefusing)
    return (
      <Refusal
        isBusy={decide.isPending}
        onRefuse={(reason) => decide.mutate({ id, decision: 'refuse', reason })}
        onCancel={() => setRefusing(false)}
      />
    );
  return (
    <div className="flex flex-wrap gap-2">
      {state === 'claimed' && (
        <Button
          size="small"
          isBusy={decide.isPending}
          busyText={m.saving()}
          onClick={() => decide.mutate({ id, decision: 'verify' })}
        >
          <Check aria-hidden size={16} />
          {m.verify()}
          {about}
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        disabled={decide.isPending}
        onClick={() => setRefusing(true)}
      >
        <X aria-hidden size={16} />
        {state === 'claimed' ? m.refuse() : m.take_the_check_back()}
        {about}
      </Button>
    </div>
  );
}

type RefusalProps = {
  isBusy: boolean;
  onRefuse: (reason: string) => void;
  onCancel: () => void;
};

function Refusal({ isBusy, onRefuse, onCancel }: RefusalProps) {
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim()) onRefuse(reason.trim());
  };
  return (
    <form onSubmit={submit} className="flex w-full flex-col gap-3 sm:max-w-md">
      <TextField
        label={m.why_not_accepted()}
        autoComplete="off"
        autoFocus
        required
        maxLength={limits.paperReason.max}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="small"
          variant="danger"
          isBusy={isBusy}
          busyText={m.saving()}
          disabled={!reason.trim()}
        >
          {m.refuse()}
        </Button>
        <Button size="small" variant="quiet" disabled={isBusy} onClick={onCancel}>
          {m.cancel()}
        </Button>
      </div>
    </form>
  );
}
