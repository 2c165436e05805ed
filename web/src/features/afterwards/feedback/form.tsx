import { feedbackMessages } from '@saath/contract/afterwards/feedback/messages';
import { newFeedbackSchema } from '@saath/contract/afterwards/feedback/schema';
import { limits } from '@saath/contract/limits';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StarField } from '../../../ui/star-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { toastFirst } from '../../../ui/toast-first.ts';
import { useSendFeedback } from './queries.ts';

const PRODUCT = '';

type FeedbackFormProps = {
  /** Events at which the person held a place. */
  events: readonly { id: string; title: string }[];
};

/** Stars and words about the product or an event (VO-04). */
export function FeedbackForm({ events }: FeedbackFormProps) {
  const [about, setAbout] = useState(PRODUCT);
  const [rating, setRating] = useState(0);
  const [message, setMessage] = useState('');
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});
  const sending = useSendFeedback();

  const send = async (submit: FormEvent<HTMLFormElement>) => {
    submit.preventDefault();
    const form = submit.currentTarget;
    const body = { rating, message, eventId: about || null };
    const found = problemsOf(body);
    setProblems(found);
    toastFirst(found);
    const first = found.rating ? 'input[name=rating]' : found.message ? 'textarea' : undefined;
    if (first) return form.querySelector<HTMLElement>(first)?.focus();
    try {
      const answer = await sending.mutateAsync(body);
      toast.success(answer.message);
      setRating(0);
      setMessage('');
    } catch (error) {
      if (error instanceof CallError) setProblems(error.fields);
      toast.error(failureText(error, spoken(feedbackMessages, 'failed')));
    }
  };
  return (
    <form onSubmit={send} noValidate className="flex flex-col gap-5">
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
          { value: PRODUCT, label: m.saath_itself() },
          ...events.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <StarField
        label={m.your_rating()}
        name="rating"
        value={rating}
        onChange={setRating}
        error={problems.rating}
      />
      <TextArea
        label={m.your_words()}
        rows={5}
        maxLength={limits.feedback.max}
        value={message}
        onChange={(change) => setMessage(change.target.value)}
        error={problems.message}
      />
      <div>
        <Button type="submit" isBusy={sending.isPending} busyText={m.sending()}>
          {m.submit_feedback()}
        </Button>
      </div>
    </form>
  );
}

function problemsOf(body: Parameters<typeof newFeedbackSchema.safeParse>[0]) {
  const problems: Record<string, string> = {};
  for (const { path, message } of newFeedbackSchema.safeParse(body).error?.issues ?? [])
    problems[String(path[0])] ??= message;
  return problems;
}
