import type { RoleOutlook } from '@saath/contract/matching/outlook/schema';
import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { ArrowRight } from '../../../ui/icons.ts';
import { shareInWords, stepAddress, stepInWords } from './words.ts';

type OutlookStepsProps = { eventId: string; outlook: RoleOutlook };

/** What would help most, each as the way to where one does it, with what it would bring. */
export function OutlookSteps({ eventId, outlook: { steps, hasMinimum } }: OutlookStepsProps) {
  if (steps.length === 0) return null;
  return (
    <ul aria-label={m.what_would_help_most()} className="flex flex-col gap-x-6 text-sm">
      {steps.map((step) => (
        <li key={step.kind} className="flex items-start gap-1.5">
          <ArrowRight
            aria-hidden
            size={16}
            className="mt-3.5 flex-none text-primary sm:mt-2 rtl:-scale-x-100"
          />
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 max-sm:flex-col max-sm:items-start max-sm:pb-2">
            <Link
              to={stepAddress(step, eventId)}
              className="inline-flex min-h-11 items-center py-1 font-semibold text-primary underline-offset-4 hover:underline sm:min-h-8"
            >
              {stepInWords(step, hasMinimum)}
            </Link>
            {step.percent > 0 && (
              <span className="text-ink-soft tabular-nums max-sm:-mt-2">
                {m.makes_it_percent({ percent: shareInWords(step.percent) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
