/** /volunteer/lead/{id}/board: the board of an event of a branch that the volunteer helps to run (RG-02, RO-05). */
import { titled } from '../../features/office/site/titled.ts';
import { CallError } from '../../lib/call-error.ts';
import { m } from '../../paraglide/messages.js';
import { EventBoard } from '../admin/event-board.tsx';
import type { Route } from './+types/board-page';
import { NotOpen } from './not-open.tsx';

export const meta = titled(m.assign_volunteers_title);

export default function BoardPage({ params: { id } }: Route.ComponentProps) {
  return <EventBoard key={id} id={id} isMissing={isNotTheirs} missing={<NotOpen />} />;
}

const isNotTheirs = (error: unknown) =>
  error instanceof CallError && (error.status === 403 || error.status === 404);
