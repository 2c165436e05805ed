import { countDemo, endDemo } from '@saath/contract/office/demo/endpoints';
import { demoMessages } from '@saath/contract/office/demo/messages';
import { useState } from 'react';
import { query, useQuery } from '../../../calls/query.ts';
import { useCall } from '../../../calls/use-call.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { toast } from '../../../ui/toast.ts';

const countQuery = query(countDemo, {});

/** From the demo to one's own installation: all that goes is counted before (EC-08). */
export function EndDemo() {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(countQuery);
  const ending = useCall(endDemo, {
    request: (added: { addedPeople: number; addedEvents: number }) => ({ body: added }),
    touches: [countDemo],
    touchesWhenRefused: true,
    failed: spoken(demoMessages, 'failed'),
    onSuccess: ({ message, next }) => {
      toast.afterLoad(message);
      leaveFor(next);
    },
  });
  if (!data) return null;
  const { people, events, addedPeople, addedEvents } = data;
  const hasMore = addedPeople + addedEvents > 0;
  return (
    <Card as="section" className="mt-6 flex flex-col gap-4 p-5">
      <div>
        <h2 className="text-xl">{m.begin_with_your_own_data()}</h2>
        <p className="mt-1 max-w-prose text-ink-soft">{m.begin_with_your_own_data_lead()}</p>
      </div>
      <Button variant="danger" className="self-start" onClick={() => setOpen(true)}>
        {m.take_the_sample_data_away()}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={setOpen}
        title={m.take_the_sample_data_away_question()}
        description={
          <>
            {m.people_and_events_of_the_demo_go({ people, events })}{' '}
            {hasMore && m.so_do_those_that_were_added({ people: addedPeople, events: addedEvents })}{' '}
            {m.the_settings_stay_and_you_make_your_account()}
          </>
        }
        confirmText={m.take_the_sample_data_away()}
        busyText={m.one_moment()}
        isBusy={ending.isPending || ending.isSuccess}
        onConfirm={() => ending.mutate({ addedPeople, addedEvents })}
      />
    </Card>
  );
}
