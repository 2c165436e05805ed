import type { Kind, Needs } from '@saath/contract/events/eligibility/schema';
import { m } from '../../../paraglide/messages.js';
import { SelectField } from '../../../ui/select-field.tsx';

type Crew = NonNullable<Needs['crew']>;

type CrewFieldsProps = {
  kinds: readonly Kind[];
  value: Needs['crew'];
  onChange: (crew: Crew) => void;
};

const nobody = '';
/** More are seldom asked for; a client that does keeps its number. */
const numbers = Array.from({ length: 20 }, (_, index) => index + 1);

/** What a role asks of its people together: so many with a qualification in each team (EL-01). */
export function CrewFields({ kinds, value, onChange }: CrewFieldsProps) {
  const paper = value?.paper ?? null;
  const choose = (id: string) => {
    const kind = kinds.find((each) => each.id === id);
    onChange({ paper: kind ? { kind, least: paper?.least ?? 1 } : null });
  };
  return (
    <fieldset>
      <legend className="font-semibold">{m.in_each_team()}</legend>
      <p className="text-ink-soft text-sm">{m.places_are_kept_until_they_are_there()}</p>
      <div className="mt-2 grid gap-4 sm:grid-cols-[minmax(0,15rem)_minmax(0,15rem)]">
        <SelectField
          label={m.somebody_with_a_qualification()}
          value={paper?.kind.id ?? nobody}
          onChange={({ target }) => choose(target.value)}
          options={[
            { value: nobody, label: m.not_needed() },
            ...kinds.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {paper && (
          <SelectField
            label={m.how_many_of_them_at_least()}
            value={String(paper.least)}
            onChange={({ target }) =>
              onChange({ paper: { ...paper, least: Number(target.value) } })
            }
            options={[...new Set([...numbers, paper.least])].map((count) => ({
              value: String(count),
              label: String(count),
            }))}
          />
        )}
      </div>
    </fieldset>
  );
}
