import type { Event } from '@saath/contract/events/events/schema';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Copy } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { toast } from '../../../ui/toast.ts';
import { eventPageQuery, eventQuery } from '../admin-list/queries.ts';
import { type BranchChoice, branchOf } from './branch.ts';
import { sameAs } from './proposals.ts';
import type { Wizard } from './state.ts';

/** Takes place, roles, questions and branch from the event that was made last; nothing while there is none, or once there are roles. */
export function SameAsLastTime({ wizard, choice }: { wizard: Wizard; choice: BranchChoice }) {
  const { data } = useQuery(eventPageQuery({ page: 1, q: '', status: undefined }));
  const [last] = data?.events ?? [];
  const { isReading, problem, read } = useWholeEvent();
  const values = useRef(wizard.values);
  values.current = wizard.values;
  const isPossible = () => values.current.roles.length === 0 && values.current.location === '';
  if (!last || !isPossible()) return null;
  const takeOver = (event: Event) => {
    // Whoever typed on meanwhile keeps what they wrote.
    if (!isPossible()) return;
    // A branch that was chosen, or with which the way here began, stays.
    const branchId = branchOf(choice, values.current.branchId) ?? event.branch?.id ?? '';
    wizard.change({ ...sameAs(event), branchId });
    toast.success(m.place_and_roles_are_taken_over());
  };
  return (
    <div>
      <Button
        variant="secondary"
        isBusy={isReading}
        busyText={m.copying()}
        onClick={() => void read(last.id, takeOver)}
      >
        <Copy aria-hidden size={18} />
        <span className="min-w-0 break-words">
          <Sentence text={m.same_as_event} parts={{ event: <bdi>{last.title}</bdi> }} />
        </span>
      </Button>
      {problem && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Reads one event with its questions, which lists of events do not carry, once somebody wants them. */
function useWholeEvent() {
  const queryClient = useQueryClient();
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const read = async (id: string, onRead: (event: Event) => void) => {
    setReading(true);
    setProblem(undefined);
    try {
      const { event } = await queryClient.fetchQuery({ ...eventQuery(id), staleTime: 0 });
      // Whoever has gone on to another step has begun without it.
      if (isHere.current) onRead(event);
    } catch (error) {
      setProblem(failureText(error, m.the_last_event_could_not_be_read()));
    } finally {
      setReading(false);
    }
  };
  return { isReading, problem, read };
}
