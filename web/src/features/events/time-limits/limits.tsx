import type { Event } from '@saath/contract/events/events/schema';
import { impossibleParts, partsOfRoles, skipsDays } from '@saath/contract/events/time-limits/rules';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Hourglass, Pencil } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { TimeLimitsDialog } from './dialog.tsx';
import { LimitsOrigin } from './origin.tsx';
import { useSetTimeLimits } from './queries.ts';
import { timeLimitsText } from './words.ts';

/** How much one person may help at an event, below its roles: one row once something is asked for, one button before. */
export function EditorTimeLimits({ event }: { event: Event }) {
  // The version as it was when the dialog was opened: what somebody else sets meanwhile is not in it.
  const [seen, setSeen] = useState<string>();
  const save = useSetTimeLimits(event.id);
  const open = () => setSeen(event.updatedAt);
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
            <LimitsOrigin limits={event.timeLimits} />
          </p>
          {mayChange && (
            <Button variant="quiet" size="small" onClick={open}>
              <Pencil aria-hidden size={16} />
              {m.edit()}
              <About>{m.hours_and_rest()}</About>
            </Button>
          )}
        </div>
      )}
      {mayChange && <WhatTheyMean event={event} />}
      {!text && (
        <div>
          <Button variant="quiet" className="self-start" onClick={open}>
            <Hourglass aria-hidden size={18} />
            {m.limit_hours_and_rest()}
          </Button>
          <LimitsOrigin />
        </div>
      )}
      <TimeLimitsDialog
        isOpen={seen !== undefined}
        limits={event.timeLimits}
        onSave={async (limits) => await save.mutateAsync({ ...limits, updatedAt: seen })}
        onSaved={(message) => void toast.success(message)}
        onClose={() => setSeen(undefined)}
      />
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
