import { limits } from '@saath/contract/limits';
import { comingAnswers, lateChoices } from '@saath/contract/places/reminders/rules';
import type { LinkView } from '@saath/contract/places/reminders/schema';
import { paths } from '../../../lib/paths.ts';
import { toolPaths } from '../../../lib/tool-paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { controlLook } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { givenText } from './given-text.ts';

type LinkFormProps = {
  view: LinkView;
  token: string;
  /** The answer was sent a moment ago: there is nothing more to press than another one. */
  isAnswered: boolean;
};

/** A plain form, which works without JavaScript: one press gives the answer that was chosen in the mail. */
export function LinkForm({ view: { chosen, given }, token, isAnswered }: LinkFormProps) {
  return (
    <div className="flex flex-col gap-4">
      {!isAnswered && (
        <form
          method="post"
          action={toolPaths.coming(token)}
          className="flex flex-col items-start gap-4"
        >
          {given && <p className="font-semibold">{givenText(given)}</p>}
          {chosen === 'cant' && (
            <>
              <p>{m.your_place_goes_to_somebody_else()}</p>
              <div className="w-full">
                <TextArea
                  label={m.a_word_to_the_organiser_optional()}
                  name="word"
                  rows={3}
                  maxLength={limits.cannotComeWord.max}
                />
              </div>
            </>
          )}
          {chosen === 'late' && <Minutes given={given} />}
          {chosen === 'coming' && !given && <p>{m.the_organiser_would_like_to_know()}</p>}
          <input type="hidden" name="answer" value={chosen} />
          <Button
            type="submit"
            variant={chosen === 'cant' ? 'danger' : 'primary'}
            className="max-sm:self-stretch"
          >
            {chosen === 'cant' ? m.give_my_place_back() : words[chosen]()}
          </Button>
        </form>
      )}
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        {comingAnswers
          .filter((answer) => answer !== chosen)
          .map((answer) => (
            <ButtonLink
              key={answer}
              to={toolPaths.coming(token, { answer })}
              variant="secondary"
              reloadDocument
            >
              {words[answer]()}
            </ButtonLink>
          ))}
      </div>
      <p className="text-ink-soft text-sm">{m.you_can_change_your_answer_until_the_start()}</p>
    </div>
  );
}

const words = {
  coming: m.i_am_coming,
  late: m.i_am_coming_later,
  cant: m.i_cannot_come,
} as const;

function Minutes({ given }: Pick<LinkView, 'given'>) {
  return (
    <label className="flex items-center gap-3">
      {m.about_how_late()}
      <select
        name="minutes"
        defaultValue={given?.minutes ?? lateChoices[0]}
        className={`${controlLook} max-w-40`}
      >
        {lateChoices.map((minutes) => (
          <option key={minutes} value={minutes}>
            {m.number_of_minutes({ minutes })}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The event's page, where all else about it is. */
export function EventLink({ id }: { id: string }) {
  return (
    <ButtonLink to={paths.event(id)} variant="secondary" className="self-start">
      {m.see_the_event()}
    </ButtonLink>
  );
}
