import type { Event } from '@saath/contract/events/events/schema';
import { announcementErrors } from '@saath/contract/messages/announcements/messages';
import { refusalText } from '../../../lib/refusal-text.ts';
import { Card } from '../../../ui/card.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { AnnouncementForm } from './form.tsx';
import { AnnouncementList } from './list.tsx';

/** What organisers write to the people of an event, and what they wrote (EV-11). */
export function EventMessages({ event }: { event: Event }) {
  return (
    <div className="grid items-start gap-8 xl:grid-cols-2">
      {event.status === 'PENDING' ? (
        <Notice tone="info">
          {refusalText(announcementErrors, 'announcements.not_published')}
        </Notice>
      ) : (
        <Card className="p-5">
          <AnnouncementForm event={event} />
        </Card>
      )}
      <AnnouncementList eventId={event.id} />
    </div>
  );
}
