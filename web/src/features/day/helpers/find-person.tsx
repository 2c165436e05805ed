import type { Person } from '@saath/contract/accounts/accounts/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useDebounced } from '../../../lib/debounced.ts';
import { failureText } from '../../../lib/failure-text.ts';
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
export type Given<Right> = {
  readonly userId: string;
  readonly right: Right;
  /** Of a right at one role. */
  roleId?: string;
  until?: string;
};

/** Each right in a few words, and what it lets people do. */
export type RightWords<Right extends string> = Readonly<
  Record<Right, { readonly name: Text; readonly hint: Text }>
>;

type FindPersonProps<Right extends string> = {
  /** The first is chosen until another is. */
  rights: readonly [Right, ...Right[]];
  words: RightWords<Right>;
  /** The right that is given at one of these roles; not offered where there are none. */
  inRole?: { readonly right: Right; readonly roles: readonly { id: string; name: string }[] };
  /** Who has which right already. */
  known: readonly {
    userId: string;
    right: Right;
    role?: { id: string } | undefined;
    until: string | null;
  }[];
  find: (name: string) => ReturnType<typeof peopleQuery>;
  /** Whose right is on its way. */
  adding: string | undefined;
  /** @param onDone to be called once it is given */
  onAdd: (given: Given<Right>, onDone: () => void) => void;
};

/** The way to a person who is to get a right: which one, for how long, and whom. */
export function FindPerson<Right extends string>(props: FindPersonProps<Right>) {
  const { rights, words, inRole, known, find, adding, onAdd } = props;
  const [text, setText] = useState('');
  const [right, setRight] = useState<Right>(rights[0]);
  const [chosenRole, setRole] = useState('');
  const [until, setUntil] = useState('');
  const roles = inRole?.roles ?? [];
  const offered = rights.filter((each) => each !== inRole?.right || roles.length > 0);
  const roleId = right === inRole?.right ? chosenRole || roles[0]?.id : undefined;
  const name = useDebounced(text.trim(), limits.searchDebounce);
  const found = useQuery(find(name));
  const hasIt = holding(known, { right, roleId, until });
  const people = (found.data ?? []).filter(({ id }) => !hasIt(id));
  const isLooking = found.isFetching || name !== text.trim();
  return (
    <div className="flex flex-col gap-4">
      <SelectField
        label={m.what_they_may_do()}
        hint={words[right].hint()}
        options={offered.map((value) => ({ value, label: words[value].name() }))}
        value={right}
        onChange={({ target }) => setRight(target.value as Right)}
      />
      {roleId !== undefined && <RoleField roles={roles} value={roleId} onChange={setRole} />}
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
          error={found.error}
          isLooking={isLooking}
          adding={adding}
          onAdd={(userId) =>
            onAdd(
              { userId, right, ...(roleId ? { roleId } : {}), ...(until ? { until } : {}) },
              () => setText(''),
            )
          }
        />
      )}
    </div>
  );
}

type RoleFieldProps = {
  roles: readonly { id: string; name: string }[];
  value: string;
  onChange: (id: string) => void;
};

/** Whose people they are to lead. */
function RoleField({ roles, value, onChange }: RoleFieldProps) {
  const options = roles.map((role) => ({ value: role.id, label: role.name }));
  return (
    <SelectField
      label={m.role()}
      options={options}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

/** Who has this very right already. Who has another one is offered it in its place, and who has it may get another end. */
function holding<Right extends string>(
  known: FindPersonProps<Right>['known'],
  given: { right: Right; roleId: string | undefined; until: string },
): (id: string) => boolean {
  const isSame = (each: (typeof known)[number]) =>
    each.right === given.right && each.role?.id === given.roleId;
  const keepsEnd = (each: (typeof known)[number]) => given.until === '' && each.until === null;
  return (id) => known.some((each) => each.userId === id && isSame(each) && keepsEnd(each));
}

type FoundPeopleProps = {
  people: readonly Person[];
  /** Why nobody could be looked for. */
  error: Error | null;
  isLooking: boolean;
  adding: string | undefined;
  onAdd: (userId: string) => void;
};

function FoundPeople({ people, error, isLooking, adding, onAdd }: FoundPeopleProps) {
  const nobody = error
    ? failureText(error, m.the_people_could_not_be_loaded())
    : m.no_volunteers_found();
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
        {!isLooking && people.length === 0 && nobody}
      </p>
    </>
  );
}
