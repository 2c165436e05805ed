import type { Event } from '@saath/contract/events/events/schema';
import { sendAnnouncement } from '@saath/contract/messages/announcements/endpoints';
import { announcedGroups } from '@saath/contract/messages/announcements/rules';
import { type ComponentProps, useId, useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useQuery } from '../../../calls/query.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { useMessageKey } from '../../../lib/message-key.ts';
import { useQuestion } from '../../../lib/use-question.ts';
import { m } from '../../../paraglide/messages.js';
import { Send } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast.ts';
import { ConfirmSend, MessageFields } from './message-form.tsx';
import { recipientsQuery, type Segment, useSendAnnouncement } from './queries.ts';
import { SegmentFields, useSettled } from './segment-fields.tsx';

type Draft = { readonly segment: Segment; readonly subject: string; readonly text: string };

/** To those with a place; once the event has begun some of them are here already. */
function blank(status: Event['status'], roleId = ''): Draft {
  const hasBegun = status === 'ONGOING' || status === 'COMPLETED';
  const { confirmed, came } = announcedGroups;
  const states = hasBegun ? [...confirmed, ...came] : confirmed;
  return { segment: { states, roleId }, subject: '', text: '' };
}

type AnnouncementFormProps = {
  event: Pick<Event, 'id' | 'role' | 'status'>;
  /** For who leads its people: they write to these alone. */
  role?: Event['role'][number];
};

/** Writes to the people of an event, after saying to how many (HR-04, NT-04). */
export function AnnouncementForm({ event, role }: AnnouncementFormProps) {
  const [draft, setDraft] = useState(() => blank(event.status, role?.id));
  const question = useQuestion();
  const titleId = useId();
  const keyOf = useMessageKey();
  const sending = useSendAnnouncement(event.id);
  const segment = useSettled(draft.segment);
  const reached = useQuery(recipientsQuery({ eventId: event.id, segment }));
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  const form = useContractForm(sendAnnouncement, {
    body: () => bodyOf(draft, keyOf(draft)),
    confirm: question.ask,
    send: sending.mutateAsync,
    failed: m.your_message_was_not_sent(),
    saysFailure: 'toast',
    onFailure: question.close,
    onSuccess: ({ message }) => {
      toast.success(message);
      setDraft({ ...blank(event.status), segment: draft.segment });
      question.close();
    },
  });

  return (
    <Form form={form} aria-labelledby={titleId} className="flex flex-col gap-4">
      <h3 id={titleId} className="font-sans font-semibold text-base">
        {role ? m.write_to_the_people_of_this_role() : m.write_to_the_people_of_this_event()}
      </h3>
      {role && <p className="text-ink-soft">{m.answers_go_to_the_organisers()}</p>}
      <Recipients
        event={role ? { ...event, role: [role] } : event}
        segment={draft.segment}
        problem={form.problems.segment}
        onChange={(segment) => {
          change({ segment });
          form.forget('segment');
        }}
      />
      <MessageFields form={form} words={draft} onChange={change} />
      <div>
        <SubmitButton disabled={reached.data?.recipients === 0}>
          <Send aria-hidden size={18} className="rtl:-scale-x-100" />
          {m.send_message()}
        </SubmitButton>
      </div>
      <ConfirmSend
        question={question}
        title={
          reached.data
            ? m.send_to_count_people({ count: reached.data.recipients })
            : m.send_message()
        }
        isBusy={form.isBusy}
      />
    </Form>
  );
}

function bodyOf({ segment: { states, roleId }, ...message }: Draft, key: string) {
  return { ...message, key, segment: { states: [...states], roleId: roleId || null } };
}

type RecipientsProps = ComponentProps<typeof SegmentFields> & { problem: string | undefined };

/** Whom it goes to, and why it cannot. */
function Recipients({ problem, ...segment }: RecipientsProps) {
  return (
    <div data-field="segment" className="flex flex-col gap-4">
      <SegmentFields {...segment} />
      {problem && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
