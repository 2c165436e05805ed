import { createUser } from '@saath/contract/accounts/accounts/endpoints';
import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import { type SignupSettings, signupSchema } from '@saath/contract/accounts/accounts/schema';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { call } from '../../../lib/call.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { getLocale } from '../../../paraglide/runtime.js';
import { toast } from '../../../ui/toast.ts';
import {
  avatarProblem,
  emptySignup,
  type SignupField,
  type SignupValues,
  signupProblems,
} from './values.ts';

/** The form's state and its sending; on any failure everything typed stays as it is. */
export function useSignup(settings: SignupSettings) {
  const navigate = useNavigate();
  const [values, setValues] = useState<SignupValues>(emptySignup);
  const { avatar } = values;
  const form = useContractForm(createUser, {
    body: () => bodyOf(values),
    schema: signupSchema(settings),
    check: () => signupProblems(values),
    send: async (body) => await call(createUser, { body, files: avatar ? [avatar] : [] }),
    failed: spoken(signupMessages, 'failed'),
    saysFailure: 'toast',
    onSuccess: async ({ message }) => {
      toast.success(message);
      await navigate(paths.home);
    },
  });

  const set = <F extends SignupField>(field: F, value: SignupValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    form.forget(field);
  };
  /** A picture that cannot be taken is told at once. */
  const choosePicture = (file: File | null) => {
    set('avatar', file);
    const problem = file && avatarProblem(file);
    if (problem) form.setProblems({ ...form.problems, avatar: problem });
  };
  return { form, values, problems: form.problems, set, choosePicture };
}

function bodyOf(values: SignupValues) {
  const { confirmPassword: _same, avatar: _file, terms: _yes, whyOrganise, ...profile } = values;
  const asked = whyOrganise === null ? {} : { whyOrganise };
  return { ...profile, ...asked, language: getLocale() };
}
