import { wantedQuestionSchema } from '@saath/contract/events/questions/schema';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { ChevronDown } from '../../../ui/icons.ts';
import { QuestionList } from '../questions/questions.tsx';
import type { Wizard } from './state.ts';

/** What is asked of who wants to help, of everybody or of one role: folded until somebody wants it. */
export function WizardQuestions({ wizard }: { wizard: Wizard }) {
  const { values, problems, change } = wizard;
  const { questions } = values;
  // Those of a draft that an older page kept have no id yet.
  const roles = values.roles.flatMap(({ id, role_name }) => (id ? [{ id, role_name }] : []));
  return (
    <details open={questions.length > 0} className="group rounded-field border border-line">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="me-2 font-semibold">{m.questions_optional()}</span>{' '}
          <span className="text-ink-soft">{m.such_as_shirt_size_or_diet()}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className="flex-none transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="flex flex-col gap-3 border-line border-t p-3">
        {problems.questions && (
          <p role="alert" className="text-danger text-sm">
            {problems.questions}
          </p>
        )}
        <QuestionList
          {...{ roles, questions }}
          isOpen
          onSave={async ({ id = newId(), body }) => {
            const question = { ...wantedQuestionSchema.parse(body), id };
            const index = questions.findIndex((each) => each.id === id);
            change({
              questions: index < 0 ? [...questions, question] : questions.with(index, question),
            });
          }}
          onRemove={({ id }) => change({ questions: questions.filter((each) => each.id !== id) })}
        />
      </div>
    </details>
  );
}
