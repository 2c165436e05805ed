import type { Event } from '@saath/contract/events/events/schema';
import { impossibleParts, partsOfRoles, skipsDays } from '@saath/contract/events/time-limits/rules';
import { Hourglass, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TimeLimitsForm } from './form.tsx';
import { timeLimitsText } from './words.ts';

/** How much one person may help at an event, below its roles: one row once something is asked for, one button before. */
export function EditorTimeLimits({ event }: { event: Event }) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const formId = useId();
  const text = timeLimitsText(event.timeLimits);
  const mayChange = event.status !== 'COMPLETED' && event.status !== 'CANCELLED';
  if (!text && !mayChange) return null;
  return (
    <section aria-label={m.hours_and_rest()} className="flex flex-col gap-3">
      {text && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line bg-surface px-4 py-3">
          <p className="min-w-0 flex-1 basis-60">
            <span className="me-2 font-semibold">{m.hours_and_rest()}</span>{' '}
            <span className="break-words text-ink-soft">{text}</span>
          </p>
          {mayChange && (
            <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
              <Pencil aria-hidden size={16} />
              {m.edit()}
              <About>{m.hours_and_rest()}</About>
            </Button>
          )}
        </div>
      )}
      {mayChange && <WhatTheyMean event={event} />}
      {!text && (
        <Button variant="quiet" className="self-start" onClick={() => setOpen(true)}>
          <Hourglass aria-hidden size={18} />
          {m.limit_hours_and_rest()}
        </Button>
      )}
      <Dialog
        open={isOpen}
        onOpenChange={(open) => {
          if (!isBusy) setOpen(open);
        }}
        title={m.hours_and_rest()}
        description={m.places_at_other_events_count_too()}
        size="small"
        footer={
          <>
            <Button variant="secondary" disabled={isBusy} onClick={() => setOpen(false)}>
              {m.cancel()}
            </Button>
            <Button type="submit" form={formId} isBusy={isBusy} busyText={m.saving()}>
              {m.save()}
            </Button>
          </>
        }
      >
        {isOpen && (
          <TimeLimitsForm {...{ formId, event, onBusy: setBusy, onSaved: () => setOpen(false) }} />
        )}
      </Dialog>
    </section>
  );
}

/** What nobody can do within the limits, as when the times were changed later. */
function WhatTheyMean({ event }: { event: Event }) {
  const { timeLimits: limits, timeZone } = event;
  if (!limits) return null;
  const parts = partsOfRoles(event, event.role);
  const [impossible] = impossibleParts(parts, { limits, timeZone });
  const skipped = parts.find((part) => skipsDays(limits, part));
  const told = impossible
    ? { tone: 'danger' as const, text: m.nobody_could_do_role, role: impossible.part.role }
    : skipped && { tone: 'info' as const, text: m.no_two_days_in_a_row, role: skipped.role };
  if (!told) return null;
  return (
    <Notice tone={told.tone}>
      <Sentence text={told.text} parts={{ role: <bdi>{told.role.role_name}</bdi> }} />
    </Notice>
  );
}
