import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { DoorClosed } from '../../../ui/icons.ts';

/** Without a pass, or with one that is over: what volunteers do now, and how organisers open it again. */
export function KioskClosed() {
  return (
    <div className="m-auto flex w-full max-w-lg flex-col items-center gap-6 py-8 text-center">
      <span className="grid size-24 place-items-center rounded-full bg-primary-soft text-primary">
        <DoorClosed aria-hidden size={48} />
      </span>
      <h1 className="text-4xl">{m.this_kiosk_is_closed()}</h1>
      <p className="text-ink-soft text-lg">{m.no_event_checks_in_here_now()}</p>
      <div className="grid w-full gap-4 text-start sm:grid-cols-2">
        <section className="rounded-card border border-line bg-surface p-5">
          <h2 className="mb-1 font-sans font-semibold text-lg">{m.you_came_to_help()}</h2>
          <p className="text-ink-soft">{m.tell_an_organiser_you_are_here()}</p>
        </section>
        <section className="rounded-card border border-line bg-surface p-5">
          <h2 className="mb-1 font-sans font-semibold text-lg">{m.you_organise()}</h2>
          <p className="text-ink-soft">{m.an_organiser_opens_it()}</p>
        </section>
      </div>
      <ButtonLink to={paths.adminLogin({ returnTo: paths.adminEventList })} reloadDocument>
        {m.log_in_and_open_it()}
      </ButtonLink>
    </div>
  );
}
