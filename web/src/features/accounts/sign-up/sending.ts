import { createUser } from '@saath/contract/accounts/accounts/endpoints';
import { signupMessages } from '@saath/contract/accounts/accounts/messages';
import type { SignupSettings } from '@saath/contract/accounts/accounts/schema';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/call.ts';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { getLocale } from '../../../paraglide/runtime.js';
import { toast } from '../../../ui/toast.ts';
import {
  avatarProblem,
  emptySignup,
  firstProblem,
  type SignupField,
  type SignupProblems,
  type SignupValues,
  signupProblems,
} from './values.ts';

/** The form's state and its sending; on any failure everything typed stays as it is. */
export function useSignup(settings: SignupSettings) {
  const navigate = useNavigate();
  const [values, setValues] = useState<SignupValues>(emptySignup);
  const [problems, setProblems] = useState<SignupProblems>({});
  const [isSending, setSending] = useState(false);
  const formRef = useRef<HTMLFormElement>(null);

  const set = <F extends SignupField>(field: F, value: SignupValues[F]) => {
    setValues((before) => ({ ...before, [field]: value }));
    setProblems(({ [field]: _mended, ...rest }) => rest);
  };
  /** A picture that cannot be taken is told at once. */
  const choosePicture = (file: File | null) => {
    set('avatar', file);
    const avatar = file && avatarProblem(file);
    if (avatar) setProblems((before) => ({ ...before, avatar }));
  };
  /** Says the first problem, shows all of them and leads to the first; answers whether there was one. */
  const tell = (found: SignupProblems): boolean => {
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
    if (isSending || tell(signupProblems(values, settings))) return;
    const { confirmPassword: _same, avatar, terms: _yes, whyOrganise, ...profile } = values;
    const asked = whyOrganise === null ? {} : { whyOrganise };
    const body = { ...profile, ...asked, language: getLocale() };
    setSending(true);
    try {
      const { message } = await call(createUser, { body, files: avatar ? [avatar] : [] });
      toast.success(message);
      await navigate(paths.home);
    } catch (error) {
      const isTold = error instanceof CallError && tell(error.fields);
      if (!isTold) toast.error(failureText(error, spoken(signupMessages, 'failed')));
    }
    setSending(false);
  };
  return { values, problems, isSending, formRef, set, choosePicture, send };
}
