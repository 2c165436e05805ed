import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { MessagesSquare } from '../../../ui/icons.ts';

/** From the page of an event to the conversation with its organisers. */
export function MessageOrganisers({ eventId }: { eventId: string }) {
  return (
    <ButtonLink to={paths.volunteerThread(eventId)} variant="secondary" className="mt-4 w-full">
      <MessagesSquare aria-hidden size={18} />
      {m.message_the_organisers()}
    </ButtonLink>
  );
}
