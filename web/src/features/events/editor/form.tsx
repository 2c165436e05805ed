import { eventEditorMessages } from '@saath/contract/events/events/messages';
import { useRef } from 'react';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { toast } from '../../../ui/toast.ts';
import { EventAboutFields } from '../form/about.tsx';
import { EventTitleField } from '../form/texts.tsx';
import { EventTimes } from '../form/times.tsx';
import type { EventField, Problems } from '../form/values.ts';
import type { EditorSession } from './editing.ts';
import type { Editing } from './state.ts';
import { timeOrderProblem } from './values.ts';

type EditorFormProps = { id: string; session: EditorSession; editing: Editing };

/** The details of an event, to change. */
export function EditorForm({ id, session, editing }: EditorFormProps) {
  const { change } = session;
  const values = editing.mine;
  const { timeZone } = editing.base;
  const problems = problemsOf(session);
  const leaveTime = useTimeOrder(session, editing);

  return (
    <form
      id={id}
      noValidate
      className="flex flex-col gap-5 rounded-card border border-line bg-surface p-5"
      onSubmit={(submission) => {
        submission.preventDefault();
        session.submit();
      }}
    >
      <fieldset disabled={session.isSaving} className="contents">
        <EventTitleField
          values={values}
          problems={problems}
          onChange={(_, title) => change({ title })}
        />
        <EventTimes
          values={values}
          problems={problems}
          timeZone={timeZone}
          hint={m.to_move_an_event_to_later_change()}
          onChange={(field, text) => change({ [field]: text })}
          onLeave={leaveTime}
        />
        <EventAboutFields values={values} problems={problems} onChange={change} />
      </fieldset>
    </form>
  );
}

function problemsOf({ problem }: EditorSession): Problems<EventField> {
  return problem?.field ? { [problem.field]: problem.message } : {};
}

/** A time that would end the event before it starts is refused, and the one before it comes back (specification §5). */
function useTimeOrder(
  { change, setProblem }: EditorSession,
  { mine, base }: Editing,
): (field: 'startTime' | 'endTime') => void {
  const accepted = useRef({ startTime: mine.startTime, endTime: mine.endTime });
  return (field) => {
    const problem = timeOrderProblem(mine, base.timeZone);
    if (!problem) {
      accepted.current = { startTime: mine.startTime, endTime: mine.endTime };
    } else if (problem.message === spoken(eventEditorMessages, 'endBeforeStart')) {
      change({ [field]: accepted.current[field] });
      setProblem({ message: problem.message, field });
      toast.error(problem.message);
    }
  };
}
