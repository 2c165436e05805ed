/** The second step of signing up. */
import { skillOptions } from '@saath/contract/accounts/accounts/rules';
import { limits } from '@saath/contract/limits';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Avatar } from '../../../ui/avatar.tsx';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { PictureField } from '../../../ui/picture-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { TagField } from '../../../ui/tag-field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { SkillField } from '../profile/skill-field.tsx';
import { type FieldsProps, Slot, textOf } from './field-props.tsx';
import type { SignupValues } from './values.ts';

const interestOptions = ['Development', 'cricket', 'Outdoor', 'Management'];

type WhatFieldsProps = FieldsProps & {
  /** What roles here ask for. */
  wanted: readonly string[];
  /** What one came for is about. */
  topics: readonly string[];
  choosePicture: (picture: SignupValues['avatar']) => void;
};

/** Those that are not there yet come first. */
const before = (first: readonly string[], then: readonly string[]) => [
  ...first.filter((each) => !then.some((other) => other.toLowerCase() === each.toLowerCase())),
  ...then,
];

/** What the person can do and likes to do: what matching works with. */
export function WhatFields({ wanted, topics, choosePicture, ...form }: WhatFieldsProps) {
  const { values, problems, set } = form;
  return (
    <>
      <Slot field="avatar">
        <PictureChoice {...form} choosePicture={choosePicture} />
      </Slot>
      <Slot field="skills">
        <SkillField
          label={m.skills()}
          options={before(wanted, skillOptions)}
          nameOf={tagName}
          allowOther
          value={values.skills}
          onChange={(tags) => set('skills', tags)}
          error={problems.skills}
        />
      </Slot>
      <Slot field="interests">
        <TagField
          label={m.interests()}
          options={before(topics, interestOptions)}
          nameOf={tagName}
          allowOther
          value={values.interests}
          onChange={(tags) => set('interests', tags)}
          error={problems.interests}
        />
      </Slot>
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
          rows={3}
          {...textOf(form, 'description')}
        />
      </Slot>
      <OrganiserField {...form} />
      <TermsField {...form} />
    </>
  );
}

type PictureChoiceProps = Pick<WhatFieldsProps, 'values' | 'problems' | 'choosePicture'>;

/** A picture from the device, or by one press the initial that stands for people without one. */
function PictureChoice({ values: { avatar, name }, problems, choosePicture }: PictureChoiceProps) {
  return (
    <PictureField
      label={m.profile_picture()}
      accept=".jpg,.jpeg,.png,image/jpeg,image/png"
      hint={m.jpg_jpeg_or_png_under_2_mb()}
      file={avatar === 'initial' ? null : avatar}
      onChange={choosePicture}
      error={problems.avatar}
      {...(avatar === 'initial' && { drawn: <Avatar name={name} size={80} /> })}
    >
      <Button variant="secondary" size="small" onClick={() => choosePicture('initial')}>
        <Avatar name={name} size={28} />
        {m.use_my_initial()}
      </Button>
    </PictureField>
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

function TermsField({ values, problems, set }: FieldsProps) {
  const terms = (
    <Link to={paths.terms} target="_blank" className="text-primary underline">
      {m.terms_and_conditions()}
    </Link>
  );
  return (
    <Slot field="terms">
      <CheckField
        label={<Sentence text={m.i_accept_terms} parts={{ terms }} />}
        checked={values.terms}
        onChange={(event) => set('terms', event.target.checked)}
        error={problems.terms}
      />
    </Slot>
  );
}
