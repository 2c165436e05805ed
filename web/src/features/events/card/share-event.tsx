import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { CalendarPlus, Share2 } from '../../../ui/icons.ts';
import { shareLink } from '../../../ui/share-link.ts';

type ShareEventProps = {
  event: { id: string; title: string };
  /** Whoever is in finds the calendar beside their place. */
  hasCalendar?: boolean;
};

/** Takes the event along: into one's own calendar, or to somebody else. */
export function ShareEvent({ event, hasCalendar = true }: ShareEventProps) {
  const share = async () => {
    const url = new URL(paths.event(event.id), window.location.href).href;
    await shareLink(url, { title: event.title, byHand: m.copy_the_link_url({ url }) });
  };
  return (
    <div className="flex flex-wrap gap-3">
      {hasCalendar && (
        <ButtonLink to={paths.eventIcs(event.id)} reloadDocument variant="secondary" size="small">
          <CalendarPlus aria-hidden size={18} />
          {m.add_to_calendar()}
        </ButtonLink>
      )}
      <Button variant="secondary" size="small" onClick={() => void share()}>
        <Share2 aria-hidden size={18} />
        {m.share()}
      </Button>
    </div>
  );
}
