import { limits } from '@saath/contract/limits';
import { writeMessage } from '@saath/contract/messages/threads/endpoints';
import type { ThreadSide } from '@saath/contract/messages/threads/rules';
import type { KeyboardEvent } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { useMessageKey } from '../../../lib/message-key.ts';
import { m } from '../../../paraglide/messages.js';
import { Send } from '../../../ui/icons.ts';
import { TextArea } from '../../../ui/text-area.tsx';
import { UnsavedChanges } from '../../../ui/unsaved-changes.tsx';
import { useDraft } from './draft.ts';
import { type Place, useWriteMessage } from './queries.ts';

type ThreadComposerProps = { place: Place; side: ThreadSide };

/** Where a message is written. What is not sent yet stays while the area is open, and is asked about at its edge. */
export function ThreadComposer({ place, side }: ThreadComposerProps) {
  const { text, change: setText, forget } = useDraft(place);
  const write = useWriteMessage(place, forget);
  const keyOf = useMessageKey();
  const isOrganiser = side === 'organisers';

  const form = useContractForm(writeMessage, {
    body: () => ({ text, key: keyOf([place, text]) }),
    send: write.mutateAsync,
    failed: m.your_message_was_not_sent(),
    saysFailure: 'toast',
    onSuccess: () => setText(''),
  });
  const sendByKeys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void form.submit();
  };

  return (
    <Form form={form} className="flex flex-col gap-3">
      <TextArea
        label={m.your_message()}
        hint={isOrganiser ? m.ctrl_and_enter_sends_as_organiser() : m.ctrl_and_enter_sends()}
        dir="auto"
        rows={3}
        maxLength={limits.thread.text}
        value={text}
        {...form.field('text')}
        readOnly={form.isBusy}
        onKeyDown={sendByKeys}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex justify-end">
        <SubmitButton busyText={m.sending()}>
          <Send aria-hidden size={18} className="rtl:-scale-x-100" />
          {m.send()}
        </SubmitButton>
      </div>
      <UnsavedChanges
        hasChanges={text.trim() !== ''}
        description={m.your_message_is_not_sent_yet()}
        keptUnder={isOrganiser ? '/admin/' : '/volunteer/'}
      />
    </Form>
  );
}
