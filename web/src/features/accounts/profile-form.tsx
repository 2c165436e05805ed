import type { User } from '@saath/contract/accounts/schema';
import { limits } from '@saath/contract/limits';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useProfileSaving } from './profile-saving.ts';
import { SkillField } from './skill-field.tsx';

type ProfileFormProps = { user: User; onDone: () => void };

/** Edit mode of the own profile; Cancel leaves everything as it was. */
export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const form = useProfileSaving(user, onDone);
  const { values, problems, set, text } = form;
  return (
    <form ref={form.formRef} onSubmit={form.save} noValidate className="flex flex-col gap-5">
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
      <TextArea label="About" maxLength={limits.aboutMe.max} {...text('description')} />
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
        <Button type="submit" isBusy={form.isSaving} busyText="Saving...">
          Save
        </Button>
        <Button variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
