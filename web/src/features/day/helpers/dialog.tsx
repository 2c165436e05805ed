import { type Right, rights } from '@saath/contract/abilities';
import type { Helper } from '@saath/contract/day/helpers/schema';
import { useRef } from 'react';
import { useQuery } from '../../../calls/query.ts';
import type { Text } from '../../../lib/text.ts';
import { useKeptFocus } from '../../../lib/use-kept-focus.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { eventQuery } from '../../events/admin-list/queries.ts';
import { useSite } from '../../foundation/organisation/site.ts';
import { peopleQuery } from '../../places/answer/queries.ts';
import { FindPerson } from './find-person.tsx';
import { GivenBy } from './given-by.tsx';
import { lastDayText } from './last-day.tsx';
import { helpersQuery, useAddHelper, useRemoveHelper } from './queries.ts';
import { helperRow, Who } from './who.tsx';

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
                <li key={helper.userId} className={helperRow}>
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

type NoteProps = { of: Helper; now: string; timeZone: string };

function Note({ of: { right, role, givenBy, givenAt, until }, now, timeZone }: NoteProps) {
  const last = lastDayText(until, timeZone);
  const given = <GivenBy by={givenBy} at={givenAt} now={now} />;
  const what = role ? (
    <Sentence text={m.leads_the_people_of_role} parts={{ role: <bdi>{role.name}</bdi> }} />
  ) : (
    names[right]()
  );
  return (
    <>
      <Sentence text={m.right_given} parts={{ right: what, given }} />
      {last && ` · ${last}`}
    </>
  );
}

const names: Readonly<Record<Right, Text>> = {
  door: m.right_door,
  lead: m.right_lead,
  viewer: m.right_viewer,
  role_lead: m.right_role_lead,
};
const hints: Readonly<Record<Right, Text>> = {
  door: m.right_door_hint,
  lead: m.right_lead_hint,
  viewer: m.right_viewer_hint,
  role_lead: m.right_role_lead_hint,
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
        names={names}
        hints={hints}
        known={known}
        find={(name) => peopleQuery({ name, eventId })}
        adding={add.isPending ? add.variables.userId : undefined}
        onAdd={(given, onDone) => add.mutate(given, { onSuccess: onDone })}
      />
    </div>
  );
}
