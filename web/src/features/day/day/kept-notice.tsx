import { useEffect, useState } from 'react';
import { formatTime } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { CloudOff } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useViewer } from '../../foundation/organisation/site.ts';
import type { Day } from './kept-list.ts';
import { deviceStore } from './mark-store.ts';

/** Above a list that is not from the server: how old it is, and that pressing goes on. */
export function KeptNotice({ day: { event, keptAt } }: { day: Day }) {
  if (!keptAt) return null;
  return (
    <Notice tone="info">
      <CloudOff aria-hidden size={18} className="me-2 inline flex-none" />
      {m.no_network_list_as_of({ time: formatTime(keptAt, event.timeZone) })}
    </Notice>
  );
}

/** What this device keeps of people, said to whom it is kept for. */
export function KeptWhat() {
  return <p className="text-ink-soft text-sm">{m.what_this_device_keeps_of_the_day()}</p>;
}

/** Beside a list that could not be opened: what this person pressed before, maybe among others on one device, is still there. */
export function KeptMarks() {
  const id = useViewer()?.id;
  const [count, setCount] = useState(0);
  useEffect(() => {
    void deviceStore
      .all()
      .then((marks) => setCount(marks.filter(({ organiserId }) => organiserId === id).length))
      .catch(() => {});
  }, [id]);
  if (count === 0) return null;
  return (
    <Notice tone="info">
      {m.waiting_to_be_sent_count({ count })} {m.they_are_kept_on_this_device()}
    </Notice>
  );
}
