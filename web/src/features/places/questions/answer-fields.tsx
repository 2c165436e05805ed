import type { Question } from '@saath/contract/events/questions/schema';
import { limits } from '@saath/contract/limits';
import { useId } from 'react';
import type { ContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { FieldNotes } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type Answering, fieldOf } from './answering.ts';

type AnswerFieldsProps = { answering: Answering; form: ContractForm };

/** The questions of an event as fields of a form; nothing where nothing is asked (EL-04). */
export function AnswerFields({ answering, form }: AnswerFieldsProps) {
  const { questions, remember, setRemember } = answering;
  if (questions.length === 0) return null;
  return (
    <div className="flex flex-col gap-4">
      {questions.map((question) => (
        <AnswerField key={question.id} {...{ question, answering, form }} />
      ))}
      <CheckField
        label={m.remember_my_answers()}
        checked={remember}
        onChange={({ target }) => setRemember(target.checked)}
      />
    </div>
  );
}

type AnswerFieldProps = AnswerFieldsProps & { question: Question };

function AnswerField({ question, answering, form }: AnswerFieldProps) {
  const { kind, choices, lowest, highest } = question;
  const typed = answering.typed(question);
  if (kind === 'some') return <SomeOf {...{ question, answering, form }} />;
  const put = ({ target }: { target: { value: string } }) => answering.put(question, target.value);
  const common = {
    ...form.field(fieldOf(question)),
    label: <Words question={question} />,
    hint: hintOf(question, answering),
    value: typeof typed === 'string' ? typed : '',
    onChange: put,
  };
  const choose = (options: readonly { value: string; label: string }[]) => (
    <SelectField {...common} options={[{ value: '', label: m.please_choose() }, ...options]} />
  );
  switch (kind) {
    case 'one':
      return choose(choices.map((choice) => ({ value: choice, label: choice })));
    case 'yes_no':
      return choose([
        { value: 'yes', label: m.yes_answer() },
        { value: 'no', label: m.no_answer() },
      ]);
    case 'number':
      return (
        <TextField
          {...common}
          type="number"
          step="any"
          inputMode="decimal"
          {...(lowest === null ? {} : { min: lowest })}
          {...(highest === null ? {} : { max: highest })}
        />
      );
    case 'date':
      return <TextField {...common} type="date" />;
    default:
      return <TextArea {...common} rows={2} maxLength={limits.question.answer} />;
  }
}

function SomeOf({ question, answering, form }: AnswerFieldProps) {
  const id = useId();
  const name = fieldOf(question);
  const typed = answering.typed(question);
  const chosen = typeof typed === 'string' ? [] : typed;
  const hint = hintOf(question, answering);
  const { error } = form.field(name);
  return (
    <fieldset data-field={name} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="font-semibold">
        <Words question={question} />
      </legend>
      <div className="flex flex-wrap gap-x-5">
        {question.choices.map((choice) => (
          <CheckField
            key={choice}
            label={<bdi>{choice}</bdi>}
            checked={chosen.includes(choice)}
            onChange={({ target }) => {
              form.forget(name);
              const others = chosen.filter((each) => each !== choice);
              answering.put(question, target.checked ? [...others, choice] : others);
            }}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} hint={hint} />
    </fieldset>
  );
}

function Words({ question: { words, isNeeded } }: { question: Question }) {
  return (
    <>
      <bdi>{words}</bdi>
      {!isNeeded && <span className="font-normal text-ink-soft"> {m.optional_in_brackets()}</span>}
    </>
  );
}

/** What happens to the answer, and where what stands there is from. */
function hintOf(question: Question, answering: Answering): string | undefined {
  const hints = [
    ...(answering.isOffered(question) ? [m.as_you_answered_last_time()] : []),
    ...(question.isSensitive ? [m.deleted_two_weeks_after()] : []),
  ];
  return hints.length > 0 ? hints.join(' ') : undefined;
}
