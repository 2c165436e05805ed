import type { EventRole } from '@saath/contract/events/roles/schema';
import { RoleNeeds } from '../../events/eligibility/needs.tsx';
import { type AskedPart, partsOf, useLack } from './own-papers.ts';

/** What a role asks for besides what the visitor lacks: that stands in its own list, with the way to each (EL-02). */
export function NeedsBesideMissing({ event, role }: { event: AskedPart; role: EventRole }) {
  const lack = useLack(partsOf(event, role, undefined), role);
  if (!lack || !role.needs) return <RoleNeeds needs={role.needs} />;
  const { oneOf, minAge, agreements = [], guardian = false, ...rest } = role.needs;
  const isListed = (rule: 'qualification' | 'age' | 'guardian') =>
    lack.missing.some((each) => each.rule === rule);
  const toSign = lack.missing.flatMap((each) =>
    each.rule === 'agreement' ? each.agreementIds : [],
  );
  return (
    <RoleNeeds
      needs={{
        ...rest,
        oneOf: isListed('qualification') ? [] : oneOf,
        minAge: isListed('age') ? null : minAge,
        agreements: agreements.filter(({ id }) => !toSign.includes(id)),
        guardian: guardian && !isListed('guardian'),
      }}
    />
  );
}
