import { profileMessages } from '@saath/contract/accounts/messages';
import { isExperienceTooHigh, profileSchema, type User } from '@saath/contract/accounts/schema';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../lib/call-error.ts';
import { failureText } from '../../lib/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast.ts';
import { useUpdateProfile } from './account-queries.ts';
import { SkillField } from './skill-field.tsx';

type ProfileFormProps = { user: User; onDone: () => void };

const editable = ({
  name,
  contactNumber,
  experienceYears,
  description,
  skills,
  interests,
}: User) => ({
  name,
  contactNumber,
  experienceYears: String(experienceYears),
  description,
  skills,
  interests,
  password: '',
  currentPassword: '',
});
type Values = ReturnType<typeof editable>;

/** What is sent: an organiser's account has no skills to match, and needs no phone number. */
function bodyOf(values: Values, user: User) {
  if (user.role === 'Volunteer') return values;
  const { skills: _skills, interests: _interests, experienceYears: _years, ...rest } = values;
  const { contactNumber, ...body } = rest;
  return contactNumber ? rest : body;
}

/** Field → first problem, in the words of specification §5 'Profile edit'. */
function problemsOf(values: Values, user: User): Record<string, string> {
  const problems: Record<string, string> = {};
  for (const { path, message } of profileSchema.safeParse(bodyOf(values, user)).error?.issues ?? [])
    problems[String(path[0])] ??= message;
  if (isExperienceTooHigh(Number(values.experienceYears), user.experienceYears))
    problems.experienceYears ??= profileMessages.experienceHigh;
  if (values.password && !values.currentPassword)
    problems.currentPassword = 'Please enter your current password to change it.';
  return problems;
}

/** Edit mode of the own profile; Cancel leaves everything as it was. */
export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const [values, setValues] = useState(() => editable(user));
  const [problems, setProblems] = useState<Record<string, string>>({});
  const update = useUpdateProfile();
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }));
  const text = (
    field:
      | 'name'
      | 'contactNumber'
      | 'experienceYears'
      | 'description'
      | 'password'
      | 'currentPassword',
  ) => ({
    name: field,
    value: values[field],
    onChange: (event: { target: { value: string } }) => set({ [field]: event.target.value }),
    error: problems[field],
  });

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(values, user);
    setProblems(found);
    if (Object.keys(found).length > 0) {
      toast.error(profileMessages.check);
      return;
    }
    try {
      await update.mutateAsync(bodyOf(values, user));
      onDone();
    } catch (error) {
      if (error instanceof CallError) setProblems({ ...error.fields });
      toast.error(failureText(error, profileMessages.failed));
    }
  };
  return (
    <form onSubmit={save} noValidate className="flex flex-col gap-5">
      <TextField label="Name" autoComplete="name" {...text('name')} />
      <TextField
        label="Email"
        type="email"
        value={user.email}
        readOnly
        hint="The address you log in with; you change it further down."
      />
      <TextField label="Phone" type="tel" autoComplete="tel" {...text('contactNumber')} />
      {user.role === 'Volunteer' && (
        <>
          <TextField label="Experience (years)" inputMode="decimal" {...text('experienceYears')} />
          <SkillField
            label="Skills"
            value={values.skills}
            onChange={(skills) => set({ skills })}
            error={problems.skills}
          />
          <TagField
            label="Interests"
            value={values.interests}
            onChange={(interests) => set({ interests })}
            error={problems.interests}
          />
        </>
      )}
      <TextArea label="About" maxLength={500} {...text('description')} />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="Leave it empty to keep the current one."
        {...text('password')}
      />
      {values.password && (
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...text('currentPassword')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={update.isPending} busyText="Saving...">
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
