import { proposeHours } from '@saath/contract/afterwards/hours/endpoints';
import type { MyHours as Mine } from '@saath/contract/afterwards/hours/schema';
import { isComing } from '@saath/contract/places/joining/rules';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { formatDate } from '../../../lib/format.ts';
import { formatHours } from '../../../lib/hours.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { toast } from '../../../ui/toast.ts';
import { HoursFields, useHoursDraft } from './fields.tsx';
import { MissedForm } from './missed-form.tsx';
import { useProposeHours } from './queries.ts';
import { basisNames } from './words.ts';

type MyHoursProps = { mine: Mine; now: Date };

/** What an event came to for the person: hours, and how to put them right (DY-04, DY-05). */
export function MyHours({ mine, now }: MyHoursProps) {
  const { state, proposal, openUntil, hours, isNoHelp = false } = mine;
  const isOpen = now <= new Date(openUntil);
  const waits = proposal?.state === 'open';
  return (
    <div className="flex flex-col gap-5">
      <Card as="section" className="flex flex-col gap-5 p-5">
        {state === 'no_show' || state === 'excused' ? (
          <p className="text-lg">
            {state === 'excused'
              ? m.that_you_could_not_come_is_excused()
              : m.nobody_wrote_down_that_you_came()}
          </p>
        ) : (
          <Counted mine={mine} />
        )}
      </Card>
      {proposal && <Proposal proposal={proposal} />}
      {isOpen && !waits && state === 'no_show' && <MissedForm mine={mine} />}
      {isOpen && !waits && isComing(state) && !isNoHelp && (
        <ProposeForm key={hours ?? 'none'} mine={mine} />
      )}
      {!isOpen && state !== 'excused' && !isNoHelp && (
        <p className="text-ink-soft">{m.the_seven_days_to_correct_are_over()}</p>
      )}
    </div>
  );
}

function Counted({ mine: { hours, basis, reason, isNoHelp } }: { mine: Mine }) {
  if (isNoHelp) return <p className="text-lg">{m.this_was_a_training_and_counts_no_hours()}</p>;
  if (hours === null || basis === null)
    return <p className="text-lg">{m.others_were_recorded_but_you_were_not_yet()}</p>;
  return (
    <>
      <p className="text-lg">{m.thank_you_this_counts_for_you()}</p>
      <p className="flex flex-wrap items-center gap-3">
        <span className="font-display font-semibold text-4xl tabular-nums">
          {formatHours(hours)}
        </span>
        <Chip tone={basis === 'corrected' ? 'info' : 'primary'}>{basisNames[basis]()}</Chip>
      </p>
      {reason && (
        <div className="border-line border-s-2 ps-3">
          <p className="text-ink-soft text-sm">{m.the_organisers_wrote()}</p>
          <p className="break-words">
            <bdi>{reason}</bdi>
          </p>
        </div>
      )}
    </>
  );
}

function Proposal({ proposal }: { proposal: NonNullable<Mine['proposal']> }) {
  const { state, hours, answer } = proposal;
  const shown = formatHours(hours);
  if (state === 'open')
    return <Notice tone="info">{m.you_proposed_hours_and_wait({ hours: shown })}</Notice>;
  const texts = {
    accepted: m.the_organisers_agreed_with_hours,
    changed: m.the_organisers_looked_at_your_hours,
    declined: m.the_organisers_could_not_agree_with_hours,
  };
  return (
    <Notice tone={state === 'declined' ? 'info' : 'success'}>
      <p>{texts[state]({ hours: shown })}</p>
      {answer && (
        <p className="break-words">
          <bdi>{answer}</bdi>
        </p>
      )}
    </Notice>
  );
}

function ProposeForm({ mine }: { mine: Mine }) {
  const [isOpen, setOpen] = useState(false);
  const draft = useHoursDraft(mine.hours ?? mine.plannedHours);
  const propose = useProposeHours();
  const form = useContractForm(proposeHours, {
    body: () => ({ hours: draft.typed, reason: draft.reason }),
    send: async (body) => await propose.mutateAsync({ params: { id: mine.event.id }, body }),
    failed: m.it_could_not_be_saved(),
    saysFailure: 'toast',
    onSuccess: ({ message }) => toast.success(message),
  });
  return (
    <Card as="section" className="p-5">
      <h2 className="font-display font-semibold text-xl">{m.not_right()}</h2>
      <p className="pt-1 pb-3 text-ink-soft">
        {m.until_date_you_can_propose_other_hours({
          date: formatDate(mine.openUntil, mine.event.timeZone),
        })}
      </p>
      {isOpen ? (
        <Form form={form} className="flex max-w-md flex-col items-start gap-4">
          <div className="w-full">
            <HoursFields draft={draft} reasonLabel={m.the_reason()} field={form.field} />
          </div>
          <SubmitButton busyText={m.sending()}>{m.propose()}</SubmitButton>
        </Form>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {m.correct_my_hours()}
        </Button>
      )}
    </Card>
  );
}
