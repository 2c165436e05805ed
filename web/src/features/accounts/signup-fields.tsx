/** The sign-up form's fields, in the order in which their checks are told. */
import type { SignupSettings } from '@saath/contract/accounts/schema';
import { limits } from '@saath/contract/limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { CheckField } from '../../ui/check-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import {
  passwordHint,
  type SignupField,
  type SignupProblems,
  type SignupValues,
} from './signup-values.ts';
import { SkillField } from './skill-field.tsx';

const skillOptions = ['DevOps', 'Fullstack', 'UI/UX', 'Cloud', 'AI/ML'];
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
  if (emailDomains.length === 0) return 'We send a link there to activate your account.';
  return `An address at ${emailDomains.join(' or ')}. We send a link there to activate your account.`;
}

/** Who the person is and how to reach them. */
export function AccountFields({ settings, ...form }: FieldsProps & { settings: SignupSettings }) {
  return (
    <>
      <Slot field="name">
        <TextField label="Full name" autoComplete="name" {...textOf(form, 'name')} />
      </Slot>
      <Slot field="email">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          hint={emailHint(settings)}
          {...textOf(form, 'email')}
        />
      </Slot>
      <Slot field="password">
        <PasswordField
          label="Password"
          autoComplete="new-password"
          hint={passwordHint}
          {...textOf(form, 'password')}
        />
      </Slot>
      <Slot field="confirmPassword">
        <PasswordField
          label="Confirm password"
          autoComplete="new-password"
          {...textOf(form, 'confirmPassword')}
        />
      </Slot>
      <Slot field="contactNumber">
        <TextField
          label="Contact number"
          type="tel"
          autoComplete="tel"
          placeholder="10-15 digits"
          {...(settings.phoneRegion === 'PK' && { hint: 'A mobile number of Pakistan.' })}
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
          label="Experience (years)"
          inputMode="decimal"
          placeholder="0"
          {...textOf(form, 'experienceYears')}
        />
      </Slot>
      <Slot field="description">
        <TextArea
          label="About you"
          hint="A sentence or two: what you like to do for others."
          maxLength={limits.aboutMe.max}
          {...textOf(form, 'description')}
        />
      </Slot>
      <Slot field="skills">
        <SkillField
          label="Skills"
          options={skillOptions}
          allowOther
          value={values.skills}
          onChange={(tags) => set('skills', tags)}
          error={problems.skills}
        />
      </Slot>
      <Slot field="interests">
        <TagField
          label="Interests"
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

type LastFieldsProps = FieldsProps & { choosePicture: (file: File | null) => void };

export function LastFields({ values, problems, set, choosePicture }: LastFieldsProps) {
  const label = (
    <>
      I accept the{' '}
      <Link to={paths.terms} target="_blank" className="text-primary underline">
        terms and conditions
      </Link>
    </>
  );
  return (
    <>
      <Slot field="avatar">
        <PictureField
          label="Profile picture"
          accept=".jpg,.jpeg,.png,image/jpeg,image/png"
          hint="JPG, JPEG or PNG, under 2 MB."
          file={values.avatar}
          onChange={choosePicture}
          error={problems.avatar}
        />
      </Slot>
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
