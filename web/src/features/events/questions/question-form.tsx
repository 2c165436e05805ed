import type { RequestOf } from '@saath/contract/endpoint';
import { addQuestion } from '@saath/contract/events/questions/endpoints';
import { questionKinds } from '@saath/contract/events/questions/rules';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { Form } from '../../../calls/form.tsx';
import { type ContractForm, useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { kindNames } from './names.ts';
import { type NamedRole, type QuestionValues, wantedOf } from './values.ts';

/** Keeps a question, wherever that is: a new one where there is no id. */
export type SaveQuestion = (given: {
  id: string | undefined;
  body: RequestOf<typeof addQuestion>['body'];
}) => Promise<unknown>;

type QuestionFormProps = {
  /** Of the form, which its button names. */
  formId: string;
  /** Of which one can be asked alone. */
  roles: readonly NamedRole[];
  /** The question that is changed; undefined = a new one. */
  id: string | undefined;
  initial: QuestionValues;
  onSave: SaveQuestion;
  onBusy: (isBusy: boolean) => void;
  onSaved: () => void;
};

/** One question: what is asked, of whom, and what an answer to it is (EL-04). */
export function QuestionForm(props: QuestionFormProps) {
  const { formId, roles, id, initial, onSave, onBusy, onSaved } = props;
  const [values, setValues] = useState(initial);
  const form = useContractForm(addQuestion, {
    body: () => wantedOf(values),
    send: async (body) => {
      onBusy(true);
      return await onSave({ id, body }).finally(() => onBusy(false));
    },
    failed: m.the_question_was_not_saved(),
    saysFailure: 'in the form',
    onSuccess: onSaved,
  });
  const put = (change: Partial<QuestionValues>) => setValues({ ...values, ...change });
  return (
    <Form id={formId} form={form} className="flex flex-col gap-4">
      <TextField
        label={m.the_question()}
        autoComplete="off"
        maxLength={limits.question.words}
        value={values.words}
        {...form.field('words')}
        onChange={({ target }) => put({ words: target.value })}
      />
      <KindAndRole values={values} form={form} roles={roles} onPut={put} />
      <KindFields values={values} form={form} onPut={put} />
      <div>
        <CheckField
          label={m.an_answer_is_needed()}
          checked={values.isNeeded}
          onChange={({ target }) => put({ isNeeded: target.checked })}
        />
        <CheckField
          label={m.the_answers_are_sensitive()}
          hint={m.sensitive_answers_are_deleted()}
          checked={values.isSensitive}
          onChange={({ target }) => put({ isSensitive: target.checked })}
        />
      </div>
    </Form>
  );
}

type KindAndRoleProps = KindFieldsProps & { roles: readonly NamedRole[] };

/** What an answer is, and which role it is asked of. */
function KindAndRole({ values, form, roles, onPut }: KindAndRoleProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        label={m.kind_of_answer()}
        options={questionKinds.map((kind) => ({ value: kind, label: kindNames[kind]() }))}
        value={values.kind}
        {...form.field('kind')}
        onChange={({ target }) =>
          onPut({ kind: questionKinds.find((kind) => kind === target.value) ?? 'text' })
        }
      />
      {roles.length > 0 && (
        <SelectField
          label={m.asked_of()}
          options={[
            { value: '', label: m.everybody_who_helps() },
            ...roles.map((role) => ({ value: role.id, label: role.role_name })),
          ]}
          value={values.roleId}
          {...form.field('roleId')}
          onChange={({ target }) => onPut({ roleId: target.value })}
        />
      )}
    </div>
  );
}

type KindFieldsProps = {
  values: QuestionValues;
  form: ContractForm;
  onPut: (change: Partial<QuestionValues>) => void;
};

/** What only some kinds of answer have. */
function KindFields({ values, form, onPut }: KindFieldsProps) {
  if (values.kind === 'one' || values.kind === 'some')
    return (
      <TextArea
        label={m.choices_one_on_each_line()}
        rows={5}
        value={values.choices}
        {...form.field('choices')}
        onChange={({ target }) => onPut({ choices: target.value })}
      />
    );
  if (values.kind !== 'number') return null;
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={m.lowest_number_optional()}
        type="number"
        step={1}
        value={values.lowest}
        {...form.field('lowest')}
        onChange={({ target }) => onPut({ lowest: target.value })}
      />
      <TextField
        label={m.highest_number_optional()}
        type="number"
        step={1}
        value={values.highest}
        {...form.field('highest')}
        onChange={({ target }) => onPut({ highest: target.value })}
      />
    </div>
  );
}
