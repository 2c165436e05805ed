import { m } from '../../../paraglide/messages.js';
import { Check } from '../../../ui/icons.ts';
import { type WizardStep, wizardSteps } from './checks.ts';

type WizardProgressProps = { step: WizardStep };

/** Which of the three steps one is at. */
export function WizardProgress({ step }: WizardProgressProps) {
  return (
    <ol aria-label={m.steps()} className="mb-6 grid grid-cols-3 gap-2 sm:gap-3">
      {wizardSteps.map((name, index) => {
        const isDone = index < step;
        const isCurrent = index === step;
        const bar = isDone || isCurrent ? 'border-primary' : 'border-line';
        return (
          <li
            key={name()}
            aria-current={isCurrent ? 'step' : undefined}
            className={`flex items-start gap-2 border-t-4 pt-2 text-sm sm:items-center ${bar} ${isCurrent ? 'font-semibold' : 'text-ink-soft'}`}
          >
            <span
              aria-hidden
              className={`grid size-6 flex-none place-items-center rounded-full text-xs tabular-nums max-sm:hidden ${isDone || isCurrent ? 'bg-primary text-on-primary' : 'bg-neutral-soft'}`}
            >
              {isDone ? <Check size={14} /> : index + 1}
            </span>
            <span className="min-w-0">
              <span className="sr-only">{isDone ? `${m.done()} ` : ''}</span>
              {name()}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
