import { useQuery } from '../../../calls/query.ts';
import { m } from '../../../paraglide/messages.js';
import { Card } from '../../../ui/card.tsx';
import { SavedCheckField } from '../../../ui/saved-check-field.tsx';
import { contactChoiceQuery, useSetContactChoice } from './queries.ts';

/** Whether who leads the person sees how to reach them; nothing where nobody does (RG-01). */
export function ContactChoiceCard() {
  const { data } = useQuery(contactChoiceQuery);
  const set = useSetContactChoice();
  if (!data?.isOffered) return null;
  return (
    <Card as="section" className="flex flex-col gap-4 p-6">
      <h2 className="text-2xl">{m.who_can_reach_me()}</h2>
      <SavedCheckField
        label={m.leads_may_reach_me()}
        hint={m.leads_may_reach_me_hint()}
        isOn={data.isOn}
        save={set.mutate}
      />
    </Card>
  );
}
