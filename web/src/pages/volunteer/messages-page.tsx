/** /volunteer/messages: what the volunteer and the organisers of events write to each other (HR-04). */

import { OwnThreads } from '../../features/messages/threads/own-threads.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { m } from '../../paraglide/messages.js';
import { PageTitle } from '../../ui/page-title.tsx';

export const meta = titled(m.my_messages_title);

export default function MessagesPage() {
  return (
    <>
      <PageTitle title={m.my_messages()} lead={m.what_you_and_the_organisers_wrote()} />
      <div className="mt-6">
        <OwnThreads />
      </div>
    </>
  );
}
