import { useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { type OpenKiosk, openKiosksQuery, useCloseKiosk } from './queries.ts';

/** The devices at the door, and the way to close one that is lost or was forgotten. */
export function OpenKiosks({ eventId }: { eventId: string }) {
  const kiosks = useQuery(openKiosksQuery(eventId));
  const close = useCloseKiosk(eventId);
  const [asked, setAsked] = useState<OpenKiosk>();
  const now = new Date(kiosks.dataUpdatedAt).toISOString();
  return (
    <section className="mt-8 max-w-prose">
      <h2 className="mb-2 text-2xl">{m.open_kiosks()}</h2>
      <QueryState query={kiosks} errorTitle={m.the_kiosks_could_not_be_loaded()}>
        {(open) =>
          open.length === 0 ? (
            <p className="text-ink-soft">{m.no_kiosk_is_open()}</p>
          ) : (
            <ul className="divide-y divide-line">
              {open.map((kiosk) => (
                <li key={kiosk.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                  <div className="min-w-0 flex-1 basis-40">
                    <p className="font-semibold">{kiosk.device || m.unknown_device()}</p>
                    <p className="text-ink-soft text-sm">
                      {m.opened_by_name_at_time({
                        name: kiosk.openedBy,
                        time: formatAgo(kiosk.openedAt, now),
                      })}
                    </p>
                  </div>
                  <Button variant="secondary" onClick={() => setAsked(kiosk)}>
                    {m.close_this_kiosk()}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryState>
      <ConfirmDialog
        open={asked !== undefined}
        onOpenChange={(open) => {
          if (!open) setAsked(undefined);
        }}
        title={m.close_the_kiosk_on_device({ device: asked?.device || m.unknown_device() })}
        description={m.nobody_can_check_in_there_any_more()}
        confirmText={m.close_this_kiosk()}
        busyText={m.closing()}
        isBusy={close.isPending}
        onConfirm={() => {
          if (asked) close.mutate(asked.id, { onSettled: () => setAsked(undefined) });
        }}
      />
    </section>
  );
}
