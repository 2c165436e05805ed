import type { WhyNot } from '@saath/contract/places/why-not/schema';
import { told } from '@saath/contract/texts';
import { type ReactNode, useId, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { whyNotQuery } from './matching-queries.ts';
import { ObstacleText } from './obstacle-text.tsx';
import { ReasonChips } from './reason-chips.tsx';
import { changeText, standingText } from './why-not-words.ts';

type WhyNotProps = { roleId: string; userId: string; name: string };

/** Opens why a named person is not suggested for a role (MT-05). */
export function WhyNotSuggested({ roleId, userId, name }: WhyNotProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-2">
      <Button
        variant="secondary"
        size="small"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={m.why_is_name_not_suggested({ name })}
        onClick={() => setOpen(!isOpen)}
      >
        {m.why_not_suggested()}
      </Button>
      <div id={id}>{isOpen && <Answer roleId={roleId} userId={userId} />}</div>
    </div>
  );
}

function Answer({ roleId, userId }: Omit<WhyNotProps, 'name'>) {
  const answer = useQuery(whyNotQuery({ roleId, userId }));
  return (
    <div className="mt-3 rounded-field border border-line p-4">
      <QueryState query={answer}>{(known) => <Told answer={known} />}</QueryState>
    </div>
  );
}

function Told({ answer }: { answer: WhyNot }) {
  const { isSuggested, obstacles, standing, against, inFavour, changes } = answer;
  if (isSuggested) return <p role="status">{m.is_among_the_suggestions()}</p>;
  return (
    <dl className="flex flex-col gap-3 text-sm">
      {obstacles.length > 0 && (
        <Part title={m.in_the_way()}>
          <ul>
            {obstacles.map((obstacle) => (
              <li key={`${obstacle.text} ${obstacle.event?.id}`}>
                <ObstacleText obstacle={obstacle} />
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={obstacles.length > 0 ? m.without_that() : m.fit()}>
        {standingText(standing)}
        {standing.note && <p>{told(standing.note)}</p>}
      </Part>
      <Part title={m.counts_against()}>
        {against.length > 0 ? <ReasonChips reasons={against} /> : m.nothing_against()}
      </Part>
      {inFavour.length > 0 && (
        <Part title={m.speaks_in_favour()}>
          <ReasonChips reasons={inFavour} />
        </Part>
      )}
      {changes.length > 0 && (
        <Part title={m.would_change_it()}>
          <ul>
            {changes.map((change) => (
              <li key={change.text}>
                <Sentence
                  text={(slots) => changeText(change, slots)}
                  parts={{
                    change: <span>{told({ message: change.text, wording: change.wording })}</span>,
                  }}
                />
              </li>
            ))}
          </ul>
        </Part>
      )}
    </dl>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">{title}</dt>
      <dd className="mt-1 break-words">{children}</dd>
    </div>
  );
}
