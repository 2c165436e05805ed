import type { Person } from '@saath/contract/accounts/accounts/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useDebounced } from '../../../lib/debounced.ts';
import type { Text } from '../../../lib/text.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { peopleQuery } from '../../places/answer/queries.ts';
import { LastDayField } from './last-day.tsx';
import { helperRow, Who } from './who.tsx';

/** `until` is the last day on which the right holds; without one it holds until it is taken away. */
export type Given<Right> = { readonly userId: string; readonly right: Right; until?: string };

type FindPersonProps<Right extends string> = {
  /** The first is chosen until another is. */
  rights: readonly [Right, ...Right[]];
  names: Readonly<Record<Right, Text>>;
  hints: Readonly<Record<Right, Text>>;
  /** Who has which right already. */
  known: readonly { userId: string; right: Right; until: string | null }[];
  find: (name: string) => ReturnType<typeof peopleQuery>;
  /** Whose right is on its way. */
  adding: string | undefined;
  /** @param onDone to be called once it is given */
  onAdd: (given: Given<Right>, onDone: () => void) => void;
};

/** The way to a person who is to get a right: which one, for how long, and whom. */
export function FindPerson<Right extends string>(props: FindPersonProps<Right>) {
  const { rights, names, hints, known, find, adding, onAdd } = props;
  const [text, setText] = useState('');
  const [right, setRight] = useState<Right>(rights[0]);
  const [until, setUntil] = useState('');
  const name = useDebounced(text.trim(), limits.searchDebounce);
  const found = useQuery(find(name));
  // Who has another right is offered this one in its place, and who has this one may get another end.
  const people = (found.data ?? []).filter(({ id }) =>
    known.every(
      (each) => each.userId !== id || each.right !== right || until !== '' || each.until !== null,
    ),
  );
  const isLooking = found.isFetching || name !== text.trim();
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={m.what_they_may_do()}
        hint={hints[right]()}
        options={rights.map((value) => ({ value, label: names[value]() }))}
        value={right}
        onChange={({ target }) => setRight(target.value as Right)}
      />
      <LastDayField value={until} onChange={setUntil} />
      <TextField
        label={m.search_by_name()}
        type="search"
        autoComplete="off"
        maxLength={limits.searchText.max}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text.trim() !== '' && (
        <FoundPeople
          people={people}
          isLooking={isLooking}
          adding={adding}
          onAdd={(userId) =>
            onAdd({ userId, right, ...(until ? { until } : {}) }, () => setText(''))
          }
        />
      )}
    </div>
  );
}

type FoundPeopleProps = {
  people: readonly Person[];
  isLooking: boolean;
  adding: string | undefined;
  onAdd: (userId: string) => void;
};

function FoundPeople({ people, isLooking, adding, onAdd }: FoundPeopleProps) {
  return (
    <>
      <ul aria-busy={isLooking} className="-mt-2 divide-y divide-line">
        {people.map((person) => (
          <li key={person.id} className={helperRow}>
            <Who person={person} note={null} />
            <Button
              size="small"
              isBusy={adding === person.id}
              disabled={adding !== undefined}
              onClick={() => onAdd(person.id)}
            >
              {m.let_help()}
              <About>{person.name}</About>
            </Button>
          </li>
        ))}
      </ul>
      <p role="status" className={people.length > 0 || isLooking ? 'sr-only' : 'py-3'}>
        {!isLooking && people.length === 0 && m.no_volunteers_found()}
      </p>
    </>
  );
}
