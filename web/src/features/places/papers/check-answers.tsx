import { limits } from '@saath/contract/limits';
import type { PaperToCheck } from '@saath/contract/places/papers/schema';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Check, X } from '../../../ui/icons.ts';
import { ReasonForm } from '../../../ui/reason-form.tsx';
import { useDecidePaper } from './queries.ts';

/** The two answers to what somebody says to have; a no needs its reason. */
export function CheckAnswers({ paper: { id, state, person } }: { paper: PaperToCheck }) {
  const decide = useDecidePaper();
  const [isRefusing, setRefusing] = useState(false);
  const about = <About>{person.name}</About>;
  if (isRefusing)
    return (
      <ReasonForm
        label={m.why_not_accepted()}
        maxLength={limits.paperReason.max}
        action={m.refuse()}
        tone="danger"
        isBusy={decide.isPending}
        onGive={(reason) => decide.mutate({ id, decision: 'refuse', reason })}
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
