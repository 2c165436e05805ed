import { m } from '../../../paraglide/messages.js';

/** Without a pass, or with one that is over. */
export function KioskClosed() {
  return (
    <>
      <h1 className="text-3xl">{m.this_kiosk_is_closed()}</h1>
      <p className="text-ink-soft text-lg">{m.an_organiser_opens_it()}</p>
    </>
  );
}
