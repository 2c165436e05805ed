import { setDaysOff } from '@saath/contract/accounts/accounts/endpoints';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useQuery } from '../../../calls/query.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { formatDay } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { X } from '../../../ui/icons.ts';
import { QueryState } from '../../../ui/query-state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { daysOffQuery, useSetDaysOff } from '../account/queries.ts';

/** Days on which the volunteer is away, whatever the week says (PF-05). */
export function DaysOff() {
  const days = useQuery(daysOffQuery);
  return <QueryState query={days}>{(all) => <Days days={all} />}</QueryState>;
}

function Days({ days }: { days: readonly string[] }) {
  const change = useSetDaysOff();

  const save = async (next: readonly string[], done: string) => {
    try {
      await change.mutateAsync(next);
      toast.success(done);
    } catch (error) {
      toast.error(failureText(error, m.your_days_off_could_not_be_saved()));
    }
  };
  const form = useContractForm(setDaysOff, {
    body: ({ day = '' }) => ({ days: [...days, day] }),
    check: ({ day = '' }) => ({ days: undefined, day: dayProblem(day, days) }),
    send: async ({ days: next }) => await change.mutateAsync(next),
    failed: m.your_days_off_could_not_be_saved(),
    saysFailure: 'toast',
    onSuccess: (_reply, { days: next }) => {
      const sent = next.at(-1) ?? '';
      toast.success(m.day_is_off({ day: formatDay(sent) }));
      // A day that was chosen while this one was on its way is not sent yet, so it stays.
      const fields = form.ref.current;
      if (fields && new FormData(fields).get('day') === sent) fields.reset();
    },
  });
  return (
    <>
      <p className="text-ink-soft">
        {days.length === 0
          ? m.none_yet_on_these_days_nobody_suggests()
          : m.on_these_days_nobody_suggests_you_for()}
      </p>
      {days.length > 0 && (
        <ChosenDays
          days={days}
          isBusy={change.isPending}
          onRemove={(day) =>
            void save(
              days.filter((each) => each !== day),
              m.day_is_no_longer_off({ day: formatDay(day) }),
            )
          }
        />
      )}
      <Form form={form} className="flex max-w-md flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField label={m.day()} type="date" {...form.field('day')} />
        </div>
        <SubmitButton variant="secondary" busyText={m.saving()}>
          {m.add()}
        </SubmitButton>
      </Form>
    </>
  );
}

type ChosenDaysProps = {
  days: readonly string[];
  isBusy: boolean;
  onRemove: (day: string) => void;
};

function ChosenDays({ days, isBusy, onRemove }: ChosenDaysProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {days.map((day) => (
        <li key={day} className="flex items-center rounded-full bg-primary-soft ps-4">
          <time dateTime={day}>{formatDay(day)}</time>
          <button
            type="button"
            aria-label={m.remove_day({ day: formatDay(day) })}
            disabled={isBusy}
            onClick={() => onRemove(day)}
            className="grid size-11 place-items-center rounded-full hover:text-danger"
          >
            <X aria-hidden size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function dayProblem(day: string, days: readonly string[]): string | undefined {
  if (!day) return m.please_choose_a_day();
  return days.includes(day) ? m.this_day_is_there_already() : undefined;
}
