import { contrastOf, OWN_COLOUR, paletteOf } from '@saath/contract/foundation/palette/rules';
import { useId } from 'react';
import { m } from '../../../paraglide/messages.js';
import { FieldNotes } from '../../../ui/field.tsx';

type ColourFieldProps = {
  /** Null: the product's own. */
  value: string | null;
  onChange: (colour: string | null) => void;
  error: string | undefined;
};

/** Colours to begin with; each can be read in both themes as it is. */
const choices = [
  [OWN_COLOUR, m.colour_green],
  ['#1f5288', m.colour_blue],
  ['#5b3a8e', m.colour_violet],
  ['#7a1f5c', m.colour_plum],
  ['#a3262a', m.colour_red],
  ['#8a4b08', m.colour_amber],
  ['#0f5f6e', m.colour_teal],
  ['#3b4252', m.colour_slate],
] as const;

/** One colour; the others of the site follow from it. One that could not be read is changed, and that is said. */
export function ColourField({ value, onChange, error }: ColourFieldProps) {
  const id = useId();
  const chosen = value ?? OWN_COLOUR;
  const used = paletteOf(chosen).light.primary;
  return (
    <fieldset data-field="colour" className="flex flex-col gap-2">
      <legend className="mb-1.5 font-semibold">{m.colour()}</legend>
      <div className="flex flex-wrap items-center gap-2">
        {choices.map(([colour, name]) => (
          <label
            key={colour}
            title={name()}
            className="grid size-11 place-items-center rounded-full border-2 border-transparent has-checked:border-ink has-focus-visible:outline-3 has-focus-visible:outline-info has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="colour"
              className="sr-only"
              checked={chosen === colour}
              onChange={() => onChange(colour === OWN_COLOUR ? null : colour)}
            />
            <span className="size-8 rounded-full" style={{ background: colour }} />
            <span className="sr-only">{name()}</span>
          </label>
        ))}
        <label htmlFor={id} className="flex min-h-11 items-center gap-2 text-sm">
          <input
            id={id}
            type="color"
            value={chosen}
            onChange={({ target }) => onChange(target.value)}
            className="h-11 w-14 rounded-field border border-edge bg-surface p-1"
          />
          {m.another_colour()}
        </label>
      </div>
      <FieldNotes
        id={id}
        error={error}
        hint={
          used === chosen ? (
            m.colour_hint()
          ) : (
            <span className="flex items-center gap-2">
              <span
                aria-hidden
                className="size-4 flex-none rounded-full"
                style={{ background: used }}
              />
              {m.colour_made_readable({
                contrast: contrastOf(chosen, '#ffffff').toFixed(1),
              })}
            </span>
          )
        }
      />
    </fieldset>
  );
}
