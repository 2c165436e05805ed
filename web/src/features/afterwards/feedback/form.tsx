import { sendFeedback } from '@saath/contract/afterwards/feedback/endpoints';
import { feedbackMessages } from '@saath/contract/afterwards/feedback/messages';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { formatDate } from '../../../lib/format.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StarField } from '../../../ui/star-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSendFeedback } from './queries.ts';

const PRODUCT = '';
const nothingSaid = { rating: 0, message: '' };

type FeedbackFormProps = {
  /** Events at which the person held a place. */
  events: readonly { id: string; title: string; startTime: string; timeZone: string }[];
};

/** Stars and words about the product or an event (VO-04). */
export function FeedbackForm({ events }: FeedbackFormProps) {
  const [about, setAbout] = useState(PRODUCT);
  const [{ rating, message }, setGiven] = useState(nothingSaid);
  const sending = useSendFeedback();
  const form = useContractForm(sendFeedback, {
    body: () => ({ rating, message, eventId: about || null }),
    send: sending.mutateAsync,
    failed: m.your_feedback_could_not_be_sent_please_try(),
    saysFailure: 'toast',
    onSuccess: (answer, sent) => {
      toast.success(answer.message);
      // What was changed while it was on its way is not sent yet, so it stays.
      setGiven((now) =>
        now.rating === sent.rating && now.message === sent.message ? nothingSaid : now,
      );
    },
  });
  return (
    <Form form={form} className="flex flex-col gap-5">
      {sending.isSuccess && message === '' && (
        <Notice tone="success">
          {m.sent_the_organisers_read_it({ sent: spoken(feedbackMessages, 'sent') })}
        </Notice>
      )}
      <SelectField
        label={m.what_is_it_about()}
        value={about}
        onChange={(change) => setAbout(change.target.value)}
        options={[
          { value: PRODUCT, label: m.the_site_itself() },
          // The day tells events of one name apart.
          ...events.map(({ id, title, startTime, timeZone }) => ({
            value: id,
            label: `${title} · ${formatDate(startTime, timeZone)}`,
          })),
        ]}
      />
      <StarField
        label={m.your_rating()}
        value={rating}
        onChange={(stars) => setGiven((now) => ({ ...now, rating: stars }))}
        {...form.field('rating')}
      />
      <TextArea
        label={m.your_words()}
        rows={5}
        maxLength={limits.feedback.max}
        value={message}
        onChange={({ target }) => setGiven((now) => ({ ...now, message: target.value }))}
        {...form.field('message')}
      />
      <div>
        <SubmitButton busyText={m.sending()}>{m.submit_feedback()}</SubmitButton>
      </div>
    </Form>
  );
}
