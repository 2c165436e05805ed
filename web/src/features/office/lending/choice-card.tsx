import { limits } from '@saath/contract/limits';
import { useQuery } from '../../../calls/query.ts';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { SavedCheckField } from '../../../ui/saved-check-field.tsx';
import { lendingChoiceQuery, useSetLending } from './queries.ts';

/** Whether other branches may ask the person; nothing where there are none (RG-02). */
export function LendingCard() {
  const { data } = useQuery(lendingChoiceQuery);
  const set = useSetLending();
  if (!data?.isOffered) return null;
  return (
    <Card as="section" className="flex flex-col gap-4 p-6">
      <h2 className="text-2xl">{m.helping_other_branches()}</h2>
      <SavedCheckField
        label={m.other_branches_may_ask_me()}
        hint={m.other_branches_may_ask_me_hint({ count: formatNumber(limits.lending.perSpan) })}
        isOn={data.isOn}
        save={set.mutate}
      />
    </Card>
  );
}
