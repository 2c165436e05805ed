import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useDebounced } from '../../../lib/debounced.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { UserPlus } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { type Found, FoundPerson } from '../answer/found-person.tsx';
import { orderNote } from '../answer/order-note.ts';
import { peopleQuery, suggestionsQuery } from '../answer/queries.ts';
import { usePull } from './queries.ts';
import type { BoardAction, BoardState } from './state.ts';

type BoardPeopleProps = {
  state: BoardState;
  open: boolean;
  onClose: () => void;
  dispatch: (action: BoardAction) => void;
};

/** Finds volunteers who have not asked, by name or because they fit, and puts them on the board. */
export function BoardPeople({ state, open, onClose, dispatch }: BoardPeopleProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="large"
      title={m.add_people_to_the_board()}
      description={m.they_stand_among_those_without_a_role()}
    >
      <FindPeople state={state} dispatch={dispatch} />
    </Dialog>
  );
}

function FindPeople({ state, dispatch }: Pick<BoardPeopleProps, 'state' | 'dispatch'>) {
  const { event, roles } = state.board;
  const [text, setText] = useState('');
  const [roleId, setRoleId] = useState(roles[0]?.id ?? '');
  const name = useDebounced(text.trim(), limits.searchDebounce);
  const found = useQuery(peopleQuery({ name, eventId: event.id }));
  const suggested = useQuery(suggestionsQuery(roleId));
  const pull = usePull(event.id);
  const isSearch = text.trim() !== '';
  const { data = [], error, isFetching } = isSearch ? found : suggested;
  const suggestedById = new Map(suggested.data?.map((person) => [person.id, person] as const));
  const people = data.filter(({ id }) => !state.people.has(id));
  const note = isSearch ? undefined : orderNote(suggested.data ?? []);

  const add = (id: string) =>
    pull.mutate([id], {
      onSuccess: ({ people: added }) => dispatch({ type: 'pull', people: added }),
      onError: (error) => toast.error(failureText(error, m.this_person_could_not_be_added())),
    });

  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={m.search_by_name()}
          type="search"
          autoComplete="off"
          maxLength={limits.searchText.max}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <SelectField
          label={m.or_suggested_for()}
          value={roleId}
          disabled={isSearch}
          options={roles.map((role) => ({ value: role.id, label: role.name }))}
          onChange={(event) => setRoleId(event.target.value)}
        />
      </div>
      {people.length === 0 && isFetching && <Skeleton className="mt-4 h-16 w-full" />}
      {note && people.length > 1 && <p className="mt-4 text-ink-soft text-sm">{note}</p>}
      <ul className="mt-4 divide-y divide-line">
        {people.map((person) => (
          <AddPerson
            key={person.id}
            person={suggestedById.get(person.id) ?? person}
            roleId={roleId}
            isBusy={pull.isPending && pull.variables.includes(person.id)}
            isDisabled={pull.isPending}
            onAdd={() => add(person.id)}
          />
        ))}
      </ul>
      <p role="status" className={people.length > 0 || isFetching ? 'sr-only' : 'text-ink-soft'}>
        {isFetching ? '' : foundText(people.length, { isSearch, error })}
      </p>
    </>
  );
}

type Looked = { isSearch: boolean; error: Error | null };

function foundText(count: number, { isSearch, error }: Looked): string {
  if (count > 0) return m.count_people({ count });
  if (error) return failureText(error, m.the_people_could_not_be_loaded());
  return isSearch ? m.no_volunteers_found() : m.no_suggested_volunteers_available();
}

type AddPersonProps = {
  person: Found;
  roleId: string;
  isBusy: boolean;
  isDisabled: boolean;
  onAdd: () => void;
};

function AddPerson({ person, roleId, isBusy, isDisabled, onAdd }: AddPersonProps) {
  return (
    <FoundPerson
      person={person}
      roleId={roleId}
      action={
        <Button
          variant="secondary"
          size="small"
          aria-label={m.add_name_to_the_board({ name: person.name })}
          isBusy={isBusy}
          disabled={isDisabled}
          onClick={onAdd}
        >
          <UserPlus aria-hidden size={16} />
          {m.add()}
        </Button>
      }
    />
  );
}
