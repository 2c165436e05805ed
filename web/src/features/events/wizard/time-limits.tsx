import { noTimeLimits } from '@saath/contract/events/time-limits/rules';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Pencil } from '../../../ui/icons.ts';
import { useSite } from '../../foundation/organisation/site.ts';
import { TimeLimitsDialog } from '../time-limits/dialog.tsx';
import { LimitsOrigin } from '../time-limits/origin.tsx';
import { timeLimitsText } from '../time-limits/words.ts';
import type { Wizard } from './state.ts';

/** With which limits of hours and rest the event begins; nothing where there are none, as its editor can set them. */
export function WizardTimeLimits({ wizard }: { wizard: Wizard }) {
  const [isOpen, setOpen] = useState(false);
  const usual = useSite().organisation.timeLimits;
  const { values, problems, change } = wizard;
  if (!usual && !values.timeLimits) return null;
  const limits = values.timeLimits ?? usual ?? noTimeLimits;
  return (
    <section
      aria-label={m.hours_and_rest()}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field border border-line bg-surface px-4 py-3"
    >
      <div className="min-w-0 flex-1 basis-60">
        <span className="me-2 font-semibold">{m.hours_and_rest()}</span>{' '}
        <span className="break-words text-ink-soft">{timeLimitsText(limits) ?? m.no_limit()}</span>
        <LimitsOrigin limits={limits} />
        {problems.timeLimits && (
          <p role="alert" className="mt-1 text-danger text-sm">
            {problems.timeLimits}
          </p>
        )}
      </div>
      <Button variant="quiet" size="small" onClick={() => setOpen(true)}>
        <Pencil aria-hidden size={16} />
        {m.edit()}
        <About>{m.hours_and_rest()}</About>
      </Button>
      <TimeLimitsDialog
        isOpen={isOpen}
        limits={limits}
        onSave={async (timeLimits) => {
          change({ timeLimits });
          return { message: '' };
        }}
        onClose={() => setOpen(false)}
      />
    </section>
  );
}
