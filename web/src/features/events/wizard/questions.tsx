import { wantedQuestionSchema } from '@saath/contract/events/questions/schema';
import { newId } from '../../../lib/new-id.ts';
import { m } from '../../../paraglide/messages.js';
import { QuestionList } from '../questions/questions.tsx';
import type { Wizard } from './state.ts';

/** What is asked of everybody who wants to help: folded until somebody wants it. Of one role it is asked in the editor. */
export function WizardQuestions({ wizard }: { wizard: Wizard }) {
  const { values, problems, change } = wizard;
  const { questions } = values;
  return (
    <details open={questions.length > 0} className="rounded-field border border-line px-4">
      <summary className="min-h-11 cursor-pointer py-2.5">{m.ask_people_what_you_need()}</summary>
      <div className="flex flex-col gap-3 pb-4">
        {problems.questions && (
          <p role="alert" className="text-danger text-sm">
            {problems.questions}
          </p>
        )}
        <QuestionList
          roles={[]}
          questions={questions}
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
