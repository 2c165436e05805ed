import { answerMissed } from '@saath/contract/afterwards/hours/endpoints';
import { type MissedAnswer, missedAnswers } from '@saath/contract/afterwards/hours/rules';
import type { MyHours } from '@saath/contract/afterwards/hours/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toast } from '../../../ui/toast.ts';
import { useAnswerMissed } from './queries.ts';
import { missedChoices } from './words.ts';

/** Why somebody was missed, in one press; the word is for who wants to say more (DY-05). */
export function MissedForm({ mine }: { mine: MyHours }) {
  const [answer, setAnswer] = useState<MissedAnswer | undefined>(mine.missed?.answer);
  const [note, setNote] = useState(mine.missed?.note ?? '');
  const save = useAnswerMissed();
  const form = useContractForm(answerMissed, {
    // Without an answer the button cannot be pressed.
    body: () => ({ answer: answer ?? missedAnswers[0], note: note.trim() }),
    check: () => (answer ? {} : { missed: m.choose_an_answer_first() }),
    send: async (body) => await save.mutateAsync({ params: { id: mine.event.id }, body }),
    failed: m.it_could_not_be_saved(),
    saysFailure: 'toast',
    onSuccess: ({ message }) => toast.success(message),
  });
  return (
    <Card as="section" className="p-5">
      <Form form={form} className="flex max-w-md flex-col items-start gap-4">
        <fieldset className="flex w-full flex-col gap-2">
          <legend className="pb-2 font-display font-semibold text-xl">{m.what_happened()}</legend>
          {missedAnswers.map((each) => (
            <label
              key={each}
              className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field border border-edge px-4 has-checked:border-primary has-checked:bg-primary-soft"
            >
              <input
                type="radio"
                name="missed"
                value={each}
                checked={answer === each}
                onChange={() => setAnswer(each)}
                className="size-5 accent-primary"
              />
              {missedChoices[each]()}
            </label>
          ))}
        </fieldset>
        <div className="w-full">
          <TextArea
            label={m.a_word_to_the_organisers_optional()}
            rows={3}
            dir="auto"
            maxLength={limits.hoursReason.max}
            value={note}
            onChange={(event) => setNote(event.target.value)}
            hint={m.only_you_and_the_organisers_see_it()}
          />
        </div>
        <SubmitButton
          disabled={!answer}
          title={answer ? undefined : m.choose_an_answer_first()}
          busyText={m.sending()}
        >
          {m.send()}
        </SubmitButton>
      </Form>
    </Card>
  );
}
