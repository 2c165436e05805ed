import { USUAL_ADULTS } from '@saath/contract/events/crew-rules/rules';
import type { Kind, Needs } from '@saath/contract/events/eligibility/schema';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';

type Crew = NonNullable<Needs['crew']>;

type PartProps = { value: Crew; onChange: (crew: Crew) => void };
type CrewFieldsProps = {
  kinds: readonly Kind[];
  /** Whether anybody under 18 may do the role. */
  takesMinors: boolean;
  value: Needs['crew'];
  onChange: (crew: Crew) => void;
};

const nobody = '';
const nothing: Crew = { paper: null };
/** More are seldom asked for; a client that does keeps its number. */
const numbers = Array.from({ length: 20 }, (_, index) => index + 1);

/** What a role asks of its people together, each shift for itself (EL-01). */
export function CrewFields({ kinds, takesMinors, value = nothing, onChange }: CrewFieldsProps) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="font-semibold">{m.in_each_team()}</legend>
      <p className="text-ink-soft text-sm">{m.places_are_kept_until_they_are_there()}</p>
      {(kinds.length > 0 || value.paper) && (
        <WithPaper kinds={kinds} value={value} onChange={onChange} />
      )}
      {takesMinors && <BesideAdults value={value} onChange={onChange} />}
      <AtMostNew value={value} onChange={onChange} />
    </fieldset>
  );
}

/** So many with a qualification. */
function WithPaper({ kinds, value, onChange }: PartProps & { kinds: readonly Kind[] }) {
  const { paper } = value;
  const choose = (id: string) => {
    const kind = kinds.find((each) => each.id === id);
    onChange({ ...value, paper: kind ? { kind, least: paper?.least ?? 1 } : null });
  };
  return (
    <div className={columns}>
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
        <HowMany
          label={m.how_many_of_them_at_least()}
          value={paper.least}
          onChange={(least) => onChange({ ...value, paper: { ...paper, least } })}
        />
      )}
    </div>
  );
}

/** Whoever is under 18 only beside so many adults. */
function BesideAdults({ value, onChange }: PartProps) {
  const { adults } = value;
  return (
    <div className={columns}>
      <CheckField
        label={m.nobody_under_18_without_adults()}
        hint={m.the_adults_come_first()}
        checked={Boolean(adults)}
        onChange={({ target }) =>
          onChange({ ...value, adults: target.checked ? USUAL_ADULTS : null })
        }
      />
      {adults && (
        <HowMany
          label={m.how_many_adults_at_least()}
          value={adults}
          onChange={(count) => onChange({ ...value, adults: count })}
        />
      )}
    </div>
  );
}

/** No more than so many who have not helped before. */
function AtMostNew({ value, onChange }: PartProps) {
  const count = value.beginners ?? null;
  return (
    <div className="sm:max-w-96">
      <SelectField
        label={m.people_who_help_for_the_first_time()}
        hint={m.new_until_checked_in_elsewhere()}
        value={count === null ? nobody : String(count)}
        onChange={({ target }) => onChange({ ...value, beginners: Number(target.value) || null })}
        options={[
          { value: nobody, label: m.any_number_of_people() },
          ...withOwn(count).map((each) => ({ value: String(each), label: String(each) })),
        ]}
      />
    </div>
  );
}

/** What can be chosen, with what is chosen. */
const withOwn = (own: number | null) => [...new Set([...numbers, ...(own ? [own] : [])])];

const columns = 'grid gap-4 sm:grid-cols-[minmax(0,24rem)_minmax(0,15rem)]';

type HowManyProps = { label: string; value: number; onChange: (count: number) => void };

function HowMany({ label, value, onChange }: HowManyProps) {
  return (
    <SelectField
      label={label}
      value={String(value)}
      onChange={({ target }) => onChange(Number(target.value))}
      options={withOwn(value).map((count) => ({
        value: String(count),
        label: String(count),
      }))}
    />
  );
}
