import type { Kind } from '@saath/contract/events/eligibility/schema';
import { limits } from '@saath/contract/limits';
import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { CheckField } from '../../../ui/check-field.tsx';
import { QueryState } from '../../../ui/query-state.tsx';
import { agreementsToChooseQuery } from './queries.ts';
import { WriteAgreement } from './write.tsx';

type ChooseAgreementsProps = {
  chosen: readonly Kind[];
  onChange: (chosen: readonly Kind[]) => void;
};

/** Which agreements people sign before they do a role: all of the chosen ones. */
export function ChooseAgreements({ chosen, onChange }: ChooseAgreementsProps) {
  const query = useQuery(agreementsToChooseQuery);
  const isFull = chosen.length >= limits.agreement.perRole;
  return (
    <QueryState query={query} errorTitle={m.the_agreements_could_not_be_loaded()}>
      {({ agreements, mayChange }) => (
        <fieldset>
          <legend className="font-semibold">{m.all_of_these_agreements()}</legend>
          <p className="text-ink-soft text-sm">{m.signed_before_the_place_is_given()}</p>
          {agreements.map(({ id, name }) => {
            const isChosen = chosen.some((each) => each.id === id);
            return (
              <CheckField
                key={id}
                label={name}
                checked={isChosen}
                disabled={isFull && !isChosen}
                onChange={({ target: { checked } }) =>
                  onChange(
                    checked ? [...chosen, { id, name }] : chosen.filter((each) => each.id !== id),
                  )
                }
              />
            );
          })}
          {mayChange && (
            <WriteAgreement
              known={agreements}
              onWritten={({ id, name }) => !isFull && onChange([...chosen, { id, name }])}
            />
          )}
        </fieldset>
      )}
    </QueryState>
  );
}
