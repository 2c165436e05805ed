import { ADULT, type Age, ages } from '@saath/contract/events/eligibility/rules';
import type { Gives, Kind, Needs } from '@saath/contract/events/eligibility/schema';
import { type ReactNode, useState } from 'react';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/notice.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { Sentence } from '../../../ui/sentence.tsx';
import { ChooseAgreements } from '../agreements/choose.tsx';
import { CrewFields } from '../crew-rules/fields.tsx';
import { AddKind } from './add-kind.tsx';
import { GivesLine } from './gives.tsx';
import { NeedsLine, needsText, PaperNames } from './needs.tsx';
import { kindsToChooseQuery, useAddKind } from './queries.ts';

type WhoCanProps = {
  value: Needs | undefined;
  onChange: (needs: Needs) => void;
  /** What it gives, which stands in the same row. */
  gives?: Gives | null | undefined;
  /** Below what can be asked for. */
  children?: ReactNode;
};

const nothing: Needs = { oneOf: [], minAge: null };

/** One row that says who may do a role; opened, what can be asked for (EL-01). */
export function WhoCan({ value, onChange, gives, children }: WhoCanProps) {
  const [isOpen, setOpen] = useState(false);
  const needs = value ?? nothing;
  return (
    <details
      className="group rounded-field border border-line"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-3 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">
          <span className="me-2 font-semibold">{m.who_can_do_this()}</span>{' '}
          <span className="break-words text-ink-soft">
            {needsText(value) ? <NeedsLine needs={needs} /> : m.anybody_can()}
            {gives && ' · '}
            {gives && <GivesLine gives={gives} />}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className="flex-none transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen && (
        <NeedsFields needs={needs} onChange={onChange}>
          {children}
        </NeedsFields>
      )}
    </details>
  );
}

type NeedsFieldsProps = { needs: Needs } & Pick<WhoCanProps, 'onChange' | 'children'>;

/** All that can be asked for: papers, age, a guardian's consent, signatures, and who has to be there together. */
function NeedsFields({ needs, onChange, children }: NeedsFieldsProps) {
  return (
    <div className="flex flex-col gap-4 border-line border-t p-3">
      <Qualifications
        chosen={needs.oneOf}
        onChange={(oneOf) => onChange({ ...needs, oneOf: [...oneOf] })}
      />
      <div className="sm:max-w-60">
        <SelectField
          label={m.minimum_age()}
          value={String(needs.minAge ?? '')}
          onChange={({ target }) => onChange(withAge(needs, ageOf(target.value)))}
          options={[
            { value: '', label: m.any_age() },
            ...ages.map((age) => ({ value: String(age), label: m.over_age({ age }) })),
          ]}
        />
      </div>
      {needs.minAge !== ADULT && (
        <CheckField
          label={m.guardian_consent_under_18()}
          hint={m.they_answer_by_mail_and_need_no_account()}
          checked={needs.guardian ?? false}
          onChange={({ target }) => onChange({ ...needs, guardian: target.checked })}
        />
      )}
      <ChooseAgreements
        chosen={needs.agreements ?? []}
        onChange={(agreements) => onChange({ ...needs, agreements: [...agreements] })}
      />
      <Together
        takesMinors={needs.minAge !== ADULT}
        value={needs.crew}
        onChange={(crew) => onChange({ ...needs, crew })}
      />
      {children}
    </div>
  );
}

type TogetherProps = {
  takesMinors: boolean;
  value: Needs['crew'];
  onChange: (crew: Needs['crew']) => void;
};

function Together({ takesMinors, value, onChange }: TogetherProps) {
  const { data } = useQuery(kindsToChooseQuery);
  const kind = value?.paper?.kind;
  return (
    <>
      <CrewFields
        kinds={data?.kinds ?? []}
        takesMinors={takesMinors}
        value={value}
        onChange={onChange}
      />
      {kind && <NobodyYet kinds={[kind]} nobodyHas={data?.nobodyHas ?? []} />}
    </>
  );
}

type NobodyYetProps = { kinds: readonly Kind[]; nobodyHas: readonly string[] };

/** Said when it is asked for, not when the role stays empty. */
function NobodyYet({ kinds, nobodyHas }: NobodyYetProps) {
  if (kinds.length === 0 || !kinds.every(({ id }) => nobodyHas.includes(id))) return null;
  return (
    <Notice tone="info">
      <Sentence
        text={m.nobody_has_papers_yet}
        parts={{ papers: <PaperNames key="papers" kinds={kinds} /> }}
      />
    </Notice>
  );
}

/** Nobody under 18 can do a role for people over 18, whoever agrees and whoever is there. */
function withAge({ guardian, crew, ...needs }: Needs, minAge: Age | null): Needs {
  if (minAge !== ADULT)
    return { ...needs, minAge, ...(guardian ? { guardian } : {}), ...(crew ? { crew } : {}) };
  return { ...needs, minAge, ...(crew ? { crew: { ...crew, adults: null } } : {}) };
}

function ageOf(text: string): Age | null {
  return ages.find((age) => String(age) === text) ?? null;
}

type QualificationsProps = {
  chosen: readonly Kind[];
  onChange: (chosen: readonly Kind[]) => void;
};

function Qualifications({ chosen, onChange }: QualificationsProps) {
  const query = useQuery(kindsToChooseQuery);
  const add = useAddKind();
  const name = (text: string) =>
    add.mutate(text, {
      onSuccess: ({ kind }) => onChange([...chosen.filter(({ id }) => id !== kind.id), kind]),
    });
  return (
    <QueryState query={query} errorTitle={m.the_qualifications_could_not_be_loaded()}>
      {({ kinds, nobodyHas, mayChange }) => (
        <fieldset>
          <legend className="font-semibold">{m.one_of_these_qualifications()}</legend>
          <p className="text-ink-soft text-sm">
            {m.checked_by_an_organiser_and_valid_on_the_day()}
          </p>
          {kinds.map((kind) => (
            <CheckField
              key={kind.id}
              label={kind.name}
              checked={chosen.some(({ id }) => id === kind.id)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, kind] : chosen.filter(({ id }) => id !== kind.id))
              }
            />
          ))}
          <NobodyYet kinds={chosen} nobodyHas={nobodyHas} />
          {mayChange && <AddKind kinds={kinds} isBusy={add.isPending} onAdd={name} />}
        </fieldset>
      )}
    </QueryState>
  );
}
