import type { Kind } from '@saath/contract/events/eligibility/schema';
import { limits } from '@saath/contract/limits';
import { useState } from 'react';
import { notThereYet, type Template } from '../../../lib/templates.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Plus } from '../../../ui/icons.ts';
import { TextField } from '../../../ui/text-field.tsx';

/** Offered as long as nobody has named them. */
export const kindTemplates: readonly Template[] = [
  { name: m.first_aid_template, names: ['First aid', 'ابتدائی طبی امداد'] },
  { name: m.food_hygiene_template, names: ['Food hygiene', 'خوراک کی صفائی'] },
  { name: m.background_check_template, names: ['Background check', 'پولیس کریکٹر سرٹیفکیٹ'] },
  { name: m.driving_licence_template, names: ['Driving licence', 'ڈرائیونگ لائسنس'] },
];

type AddKindProps = { kinds: readonly Kind[]; isBusy: boolean; onAdd: (name: string) => void };

/** The commonest at one press, any other by its name. No form: it stands within one. */
export function AddKind({ kinds, isBusy, onAdd }: AddKindProps) {
  const [text, setText] = useState('');
  const open = notThereYet(kindTemplates, kinds).map(({ name }) => name());
  const add = () => {
    if (!text.trim()) return;
    onAdd(text.trim());
    setText('');
  };
  return (
    <div className="mt-2 flex flex-col gap-3">
      {open.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {open.map((each) => (
            <Button
              key={each}
              variant="secondary"
              size="small"
              disabled={isBusy}
              onClick={() => onAdd(each)}
            >
              <Plus aria-hidden size={16} />
              {each}
            </Button>
          ))}
        </div>
      )}
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1 sm:max-w-72">
          <TextField
            label={m.another_qualification()}
            autoComplete="off"
            maxLength={limits.qualification.name}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        </div>
        <Button
          variant="secondary"
          className="whitespace-nowrap"
          aria-label={m.add_a_qualification()}
          disabled={!text.trim()}
          isBusy={isBusy}
          onClick={add}
        >
          {m.add()}
        </Button>
      </div>
    </div>
  );
}
