import { limits } from '@saath/contract/limits';
import {
  type DayPart,
  dayPartNames,
  type PersonPast,
  personPasts,
} from '@saath/contract/office/people/rules';
import { useId, useState } from 'react';
import { tagName } from '../../../lib/tag-name.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { SlidersHorizontal } from '../../../ui/icons.ts';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { days } from '../../accounts/availability/grid.ts';
import { SkillField } from '../../accounts/profile/skill-field.tsx';
import { PastEventField } from './past-event-field.tsx';
import { countSought, type Seeking, seekingNothing } from './people-address.ts';
import { useLeadingText } from './use-leading-text.ts';

type SeekingFiltersProps = { seeking: Seeking; onChange: (seeking: Seeking) => void };

const partNames: Readonly<Record<DayPart, () => string>> = {
  morning: m.morning,
  afternoon: m.afternoon,
  evening: m.evening,
};
const pastNames: Readonly<Record<PersonPast, () => string>> = {
  came: m.came_before,
  never: m.never_came,
  lately: m.came_lately,
  long_ago: m.came_long_ago,
};

/** Skills, free time and history: shown when somebody asks for them, or when the address does. */
export function SeekingFilters({ seeking, onChange }: SeekingFiltersProps) {
  const id = useId();
  const count = countSought(seeking);
  const [isOpen, setOpen] = useState(count > 0);
  const change = (part: Partial<Seeking>) => onChange({ ...seeking, ...part });
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          variant="secondary"
          size="small"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden size={16} />
          {count > 0 ? m.more_filters_set({ count }) : m.skills_free_time_history()}
        </Button>
        {count > 0 && (
          <Button variant="quiet" size="small" onClick={() => onChange(seekingNothing)}>
            {m.take_these_filters_off()}
          </Button>
        )}
      </div>
      {isOpen && (
        <div
          id={id}
          className="grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-2"
        >
          <div className="flex flex-col gap-3 md:col-span-2">
            <SkillField
              label={m.skills()}
              value={seeking.skills}
              nameOf={tagName}
              onChange={(skills) => change({ skills: skills.slice(0, limits.skillsSought) })}
            />
            {seeking.skills.length > 1 && (
              <SelectField
                label={m.of_these_skills()}
                value={seeking.match ?? ''}
                onChange={({ target }) => change({ match: target.value ? 'any' : undefined })}
                options={[
                  { value: '', label: m.all_of_them() },
                  { value: 'any', label: m.at_least_one_of_them() },
                ]}
              />
            )}
          </div>
          <FreeFields seeking={seeking} change={change} />
          <PastFields seeking={seeking} change={change} />
        </div>
      )}
    </>
  );
}

type FieldsProps = { seeking: Seeking; change: (part: Partial<Seeking>) => void };

function FreeFields({ seeking, change }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 items-end gap-3">
      <SelectField
        label={m.usually_free_on()}
        value={seeking.day ?? ''}
        onChange={({ target }) => change({ day: target.value || undefined })}
        options={[
          { value: '', label: m.any_day() },
          ...days.map((name, day) => ({ value: String(day), label: name() })),
        ]}
      />
      <SelectField
        label={m.part_of_the_day()}
        value={seeking.part ?? ''}
        onChange={({ target }) =>
          change({ part: dayPartNames.find((part) => part === target.value) })
        }
        options={[
          { value: '', label: m.any_time() },
          ...dayPartNames.map((part) => ({ value: part, label: partNames[part]() })),
        ]}
      />
    </div>
  );
}

function PastFields({ seeking, change }: FieldsProps) {
  return (
    <>
      <div className="grid grid-cols-2 items-end gap-3">
        <SelectField
          label={m.helped_before()}
          value={seeking.past ?? ''}
          onChange={({ target }) =>
            change({ past: personPasts.find((past) => past === target.value) })
          }
          options={[
            { value: '', label: m.does_not_matter() },
            ...personPasts.map((past) => ({ value: past, label: pastNames[past]() })),
          ]}
        />
        <HoursField hours={seeking.hours} onChange={(hours) => change({ hours })} />
      </div>
      <PastEventField event={seeking.event} onChange={(event) => change({ event })} />
    </>
  );
}

/** Leads the address after a pause in typing; what is no number of hours is no filter. */
function HoursField({
  hours,
  onChange,
}: {
  hours: string | undefined;
  onChange: (hours: string | undefined) => void;
}) {
  const [text, setText] = useLeadingText(hours ?? '', (given) => onChange(given || undefined));
  return (
    <TextField
      label={m.hours_at_least()}
      inputMode="numeric"
      autoComplete="off"
      maxLength={4}
      value={text}
      onChange={({ target }) => setText(target.value.replace(/\D/g, '').replace(/^0+/, ''))}
    />
  );
}
