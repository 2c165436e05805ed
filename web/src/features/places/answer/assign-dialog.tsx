import type { Person } from '@saath/contract/accounts/accounts/schema';
import type { EventRole } from '@saath/contract/events/roles/schema';
import { limits } from '@saath/contract/limits';
import type { SuggestedPerson } from '@saath/contract/matching/suggest/schema';
import { type ReactNode, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useDebounced } from '../../../lib/debounced.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ShiftField } from '../../events/shifts/shift-field.tsx';
import { reasonAsked, reasonsOf } from './asked-reason.ts';
import { AssignPerson } from './assign-person.tsx';
import { orderNote } from './order-note.ts';
import { peopleQuery, refusalOf, suggestionsQuery, useAssignVolunteer } from './queries.ts';

type AssignDialogProps = {
  eventId: string;
  /** The role to fill; the dialog is open while there is one. */
  role: EventRole | undefined;
  onClose: () => void;
};

/** Finds people for a role and gives them a place (RO-02). */
export function AssignDialog({ eventId, role, onClose }: AssignDialogProps) {
  const free = role ? role.maxVolunteers - role.filled : 0;
  return (
    <Dialog
      open={role !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      size="large"
      title={
        role ? m.assign_volunteer_to_rolename({ roleName: role.role_name }) : m.assign_volunteer()
      }
      description={role && placesLeft(free)}
    >
      {role && <AssignPeople eventId={eventId} role={role} isFull={free <= 0} />}
    </Dialog>
  );
}

function placesLeft(free: number): string {
  if (free <= 0) return m.this_role_is_full_raise_its_number();
  return m.free_places_are_free({ free });
}

type AssignPeopleProps = { eventId: string; role: EventRole; isFull: boolean };

function AssignPeople({ eventId, role, isFull }: AssignPeopleProps) {
  const [text, setText] = useState('');
  const name = useDebounced(text.trim(), limits.searchDebounce);
  const found = useQuery(peopleQuery({ name, eventId }));
  const suggested = useQuery(suggestionsQuery(role.id));
  const [shiftId, setShiftId] = useState('');
  const giving = useGivePlace({
    ...{ eventId, roleId: role.id },
    ...(shiftId ? { shiftId } : {}),
  });
  const parts = { suggested: suggested.data ?? [], roleId: role.id, isFull, giving };

  return (
    <>
      {role.shifts.length > 0 && (
        <div className="mb-4">
          <ShiftField
            shifts={role.shifts}
            value={shiftId}
            onChange={setShiftId}
            anyLabel={m.first_shift_with_room()}
          />
        </div>
      )}
      <TextField
        label={m.search_by_name()}
        type="search"
        autoComplete="off"
        maxLength={limits.searchText.max}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {text.trim() !== '' && (
        <PeopleList
          title={m.found_by_name()}
          isLoading={found.isFetching || name !== text.trim()}
          emptyText={m.no_volunteers_found()}
        >
          {personRows(found.isError ? [] : (found.data ?? []), parts)}
        </PeopleList>
      )}
      <PeopleList
        title={m.suggested_volunteers()}
        note={orderNote(parts.suggested)}
        isLoading={suggested.isLoading}
        emptyText={m.no_suggested_volunteers_available()}
      >
        {personRows(suggested.isError ? [] : parts.suggested, parts)}
      </PeopleList>
    </>
  );
}

type RowParts = {
  suggested: readonly SuggestedPerson[];
  roleId: string;
  isFull: boolean;
  giving: ReturnType<typeof useGivePlace>;
};

/** Those who have no place yet. Whoever is found by name and suggested as well stands there with the reasons. */
function personRows(
  people: readonly Person[],
  { suggested, roleId, isFull, giving }: RowParts,
): ReactNode[] {
  const { give, assignedIds, runningId, refusal } = giving;
  const suggestedById = new Map(suggested.map((person) => [person.id, person] as const));
  return people
    .filter(({ id }) => !assignedIds.includes(id))
    .map((person) => (
      <AssignPerson
        key={person.id}
        person={suggestedById.get(person.id) ?? person}
        roleId={roleId}
        isBusy={runningId === person.id}
        isDisabled={isFull || runningId !== undefined}
        refusal={refusal?.personId === person.id ? refusal.text : undefined}
        needsReason={refusal?.personId === person.id && refusal.asked !== undefined}
        onAssign={(reason) => give(person.id, reason)}
      />
    ));
}

/** Gives the places, and remembers who has one so that they leave the lists at once. */
function useGivePlace(place: { eventId: string; roleId: string; shiftId?: string }) {
  const [assignedIds, setAssignedIds] = useState<readonly string[]>([]);
  const assign = useAssignVolunteer();
  const asked = reasonAsked(assign.error);
  return {
    give: (personId: string, reason?: string) =>
      assign.mutate(
        {
          ...{ volunteerId: personId, ...place },
          // A reason for one thing stays when another one stands in the way as well.
          ...(assign.variables?.volunteerId === personId ? reasonsOf(assign.variables) : {}),
          ...(reason && asked ? { [asked]: reason } : {}),
        },
        { onSuccess: () => setAssignedIds((ids) => [...ids, personId]) },
      ),
    assignedIds,
    runningId: assign.isPending ? assign.variables.volunteerId : undefined,
    refusal: assign.error && {
      personId: assign.variables.volunteerId,
      text: refusalOf(assign.error),
      asked,
    },
  };
}

type PeopleListProps = {
  title: string;
  /** What the order follows, where it is not plain to see. */
  note?: string | undefined;
  isLoading: boolean;
  emptyText: string;
  children: readonly ReactNode[];
};

function PeopleList({ title, note, isLoading, emptyText, children }: PeopleListProps) {
  return (
    <section aria-label={title} aria-busy={isLoading} className="mt-6">
      <h3 className="border-line border-b pb-2 font-sans font-semibold text-base">{title}</h3>
      {note && children.length > 1 && <p className="pt-2 text-ink-soft text-sm">{note}</p>}
      {children.length > 0 && <ul className="divide-y divide-line">{children}</ul>}
      {children.length === 0 && isLoading && <Skeleton className="mt-4 h-16 w-full" />}
      <p
        role="status"
        className={children.length > 0 || isLoading ? 'sr-only' : 'py-4 text-ink-soft'}
      >
        {isLoading
          ? ''
          : children.length > 0
            ? m.count_people({ count: children.length })
            : emptyText}
      </p>
    </section>
  );
}
