import { limits } from '@saath/contract/limits';
import { type FormEvent, useRef } from 'react';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';

type AreaFormProps = { area: string; isSaving: boolean; onSave: (area: string) => void };

/** Where the person lives, if they want to say. */
export function AreaForm({ area, isSaving, onSave }: AreaFormProps) {
  const field = useRef<HTMLInputElement>(null);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const next = field.current?.value.trim() ?? '';
    if (next !== area) onSave(next);
  };
  return (
    <form onSubmit={save} className="flex max-w-md flex-col items-start gap-3">
      <div className="w-full">
        <TextField
          ref={field}
          dir="auto"
          label={m.town_or_area()}
          hint={m.only_used_to_suggest_what_is_near()}
          autoComplete="address-level2"
          maxLength={limits.area.max}
          defaultValue={area}
        />
      </div>
      <Button type="submit" variant="secondary" isBusy={isSaving} busyText={m.saving()}>
        {m.save_area()}
      </Button>
    </form>
  );
}
