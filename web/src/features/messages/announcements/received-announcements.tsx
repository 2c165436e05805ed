import type { ReceivedAnnouncement } from '@saath/contract/messages/announcements/schema';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Megaphone, Reply } from '../../../ui/icons.ts';
import { SentWords } from './sent-words.tsx';

type ReceivedAnnouncementsProps = {
  announcements: readonly ReceivedAnnouncement[];
  /** The event's. */
  timeZone: string;
  eventId: string;
};

/** What the organisers of an event wrote to the person who looks at it; nothing when they wrote nothing (HR-04). */
export function ReceivedAnnouncements({
  announcements,
  timeZone,
  eventId,
}: ReceivedAnnouncementsProps) {
  if (announcements.length === 0) return null;
  return (
    <Card as="section" className="flex flex-col gap-4 p-6">
      <h2 className="flex items-center gap-2 text-2xl">
        <Megaphone aria-hidden size={22} className="flex-none text-primary rtl:-scale-x-100" />
        {m.from_the_organisers()}
      </h2>
      <ul className="flex flex-col gap-5">
        {announcements.map((message) => (
          <li key={message.id} className="border-primary border-s-4 ps-3">
            <SentWords as="h3" message={message} timeZone={timeZone} />
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink to={paths.volunteerThread(eventId)} variant="secondary" size="small">
          <Reply aria-hidden size={16} className="rtl:-scale-x-100" />
          {m.answer_the_organisers()}
        </ButtonLink>
      </div>
    </Card>
  );
}
