/** /admin/event/{id}/board: everybody of an event moved between its roles, and saved at once (RO-05). */
import { titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import type { Route } from './+types/board-page';
import { EventBoard } from './event-board.tsx';
import { isMissing, MissingEvent } from './missing-event.tsx';

export const meta = titled(m.assign_volunteers_title);

export default function BoardPage({ params: { id } }: Route.ComponentProps) {
  return <EventBoard key={id} id={id} isMissing={isMissing} missing={<MissingEvent />} />;
}
