import type { PersonRow } from '@saath/contract/office/people/schema';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { removalQuery, useRemovePerson } from './people-queries.ts';

type Person = Pick<PersonRow, 'id' | 'name'>;

type RemovePersonProps = {
  /** Whom to remove; the dialog is open while there is somebody. */
  person: Person | undefined;
  onClose: () => void;
  onRemoved?: () => void;
};

/** Says what a removal does, in numbers, before it is done (AD-02). */
export function RemovePerson({ person, onClose, onRemoved }: RemovePersonProps) {
  const removal = useRemovePerson();
  return (
    <ConfirmDialog
      open={person !== undefined}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={m.remove_name_question({ name: person?.name ?? '' })}
      description={m.removal_cannot_be_undone()}
      confirmText={m.remove()}
      busyText={m.removing()}
      isBusy={removal.isPending}
      onConfirm={() => {
        if (!person) return;
        removal.mutate(person.id, {
          onSuccess: () => onRemoved?.(),
          onSettled: onClose,
        });
      }}
    >
      {person && <Concerned id={person.id} />}
    </ConfirmDialog>
  );
}

function Concerned({ id }: { id: string }) {
  const removal = useQuery(removalQuery(id));
  return (
    <QueryState
      query={removal}
      loading={<Skeleton className="h-6 w-64" />}
      errorTitle={m.what_happens_could_not_be_counted()}
    >
      {({ places, requests }) => (
        <ul className="list-disc ps-5">
          {places > 0 && <li>{m.places_are_freed_and_offered({ places })}</li>}
          {requests > 0 && <li>{m.requests_are_taken_back({ requests })}</li>}
          {places + requests === 0 && <li>{m.no_coming_place_is_concerned()}</li>}
        </ul>
      )}
    </QueryState>
  );
}
