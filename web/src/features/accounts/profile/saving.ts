import { updateProfile } from '@saath/contract/accounts/accounts/endpoints';
import type { User } from '@saath/contract/accounts/accounts/schema';
import { type ChangeEvent, useState } from 'react';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { m } from '../../../paraglide/messages.js';
import { useUpdateProfile } from '../account/queries.ts';
import {
  type ProfileText,
  type ProfileValues,
  profileBody,
  profileProblems,
  profileValues,
} from './values.ts';

/** The form's state and its saving; on any failure everything typed stays as it is. */
export function useProfileSaving(user: User, onDone: () => void) {
  const [values, setValues] = useState(() => profileValues(user));
  const update = useUpdateProfile();
  const form = useContractForm(updateProfile, {
    body: () => profileBody(values, user),
    check: () => profileProblems(values, user),
    send: update.mutateAsync,
    wrong: m.please_fix_the_validation_errors(),
    failed: m.failed_to_update_profile(),
    saysFailure: 'toast',
    onSuccess: onDone,
  });
  const set = (change: Partial<ProfileValues>) => {
    setValues((before) => ({ ...before, ...change }));
    for (const field of Object.keys(change)) form.forget(field);
  };
  const text = (field: ProfileText) => ({
    ...form.field(field),
    value: values[field],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      set({ [field]: event.target.value }),
  });
  return { form, values, problems: form.problems, set, text };
}
