import { questionTemplates } from '@saath/contract/events/questions/rules';
import type { Question } from '@saath/contract/events/questions/schema';
import { useId, useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Plus } from '../../../ui/icons.ts';
import { templates } from './names.ts';
import { QuestionForm, type SaveQuestion } from './question-form.tsx';
import { type NamedRole, type QuestionValues, valuesOf } from './values.ts';

type Asking = {
  roles: readonly NamedRole[];
  /** What is asked already. */
  questions: readonly Question[];
  onSave: SaveQuestion;
};

type QuestionDialogProps = Asking & {
  /** What is changed, or `new`; the dialog is open while there is something. */
  question: Question | 'new' | undefined;
  onClose: () => void;
};

/** Asks a new question, with the commonest at one press, or changes one. */
export function QuestionDialog({ question, onClose, ...asking }: QuestionDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const formId = useId();
  const changed = question === 'new' ? undefined : question;
  return (
    <Dialog
      open={question !== undefined}
      onOpenChange={(open) => {
        if (!open && !isBusy) onClose();
      }}
      title={changed ? m.change_the_question() : m.ask_a_question()}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            {m.cancel()}
          </Button>
          <Button type="submit" form={formId} isBusy={isBusy} busyText={m.saving()}>
            {m.save()}
          </Button>
        </>
      }
    >
      {question && (
        <Writing
          key={changed?.id ?? 'new'}
          {...{ ...asking, formId, changed, onBusy: setBusy, onSaved: onClose }}
        />
      )}
    </Dialog>
  );
}

type WritingProps = Asking & {
  formId: string;
  changed: Question | undefined;
  onBusy: (isBusy: boolean) => void;
  onSaved: () => void;
};

function Writing({ questions, changed, ...rest }: WritingProps) {
  const [initial, setInitial] = useState<QuestionValues>(() => valuesOf(changed ?? {}));
  const asked = new Set(questions.map(({ template }) => template));
  const open = questionTemplates.filter((template) => !asked.has(template));
  return (
    <div className="flex flex-col gap-5">
      {!changed && open.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {open.map((template) => (
            <Button
              key={template}
              variant="secondary"
              size="small"
              aria-pressed={initial.template === template}
              onClick={() => setInitial(valuesOf({ ...templates[template].question(), template }))}
            >
              <Plus aria-hidden size={16} />
              {templates[template].name()}
            </Button>
          ))}
        </div>
      )}
      <QuestionForm
        // A template starts the form anew.
        key={initial.template ?? 'own'}
        id={changed?.id}
        {...{ ...rest, initial }}
      />
    </div>
  );
}
