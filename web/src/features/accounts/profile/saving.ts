import { profileMessages } from '@saath/contract/accounts/accounts/messages';
import type { User } from '@saath/contract/accounts/accounts/schema';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import { CallError } from '../../../lib/call-error.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { spoken } from '../../../lib/spoken.ts';
import { toast } from '../../../ui/toast.ts';
import { useUpdateProfile } from '../account/queries.ts';
import {
  type ProfileProblems,
  type ProfileText,
  type ProfileValues,
  profileBody,
  profileProblems,
  profileValues,
} from './values.ts';

/** The form's state and its saving; on any failure everything typed stays as it is. */
export function useProfileSaving(user: User, onDone: () => void) {
  const [values, setValues] = useState(() => profileValues(user));
  const [problems, setProblems] = useState<ProfileProblems>({});
  const update = useUpdateProfile();
  const formRef = useRef<HTMLFormElement>(null);
  // Set anew by each attempt to save, so the keyboard goes where the first problem is.
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problems]);

  const set = (change: Partial<ProfileValues>) => setValues((before) => ({ ...before, ...change }));
  const text = (field: ProfileText) => ({
    name: field,
    value: values[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [field]: event.target.value }),
    error: problems[field],
  });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = profileProblems(values, user);
    setProblems(found);
    if (Object.keys(found).length > 0) return toast.error(spoken(profileMessages, 'check'));
    try {
      await update.mutateAsync(profileBody(values, user));
      onDone();
    } catch (error) {
      if (error instanceof CallError) setProblems(error.fields);
      toast.error(failureText(error, spoken(profileMessages, 'failed')));
    }
  };
  return { values, problems, set, text, save, formRef, isSaving: update.isPending };
}
