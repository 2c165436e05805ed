import type { WaitingAppeal } from '@saath/contract/office/lending/schema';
import { useRef } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { HandHelping } from '../../../ui/icons.ts';
import { Sentence } from '../../../ui/sentence.tsx';
import { TimeSpan } from '../../../ui/time-span.tsx';
import { useAnswerAppeal, waitingAppealsQuery } from './queries.ts';

/** What other branches ask of those that a volunteer helps to run; nothing where nothing waits (RG-02). */
export function WaitingAppeals() {
  const { data: appeals = [] } = useQuery(waitingAppealsQuery);
  const all = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row.
  useKeptFocus(all, appeals.map(keyOf).join());
  return (
    <div ref={all} tabIndex={-1} className="outline-none">
      {appeals.length > 0 && (
        <Card as="section" aria-labelledby="appeals" className="mt-6 overflow-hidden">
          <h2 id="appeals" className="border-line border-b px-5 py-4 text-xl">
            {m.this_waits_for_you()}
          </h2>
          <ul className="divide-y divide-line">
            {appeals.map((appeal) => (
              <AppealRow key={keyOf(appeal)} appeal={appeal} />
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}

export const keyOf = ({ role, branch }: WaitingAppeal) => `${role.id} ${branch.id}`;

/** What another branch asks, with one press to pass it on, and one to decline. */
export function AppealRow({ appeal }: { appeal: WaitingAppeal }) {
  const { branch, event, role } = appeal;
  const answer = useAnswerAppeal();
  const given = { branchId: branch.id, roleId: role.id };
  const isBusy = (which: 'pass_on' | 'decline') =>
    answer.isPending && answer.variables.answer === which;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3">
      <HandHelping aria-hidden size={20} className="flex-none self-start text-primary" />
      <What appeal={appeal} />
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        <Button
          size="small"
          isBusy={isBusy('pass_on')}
          disabled={answer.isPending}
          onClick={() => answer.mutate({ ...given, answer: 'pass_on' })}
        >
          {m.pass_on_to_our_people()}
          <About>{event.title}</About>
        </Button>
        <Button
          size="small"
          variant="quiet"
          isBusy={isBusy('decline')}
          disabled={answer.isPending}
          onClick={() => answer.mutate({ ...given, answer: 'decline' })}
        >
          {m.decline()}
          <About>{event.title}</About>
        </Button>
      </div>
    </li>
  );
}

/** Who asks whom, for what, when and where, and their word. */
function What({ appeal: { from, branch, event, role, word } }: { appeal: WaitingAppeal }) {
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-semibold break-words">
        <Sentence
          text={m.from_asks_branch_for_help}
          parts={{
            from: <bdi>{from}</bdi>,
            branch: <bdi>{branch.name}</bdi>,
            role: <bdi>{role.name}</bdi>,
          }}
        />
      </p>
      <p className="break-words text-ink-soft">
        <bdi>{event.title}</bdi>
        {' · '}
        <span className="whitespace-nowrap">
          {m.free_places_count({ count: formatNumber(role.free) })}
        </span>
      </p>
      <p className="text-ink-soft text-sm">
        <TimeSpan of={event} /> · <bdi>{event.location}</bdi>
      </p>
      {word && (
        <p dir="auto" className="mt-1 break-words">
          {word}
        </p>
      )}
    </div>
  );
}
