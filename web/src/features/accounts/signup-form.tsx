import { createUser } from '@saath/contract/accounts/endpoints';
import { signupMessages } from '@saath/contract/accounts/messages';
import { signupOrder } from '@saath/contract/accounts/schema';
import { limits } from '@saath/contract/limits';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../../lib/call.ts';
import { CallError } from '../../lib/call-error.ts';
import { failureText } from '../../lib/failure-text.ts';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useSite } from '../site/site.ts';
import {
  emptySignup,
  firstProblem,
  type SignupField,
  type SignupProblems,
  type SignupValues,
  signupProblems,
} from './signup-values.ts';

const skillOptions = ['DevOps', 'Fullstack', 'UI/UX', 'Cloud', 'AI/ML'];
const interestOptions = ['Development', 'cricket', 'Outdoor', 'Management'];

/** Sends what was typed; on any failure everything stays as it is. */
function useSignup() {
  const site = useSite();
  const navigate = useNavigate();
  const [values, setValues] = useState<SignupValues>(emptySignup);
  const [problems, setProblems] = useState<SignupProblems>({});
  const [isSending, setSending] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  const set = <F extends SignupField>(field: F, value: SignupValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _mended, ...rest }) => rest);
  };
  const tell = (found: SignupProblems) => {
    setProblems(found);
    const first = firstProblem(found);
    if (!first) return false;
    toast.error(found[first] ?? '');
    const target = formRef.current?.querySelector<HTMLElement>(`[data-field="${first}"]`);
    target?.querySelector<HTMLElement>('input, textarea, button')?.focus();
    return true;
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (tell(signupProblems(values, site.signup))) return;
    const { confirmPassword: _same, avatar, terms: _yes, ...body } = values;
    setSending(true);
    try {
      const { message } = await call(createUser, { body, files: avatar ? [avatar] : [] });
      toast.success(message);
      await navigate(paths.home);
    } catch (error) {
      const isTold = error instanceof CallError && tell(error.fields);
      if (!isTold) toast.error(failureText(error, signupMessages.failed));
    }
    setSending(false);
  };
  return { values, problems, isSending, formRef, set, send };
}

export function SignupForm() {
  const { values, problems, isSending, formRef, set, send } = useSignup();
  const text = (
    field:
      | 'name'
      | 'email'
      | 'password'
      | 'confirmPassword'
      | 'contactNumber'
      | 'experienceYears'
      | 'description',
  ) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => set(field, event.target.value),
    error: problems[field],
  });
  const fields: Readonly<Record<SignupField, ReactNode>> = {
    name: <TextField label="Full name" autoComplete="name" {...text('name')} />,
    email: <TextField label="Email" type="email" autoComplete="email" {...text('email')} />,
    password: (
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint="At least 8 characters: letters, a number and one of @ $ ! % * ? &"
        {...text('password')}
      />
    ),
    confirmPassword: (
      <PasswordField
        label="Confirm password"
        autoComplete="new-password"
        {...text('confirmPassword')}
      />
    ),
    contactNumber: (
      <TextField
        label="Contact number"
        type="tel"
        autoComplete="tel"
        placeholder="10-15 digits"
        {...text('contactNumber')}
      />
    ),
    experienceYears: (
      <TextField
        label="Experience (years)"
        inputMode="decimal"
        placeholder="0"
        {...text('experienceYears')}
      />
    ),
    description: (
      <TextArea
        label="About you"
        hint="A sentence or two: what you like to do for others."
        maxLength={limits.aboutMe.max}
        {...text('description')}
      />
    ),
    skills: (
      <TagField
        label="Skills"
        options={skillOptions}
        allowOther
        value={values.skills}
        onChange={(tags) => set('skills', tags)}
        error={problems.skills}
      />
    ),
    interests: (
      <TagField
        label="Interests"
        options={interestOptions}
        allowOther
        value={values.interests}
        onChange={(tags) => set('interests', tags)}
        error={problems.interests}
      />
    ),
    avatar: (
      <PictureField
        label="Profile picture"
        accept=".jpg,.jpeg,.png,image/jpeg,image/png"
        hint="JPG, JPEG or PNG, under 2 MB."
        file={values.avatar}
        onChange={(file) => set('avatar', file)}
        error={problems.avatar}
      />
    ),
    terms: (
      <CheckField
        label={
          <>
            I accept the{' '}
            <Link to={paths.terms} target="_blank" className="text-primary underline">
              terms and conditions
            </Link>
          </>
        }
        checked={values.terms}
        onChange={(event) => set('terms', event.target.checked)}
        error={problems.terms}
      />
    ),
  };
  return (
    <form ref={formRef} onSubmit={send} noValidate className="flex flex-col gap-5">
      {signupOrder.map((field) => (
        <div key={field} data-field={field}>
          {fields[field]}
        </div>
      ))}
      <Button type="submit" isBusy={isSending} busyText={signupMessages.busy}>
        Create account
      </Button>
    </form>
  );
}
