import type { User } from '@saath/contract/accounts/accounts/schema';
import { limits } from '@saath/contract/limits';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/password-field.tsx';
import { TagField } from '../../../ui/tag-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useProfileSaving } from './saving.ts';
import { SkillField } from './skill-field.tsx';

type ProfileFormProps = { user: User; onDone: () => void };

/** Edit mode of one's own profile; Cancel leaves everything as it was. */
export function ProfileForm({ user, onDone }: ProfileFormProps) {
  const saving = useProfileSaving(user, onDone);
  const { form, values, text } = saving;
  return (
    <Form form={form} className="flex flex-col gap-5">
      <TextField label={m.name()} autoComplete="name" {...text('name')} />
      <TextField
        label={m.email()}
        type="email"
        value={user.email}
        readOnly
        hint={m.the_address_you_log_in_with_you()}
      />
      <TextField label={m.phone()} type="tel" autoComplete="tel" {...text('contactNumber')} />
      {user.role === 'Volunteer' && <VolunteerFields saving={saving} />}
      <TextArea
        label={m.about()}
        dir="auto"
        maxLength={limits.aboutMe.max}
        {...text('description')}
      />
      <PasswordField
        label={m.new_password()}
        autoComplete="new-password"
        hint={m.leave_it_empty_to_keep_the_current()}
        {...text('password')}
      />
      {values.password && (
        <PasswordField
          label={m.current_password()}
          autoComplete="current-password"
          {...text('currentPassword')}
        />
      )}
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText={m.saving()}>{m.save()}</SubmitButton>
        <Button variant="quiet" onClick={onDone}>
          {m.cancel()}
        </Button>
      </div>
    </Form>
  );
}

/** What only matters for finding somebody a role. */
function VolunteerFields({ saving }: { saving: ReturnType<typeof useProfileSaving> }) {
  const { values, problems, set, text } = saving;
  return (
    <>
      <TextField label={m.experience_years()} inputMode="decimal" {...text('experienceYears')} />
      <div data-field="skills">
        <SkillField
          label={m.skills()}
          nameOf={tagName}
          value={values.skills}
          onChange={(skills) => set({ skills })}
          error={problems.skills}
        />
      </div>
      <div data-field="interests">
        <TagField
          label={m.interests()}
          nameOf={tagName}
          value={values.interests}
          onChange={(interests) => set({ interests })}
          error={problems.interests}
        />
      </div>
    </>
  );
}
