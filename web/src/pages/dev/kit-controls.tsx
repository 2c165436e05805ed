import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CheckField } from '../../ui/check-field.tsx';
import { Plus } from '../../ui/icons.ts';
import { PasswordField } from '../../ui/password-field.tsx';
import { PictureField } from '../../ui/picture-field.tsx';
import { PicturesField } from '../../ui/pictures-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { StarField } from '../../ui/star-field.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { TagField } from '../../ui/tag-field.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { KitSection } from './kit-section.tsx';

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const;
const roles = ['Usher', 'First aider', 'Cook'].map((label) => ({ value: label, label }));

/** What one presses and fills in. */
export function KitControls() {
  return (
    <>
      <KitSection title="Buttons">
        {(['medium', 'small'] as const).map((size) => (
          <div key={size} className="flex flex-wrap gap-3">
            {variants.map((variant) => (
              <Button key={variant} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
            <Button size={size} disabled>
              disabled
            </Button>
            <Button size={size} isBusy busyText="Saving...">
              busy
            </Button>
            <Button size={size} variant="secondary">
              <Plus aria-hidden size={18} /> with an icon
            </Button>
          </div>
        ))}
      </KitSection>
      <KitSection title="Fields">
        <Fields />
      </KitSection>
      <KitSection title="Tabs">
        <KitTabs />
      </KitSection>
    </>
  );
}

function Fields() {
  const [tags, setTags] = useState(['First aid', 'Driving']);
  const [interests, setInterests] = useState(['Food']);
  const [stars, setStars] = useState(3);
  const [picture, setPicture] = useState<File | null>(null);
  const [pictures, setPictures] = useState<File[]>([]);
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField label="Text" hint="How to fill it in." placeholder="Placeholder" />
      <TextField label="Text with a problem" defaultValue="x" error="Please use more letters." />
      <PasswordField label="Password" defaultValue="secret" />
      <TextField label="Disabled" disabled defaultValue="Cannot be changed" />
      <SelectField label="Select" options={roles} />
      <CheckField label="Check" hint="One thing, yes or no." />
      <TextArea label="Long text" maxLength={200} defaultValue="Some words." rows={3} />
      <StarField label="Stars" name="stars" value={stars} onChange={setStars} />
      <TagField label="Tags" value={tags} onChange={setTags} suggestions={['Cooking']} />
      <TagField
        label="Tags with options"
        value={interests}
        onChange={setInterests}
        options={['Food', 'Health', 'Culture']}
        allowOther
      />
      <PictureField label="Picture" accept="image/*" file={picture} onChange={setPicture} />
      <PicturesField
        label="Pictures"
        accept="image/*"
        max={5}
        files={pictures}
        onChange={setPictures}
      />
    </div>
  );
}

function KitTabs() {
  const [value, setValue] = useState('one');
  const tabs = ['one', 'two', 'three'].map((each) => ({
    value: each,
    label: `Tab ${each}`,
    panel: <p className="py-4">What tab {each} holds.</p>,
  }));
  return <Tabs label="Tabs" value={value} onChange={setValue} tabs={tabs} />;
}
