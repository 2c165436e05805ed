import { limits } from '@saath/contract/limits';
import { lateChoices } from '@saath/contract/places/reminders/rules';
import type { LinkView } from '@saath/contract/places/reminders/schema';
import type { ReactNode } from 'react';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { controlLook } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { givenText } from './given-text.ts';

type LinkFormProps = { view: LinkView; action: string };

/** Plain forms, which work without JavaScript. Nothing is sent before the button is pressed. */
export function LinkForm({ view: { chosen, given }, action }: LinkFormProps) {
  return (
    <form method="post" action={action} className="flex flex-col gap-4">
      {given ? (
        <p className="font-semibold">{givenText(given)}</p>
      ) : (
        <p>{m.the_organiser_would_like_to_know()}</p>
      )}
      <fieldset className="flex flex-col gap-2">
        <legend className="sr-only">{m.are_you_coming()}</legend>
        <Choice value="coming" chosen={chosen}>
          {m.i_am_coming()}
        </Choice>
        <Choice value="late" chosen={chosen}>
          {m.i_am_coming_later()}
        </Choice>
        <label className="ms-8 hidden items-center gap-3 [fieldset:has([value=late]:checked)>&]:flex">
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
        <Choice value="cant" chosen={chosen}>
          {m.i_cannot_come()}
        </Choice>
      </fieldset>
      <Button type="submit" className="self-start max-sm:self-stretch">
        {m.send_my_answer()}
      </Button>
      <p className="text-ink-soft text-sm">{m.you_can_change_your_answer_until_the_start()}</p>
    </form>
  );
}

type ChoiceProps = { value: LinkView['chosen']; chosen: LinkView['chosen']; children: ReactNode };

function Choice({ value, chosen, children }: ChoiceProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-field border border-edge px-4 has-checked:border-primary has-checked:bg-primary-soft has-checked:text-primary-strong">
      <input
        type="radio"
        name="answer"
        value={value}
        defaultChecked={value === chosen}
        className="size-5 accent-primary"
      />
      {children}
    </label>
  );
}

type GiveBackFormProps = {
  action: string;
  /** Where the way back leads. */
  back: string;
};

/** Asked once more, because the place goes to somebody else. */
export function GiveBackForm({ action, back }: GiveBackFormProps) {
  return (
    <form method="post" action={action} className="flex flex-col gap-4">
      <input type="hidden" name="answer" value="cant" />
      <input type="hidden" name="sure" value="yes" />
      <p className="font-semibold">{m.give_your_place_back_it_goes_to()}</p>
      <TextArea
        label={m.a_word_to_the_organiser_optional()}
        name="word"
        rows={3}
        maxLength={limits.cannotComeWord.max}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="danger">
          {m.give_my_place_back()}
        </Button>
        <ButtonLink to={back} variant="secondary">
          {m.keep_it()}
        </ButtonLink>
      </div>
    </form>
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
