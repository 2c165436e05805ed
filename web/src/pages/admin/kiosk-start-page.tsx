/** /admin/event/{id}/kiosk: makes this device a kiosk, which ends the organiser's session on it (DY-02). */

import { OpenKiosks } from '../../features/day/kiosk/open-kiosks.tsx';
import { useOpenKiosk } from '../../features/day/kiosk/queries.ts';
import { titled } from '../../features/office/site/titled.ts';
import { toolPaths } from '../../lib/tool-paths.ts';
import { m } from '../../paraglide/messages.js';
import { Button } from '../../ui/button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import type { Route } from './+types/kiosk-start-page';

export const meta = titled(m.kiosk_title);

export default function KioskStartPage({ params: { id } }: Route.ComponentProps) {
  const open = useOpenKiosk();
  return (
    <>
      <PageTitle
        back={{ to: toolPaths.adminDay(id), label: m.the_day_of_event() }}
        title={m.kiosk()}
        lead={m.a_kiosk_is_a_device_at_the_door()}
      />
      <div className="flex max-w-prose flex-col items-start gap-4">
        <p>{m.opening_it_logs_you_out()}</p>
        <p>{m.it_closes_when_the_event_ends()}</p>
        <Button isBusy={open.isPending} onClick={() => open.mutate({ params: { id } })}>
          {m.log_out_and_open_the_kiosk()}
        </Button>
      </div>
      <OpenKiosks eventId={id} />
    </>
  );
}
