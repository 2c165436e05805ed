import { localTimeOf } from '@saath/contract/local-time';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { EventTitleField } from '../form/texts.tsx';
import { EventTimes } from '../form/times.tsx';
import type { BranchChoice } from './branch.ts';
import { WizardBranch } from './branch-field.tsx';
import { timeProblem } from './checks.ts';
import { timesFrom } from './proposals.ts';
import { SameAsLastTime } from './same-as-last-time.tsx';
import type { Wizard } from './state.ts';

type WizardBasicsProps = { wizard: Wizard; timeZone: string; choice: BranchChoice };

/** Step 1: what it is called and when it takes place. */
export function WizardBasics({ wizard, timeZone, choice }: WizardBasicsProps) {
  const { values, problems, change, setProblems } = wizard;

  const checkTimes = () => {
    const problem = timeProblem(values, { timeZone, now: new Date() });
    const isKnown = problem && problems[problem.field] === problem.message;
    if (problem && !isKnown) toast.error(problem.message);
    setProblems((known) => ({
      ...known,
      startTime: undefined,
      endTime: undefined,
      ...(problem ? { [problem.field]: problem.message } : {}),
    }));
  };

  return (
    <>
      <SameAsLastTime wizard={wizard} choice={choice} />
      <WizardBranch wizard={wizard} choice={choice} />
      <EventTitleField
        values={values}
        problems={problems}
        onChange={(_, title) => change({ title })}
      />
      <EventTimes
        values={values}
        problems={problems}
        timeZone={timeZone}
        min={localTimeOf(new Date(), timeZone)}
        hint={m.an_event_lasts_one_hour_at_least()}
        onChange={(field, text) =>
          change(field === 'startTime' ? timesFrom(text, values) : { [field]: text })
        }
        onLeave={checkTimes}
      />
    </>
  );
}
