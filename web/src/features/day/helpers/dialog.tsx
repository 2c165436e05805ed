import { type Right, rights } from '@saath/contract/abilities';
import type { Helper } from '@saath/contract/day/helpers/schema';
import { useRef } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { m } from '../../../paraglide/messages.js';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { eventQuery } from '../../events/admin-list/queries.ts';
import { peopleQuery } from '../../places/answer/queries.ts';
import { FindPerson, type RightWords } from './find-person.tsx';
import { HelperRow } from './helper-row.tsx';
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
  return (
    <div ref={all} tabIndex={-1} className="outline-none">
      <QueryState query={helpers} errorTitle={m.the_helpers_could_not_be_loaded()}>
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-soft">{m.nobody_helps_yet()}</p>
          ) : (
            <ul className="divide-y divide-line">
              {all.map((helper) => (
                <HelperRow
                  key={helper.userId}
                  helper={helper}
                  right={<RightOf helper={helper} />}
                  now={now}
                  about={helper.name}
                  isRemoving={remove.isPending && remove.variables === helper.userId}
                  onRemove={() => remove.mutate(helper.userId)}
                />
              ))}
            </ul>
          )
        }
      </QueryState>
      <FindHelper eventId={eventId} known={helpers.data ?? []} />
    </div>
  );
}

function RightOf({ helper: { right, role } }: { helper: Helper }) {
  if (!role) return words[right].name();
  return <Sentence text={m.leads_the_people_of_role} parts={{ role: <bdi>{role.name}</bdi> }} />;
}

const words: RightWords<Right> = {
  door: { name: m.right_door, hint: m.right_door_hint },
  lead: { name: m.right_lead, hint: m.right_lead_hint },
  viewer: { name: m.right_viewer, hint: m.right_viewer_hint },
  role_lead: { name: m.right_role_lead, hint: m.right_role_lead_hint },
};

function FindHelper({ eventId, known }: { eventId: string; known: readonly Helper[] }) {
  const add = useAddHelper(eventId);
  const { data: event } = useQuery(eventQuery(eventId));
  const roles = event?.role.map(({ id, role_name: name }) => ({ id, name })) ?? [];
  return (
    <div className="mt-6">
      <FindPerson
        rights={rights}
        inRole={{ right: 'role_lead', roles }}
        words={words}
        known={known}
        find={(name) => peopleQuery({ name, eventId })}
        adding={add.isPending ? add.variables.userId : undefined}
        onAdd={(given, onDone) => add.mutate(given, { onSuccess: onDone })}
      />
    </div>
  );
}
