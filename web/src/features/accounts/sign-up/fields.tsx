/** The sign-up form's fields, in the order in which their checks are told. */
import { skillOptions } from '@saath/contract/accounts/accounts/rules';
import type { SignupSettings } from '@saath/contract/accounts/accounts/schema';
import { limits } from '@saath/contract/limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatChoice } from '../../../lib/numbers.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { PictureField } from '../../../ui/picture-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TagField } from '../../../ui/tag-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SkillField } from '../profile/skill-field.tsx';
import {
  passwordHint,
  type SignupField,
  type SignupProblems,
  type SignupValues,
} from './values.ts';

const interestOptions = ['Development', 'cricket', 'Outdoor', 'Management'];

type FieldsProps = {
  values: SignupValues;
  problems: SignupProblems;
  set: <F extends SignupField>(field: F, value: SignupValues[F]) => void;
};

type TextName = {
  [F in SignupField]: SignupValues[F] extends string ? F : never;
}[SignupField];

/** Where the form finds the field to lead to. */
function Slot({ field, children }: { field: SignupField; children: ReactNode }) {
  return <div data-field={field}>{children}</div>;
}

/** The props of one text field. */
function textOf({ values, problems, set }: FieldsProps, field: TextName) {
  return {
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
    error: problems[field],
  };
}

function emailHint({ emailDomains }: SignupSettings): string {
  if (emailDomains.length === 0) return m.we_send_a_link_there_to_activate();
  return m.an_address_at_domains({ domains: formatChoice(emailDomains) });
}

/** Who the person is and how to reach them. */
export function AccountFields({ settings, ...form }: FieldsProps & { settings: SignupSettings }) {
  return (
    <>
      <Slot field="name">
        <TextField label={m.full_name()} autoComplete="name" {...textOf(form, 'name')} />
      </Slot>
      <Slot field="email">
        <TextField
          label={m.email()}
          type="email"
          autoComplete="email"
          hint={emailHint(settings)}
          {...textOf(form, 'email')}
        />
      </Slot>
      <Slot field="password">
        <PasswordField
          label={m.password()}
          autoComplete="new-password"
          hint={passwordHint()}
          {...textOf(form, 'password')}
        />
      </Slot>
      <Slot field="confirmPassword">
        <PasswordField
          label={m.confirm_password()}
          autoComplete="new-password"
          {...textOf(form, 'confirmPassword')}
        />
      </Slot>
      <Slot field="contactNumber">
        <TextField
          label={m.contact_number()}
          type="tel"
          autoComplete="tel"
          placeholder={m.ten_to_fifteen_digits()}
          {...(settings.phoneRegion === 'PK' && { hint: m.a_mobile_number_of_pakistan() })}
          {...textOf(form, 'contactNumber')}
        />
      </Slot>
    </>
  );
}

/** What the person can do and likes to do: what matching works with. */
export function AboutFields(form: FieldsProps) {
  const { values, problems, set } = form;
  return (
    <>
      <Slot field="experienceYears">
        <TextField
          label={m.experience_years()}
          inputMode="decimal"
          placeholder="0"
          {...textOf(form, 'experienceYears')}
        />
      </Slot>
      <Slot field="description">
        <TextArea
          label={m.about_you()}
          hint={m.a_sentence_or_two_what_you_like()}
          maxLength={limits.aboutMe.max}
          {...textOf(form, 'description')}
        />
      </Slot>
      <Slot field="skills">
        <SkillField
          label={m.skills()}
          options={skillOptions}
          allowOther
          value={values.skills}
          onChange={(tags) => set('skills', tags)}
          error={problems.skills}
        />
      </Slot>
      <Slot field="interests">
        <TagField
          label={m.interests()}
          options={interestOptions}
          allowOther
          value={values.interests}
          onChange={(tags) => set('interests', tags)}
          error={problems.interests}
        />
      </Slot>
    </>
  );
}

/** Everybody begins as a volunteer; who wants to organise says why, and an Admin decides (AU-11). */
function OrganiserField({ values, problems, set }: FieldsProps) {
  const { whyOrganise } = values;
  return (
    <div className="flex flex-col gap-3">
      <CheckField
        label={m.i_also_want_to_organise_events()}
        hint={m.you_start_as_a_volunteer_an_admin()}
        checked={whyOrganise !== null}
        onChange={(event) => set('whyOrganise', event.target.checked ? '' : null)}
      />
      {whyOrganise !== null && (
        <Slot field="whyOrganise">
          <TextArea
            label={m.why_do_you_want_to_organise()}
            rows={3}
            maxLength={limits.organiserText.max}
            name="whyOrganise"
            value={whyOrganise}
            onChange={(event) => set('whyOrganise', event.target.value)}
            error={problems.whyOrganise}
          />
        </Slot>
      )}
    </div>
  );
}

type LastFieldsProps = FieldsProps & { choosePicture: (file: File | null) => void };

export function LastFields({ choosePicture, ...form }: LastFieldsProps) {
  const { values, problems, set } = form;
  const label = (
    <Sentence
      text={m.i_accept_terms}
      parts={{
        terms: (
          <Link to={paths.terms} target="_blank" className="text-primary underline">
            {m.terms_and_conditions()}
          </Link>
        ),
      }}
    />
  );
  return (
    <>
      <Slot field="avatar">
        <PictureField
          label={m.profile_picture()}
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          hint={m.jpg_jpeg_or_png_under_2_mb()}
          file={values.avatar}
          onChange={choosePicture}
          error={problems.avatar}
        />
      </Slot>
      <OrganiserField {...form} />
      <Slot field="terms">
        <CheckField
          label={label}
          checked={values.terms}
          onChange={(event) => set('terms', event.target.checked)}
          error={problems.terms}
        />
      </Slot>
    </>
  );
}
