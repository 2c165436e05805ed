import type { Event } from '@saath/contract/events/events/schema';
import type { Question } from '@saath/contract/events/questions/schema';
import { useState } from 'react';
import { formatNames } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { About } from '../../../ui/about.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { MessageCircleQuestionMark, Pencil, Trash } from '../../../ui/icons.ts';
import { toast } from '../../../ui/toast.ts';
import { kindNames } from './names.ts';
import { useRemoveQuestion, useSaveQuestion } from './queries.ts';
import { QuestionDialog } from './question-dialog.tsx';
import type { SaveQuestion } from './question-form.tsx';
import type { NamedRole } from './values.ts';

/** What is asked of who wants to help, below the roles of the editor. One button until the first is asked. */
export function EditorQuestions({ event }: { event: Event }) {
  const [doomed, setDoomed] = useState<Question>();
  const save = useSaveQuestion(event.id);
  const remove = useRemoveQuestion();
  const questions = event.questions ?? [];
  const isOpen = event.status !== 'COMPLETED' && event.status !== 'CANCELLED';
  if (questions.length === 0 && !isOpen) return null;
  return (
    <section aria-labelledby="questions" className="flex flex-col gap-3">
      <h2 id="questions" className={questions.length > 0 ? 'text-xl' : 'sr-only'}>
        {m.questions()}
      </h2>
      {questions.length > 0 && (
        <p className="text-ink-soft text-sm">{m.people_answer_when_they_ask()}</p>
      )}
      <QuestionList
        roles={event.role}
        {...{ questions, isOpen }}
        onSave={async (given) => toast.success((await save.mutateAsync(given)).message)}
        onRemove={setDoomed}
      />
      <ConfirmDialog
        open={doomed !== undefined}
        onOpenChange={(open) => {
          if (!open) setDoomed(undefined);
        }}
        title={m.remove_this_question()}
        description={m.answers_to_it_are_deleted_too()}
        confirmText={m.remove()}
        busyText={m.removing()}
        isBusy={remove.isPending}
        onConfirm={() => {
          if (doomed) remove.mutate(doomed, { onSettled: () => setDoomed(undefined) });
        }}
      />
    </section>
  );
}

type QuestionListProps = {
  roles: readonly NamedRole[];
  questions: readonly Question[];
  /** Whether questions can be asked and changed. */
  isOpen: boolean;
  onSave: SaveQuestion;
  onRemove: (question: Question) => void;
};

/** The questions, and the one dialog in which they are written: in the editor and in the wizard. */
export function QuestionList({ roles, questions, isOpen, onSave, onRemove }: QuestionListProps) {
  const [written, setWritten] = useState<Question | 'new'>();
  return (
    <>
      {questions.length > 0 && (
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {questions.map((question) => (
            <QuestionRow
              key={question.id}
              {...{ roles, question, isOpen }}
              onChange={() => setWritten(question)}
              onRemove={() => onRemove(question)}
            />
          ))}
        </ul>
      )}
      {isOpen && (
        <Button
          variant={questions.length > 0 ? 'secondary' : 'quiet'}
          className="self-start"
          onClick={() => setWritten('new')}
        >
          <MessageCircleQuestionMark aria-hidden size={18} />
          {m.ask_a_question()}
        </Button>
      )}
      <QuestionDialog
        {...{ roles, questions, onSave }}
        question={written}
        onClose={() => setWritten(undefined)}
      />
    </>
  );
}

type QuestionRowProps = {
  roles: readonly NamedRole[];
  question: Question;
  isOpen: boolean;
  onChange: () => void;
  onRemove: () => void;
};

function QuestionRow({ roles, question, isOpen, onChange, onRemove }: QuestionRowProps) {
  const { words, kind, choices, roleId, isNeeded, isSensitive } = question;
  const role = roles.find(({ id }) => id === roleId);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <bdi className="min-w-0 font-semibold break-words">{words}</bdi>
          {isNeeded && <Chip>{m.needed()}</Chip>}
          {isSensitive && <Chip>{m.sensitive()}</Chip>}
        </p>
        <p className="text-ink-soft text-sm break-words">
          {kindNames[kind]()}
          {choices.length > 0 && (
            <>
              {': '}
              <bdi>{formatNames(choices)}</bdi>
            </>
          )}
          {role && (
            <>
              {' · '}
              <bdi>{role.role_name}</bdi>
            </>
          )}
        </p>
      </div>
      {isOpen && (
        <div className="flex gap-1">
          <Button variant="quiet" size="small" onClick={onChange}>
            <Pencil aria-hidden size={16} />
            {m.edit()}
            <About>{words}</About>
          </Button>
          <Button variant="quiet" size="small" onClick={onRemove}>
            <Trash aria-hidden size={16} />
            {m.remove()}
            <About>{words}</About>
          </Button>
        </div>
      )}
    </li>
  );
}
