import { noticeSettingsMessages } from '@saath/contract/notices/notices/messages';
import type { NoticeSettings } from '@saath/contract/notices/notices/schema';
import { type FormEvent, useState } from 'react';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type Quiet = NoticeSettings['quiet'];

type QuietHoursProps = {
  quiet: Quiet;
  /** As it will be once it is saved. */
  isOn: boolean;
  isSaving: boolean;
  onSave: (quiet: Quiet) => void;
};

/** When devices stay silent. The switch is saved at once, the times by a button: half a time is none. */
export function QuietHours({ quiet, isOn, isSaving, onSave }: QuietHoursProps) {
  const [given, setGiven] = useState(quiet);
  const change = (part: Partial<Quiet>) => setGiven({ ...given, ...part });
  const isSame = given.from === given.to;
  const isComplete = given.from !== '' && given.to !== '';
  const isChanged = (['from', 'to', 'timeZone'] as const).some((key) => given[key] !== quiet[key]);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete && !isSame && !isSaving) onSave(given);
  };
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-xl">{m.quiet_hours()}</h3>
      <CheckField
        role="switch"
        label={m.devices_stay_silent_at_these_hours()}
        checked={isOn}
        aria-disabled={isSaving}
        onChange={({ target }) => {
          if (!isSaving) onSave({ ...quiet, isOn: target.checked });
        }}
        hint={m.what_comes_in_quiet_hours_waits()}
      />
      {isOn && (
        <form onSubmit={save} className="flex flex-col gap-3">
          <div className="grid grid-cols-2 gap-3">
            <TextField
              type="time"
              required
              label={m.silent_from()}
              value={given.from}
              onChange={({ target }) => change({ from: target.value })}
            />
            <TextField
              type="time"
              required
              label={m.silent_to()}
              value={given.to}
              onChange={({ target }) => change({ to: target.value })}
              error={isSame ? spoken(noticeSettingsMessages, 'never') : undefined}
            />
          </div>
          <SelectField
            label={m.time_zone()}
            dir="ltr"
            value={given.timeZone}
            options={zonesWith(quiet.timeZone)}
            onChange={({ target }) => change({ timeZone: target.value })}
          />
          {isChanged && (
            <Button type="submit" variant="secondary" isBusy={isSaving} className="self-start">
              {m.save_quiet_hours()}
            </Button>
          )}
        </form>
      )}
    </section>
  );
}

/** The zone of the person, the one in which the browser is, and all others that the browser knows. */
function zonesWith(current: string): { value: string; label: string }[] {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const all = new Set([current, here, ...Intl.supportedValuesOf('timeZone')]);
  return [...all].map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }));
}
