import { type Right, rights } from '@saath/contract/abilities';
import type { Person } from '@saath/contract/accounts/accounts/schema';
import type { Helper } from '@saath/contract/day/helpers/schema';
import { limits } from '@saath/contract/limits';
import { type ReactNode, useRef, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useDebounced } from '../../../lib/debounced.ts';
import type { Text } from '../../../lib/text.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useSite } from '../../foundation/organisation/site.ts';
import { peopleQuery } from '../../places/answer/queries.ts';
import { GivenBy } from './given-by.tsx';
import { LastDayField, lastDayText } from './last-day.tsx';
import { helpersQuery, useAddHelper, useRemoveHelper } from './queries.ts';

type HelpersDialogProps = { eventId: string; open: boolean; onClose: () => void };

/** Who helps to run the event beside the organisers, and the way to ask somebody or let them go (OR-03). */
export function HelpersDialog({ eventId, open, onClose }: HelpersDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={m.helpers()}
      description={m.helpers_hint()}
    >
      <Helpers eventId={eventId} />
    </Dialog>
  );
}

function Helpers({ eventId }: { eventId: string }) {
  const helpers = useQuery(helpersQuery(eventId));
  const all = useRef<HTMLDivElement>(null);
  // The button that was pressed goes with its row.
  useKeptFocus(all, helpers.data?.map(({ userId }) => userId).join());
  const remove = useRemoveHelper(eventId);
  const now = new Date(helpers.dataUpdatedAt).toISOString();
  const { timeZone } = useSite();
  return (
    <div ref={all} tabIndex={-1} className="outline-none">
      <QueryState query={helpers} errorTitle={m.the_helpers_could_not_be_loaded()}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-soft">{m.nobody_helps_yet()}</p>
          ) : (
            <ul className="divide-y divide-line">
              {all.map((helper) => (
                <li key={helper.userId} className={row}>
                  <Who person={helper} note={<Note of={helper} now={now} timeZone={timeZone} />} />
                  <Button
                    variant="secondary"
                    size="small"
                    isBusy={remove.isPending && remove.variables === helper.userId}
                    onClick={() => remove.mutate(helper.userId)}
                  >
                    {m.remove()}
                    <About>{helper.name}</About>
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <FindHelper eventId={eventId} known={helpers.data ?? []} />
    </div>
  );
}

const row = 'flex flex-wrap items-center gap-x-4 gap-y-2 py-3';

type NoteProps = { of: Helper; now: string; timeZone: string };

function Note({ of: { right, givenBy, givenAt, until }, now, timeZone }: NoteProps) {
  const last = lastDayText(until, timeZone);
  const given = <GivenBy by={givenBy} at={givenAt} now={now} />;
  return (
    <>
      <Sentence text={m.right_given} parts={{ right: names[right](), given }} />
      {last && ` · ${last}`}
    </>
  );
}

const names: Readonly<Record<Right, Text>> = {
  door: m.right_door,
  lead: m.right_lead,
  viewer: m.right_viewer,
};
const hints: Readonly<Record<Right, Text>> = {
  door: m.right_door_hint,
  lead: m.right_lead_hint,
  viewer: m.right_viewer_hint,
};

type WhoProps = { person: Pick<Helper, 'name' | 'profileImage'>; note: ReactNode };

function Who({ person: { name, profileImage }, note }: WhoProps) {
  return (
    <>
      <Avatar name={name} src={profileImage?.url ?? null} size={40} />
      <div className="min-w-0 flex-1 basis-40">
        <p className="font-semibold break-words">
          <bdi>{name}</bdi>
        </p>
        {note && <p className="text-ink-soft text-sm break-words">{note}</p>}
      </div>
    </>
  );
}

function FindHelper({ eventId, known }: { eventId: string; known: readonly Helper[] }) {
  const [text, setText] = useState('');
  const [right, setRight] = useState<Right>('door');
  const [until, setUntil] = useState('');
  const name = useDebounced(text.trim(), limits.searchDebounce);
  const found = useQuery(peopleQuery({ name, eventId }));
  const add = useAddHelper(eventId);
  // Who has another right is offered this one in its place, and who has this one may get another end.
  const isNew = ({ id }: Person) =>
    known.every(
      (helper) =>
        helper.userId !== id || helper.right !== right || until !== '' || helper.until !== null,
    );
  const people = (found.data ?? []).filter(isNew);
  const isLooking = found.isFetching || name !== text.trim();
  return (
    <div className="mt-6 flex flex-col gap-4">
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
        <>
          <ul aria-busy={isLooking} className="-mt-2 divide-y divide-line">
            {people.map((person) => (
              <li key={person.id} className={row}>
                <Who person={person} note={null} />
                <Button
                  size="small"
                  isBusy={add.isPending && add.variables.userId === person.id}
                  disabled={add.isPending}
                  onClick={() =>
                    add.mutate(
                      { userId: person.id, right, ...(until ? { until } : {}) },
                      { onSuccess: () => setText('') },
                    )
                  }
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
      )}
    </div>
  );
}
