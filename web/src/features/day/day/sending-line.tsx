import { Link } from 'react-router';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CloudOff } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { QueueState } from './waiting-marks.ts';

type SendingLineProps = {
  /** `isClosed`: the list of this event is not theirs any more, as far as sending has shown. */
  queue: QueueState & { readonly isClosed: boolean };
  login: string;
  onSend: () => void;
};

/** What is not sent yet, and why; nothing while all goes well. */
export function SendingLine({ queue, login, onSend }: SendingLineProps) {
  const { marks, sending, isKept, isClosed } = queue;
  if (sending === 'refused')
    return (
      <Notice tone="danger">
        {m.you_are_logged_out_marks_are_kept()}{' '}
        <Link to={login} reloadDocument className="font-semibold underline">
          {m.log_in()}
        </Link>
      </Notice>
    );
  if (isClosed && marks.length > 0)
    return <Notice tone="danger">{m.not_sent_the_list_is_no_longer_yours()}</Notice>;
  return (
    <div role="status">
      {sending === 'waiting' && marks.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-field bg-joy-soft px-4 py-2 text-on-joy">
          <CloudOff aria-hidden size={20} className="flex-none" />
          <p className="min-w-0 flex-1 basis-56">
            <strong>{m.waiting_to_be_sent_count({ count: marks.length })}</strong>{' '}
            {isKept ? m.they_are_kept_on_this_device() : m.this_browser_keeps_nothing()}
          </p>
          <Button variant="secondary" size="small" onClick={onSend}>
            {m.send_now()}
          </Button>
        </div>
      )}
    </div>
  );
}
