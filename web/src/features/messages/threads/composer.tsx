import { limits } from '@saath/contract/limits';
import { threadMessages } from '@saath/contract/messages/threads/messages';
import type { ThreadSide } from '@saath/contract/messages/threads/rules';
import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useMessageKey } from '../../../lib/message-key.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { EditorLeave } from '../../events/editor/leave.tsx';
import { useDraft } from './draft.ts';
import { type Place, useWriteMessage } from './queries.ts';

type ThreadComposerProps = { place: Place; side: ThreadSide };

/** Where a message is written. What is not sent yet stays while the area is open, and is asked about at its edge. */
export function ThreadComposer({ place, side }: ThreadComposerProps) {
  const { text, change: setText, forget } = useDraft(place);
  const [error, setError] = useState<string>();
  const write = useWriteMessage(place, forget);
  const keyOf = useMessageKey();
  const isOrganiser = side === 'organisers';

  const send = () => {
    if (write.isPending) return;
    if (!text.trim()) {
      setError(threadMessages.text);
      return;
    }
    write.mutate({ text, key: keyOf([place, text]) }, { onSuccess: () => setText('') });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };

  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-3">
      <TextArea
        label={m.your_message()}
        hint={isOrganiser ? m.ctrl_and_enter_sends_as_organiser() : m.ctrl_and_enter_sends()}
        dir="auto"
        rows={3}
        maxLength={limits.thread.text}
        value={text}
        error={error}
        readOnly={write.isPending}
        onKeyDown={sendByKeys}
        onChange={({ target }) => {
          setText(target.value);
          setError(undefined);
        }}
      />
      <div className="flex justify-end">
        <Button type="submit" isBusy={write.isPending} busyText={m.sending()}>
          <Send aria-hidden size={18} className="rtl:-scale-x-100" />
          {m.send()}
        </Button>
      </div>
      <EditorLeave
        hasChanges={text.trim() !== ''}
        description={m.your_message_is_not_sent_yet()}
        keptUnder={isOrganiser ? '/admin/' : '/volunteer/'}
      />
    </form>
  );
}
