import { m } from '../../../paraglide/messages.js';
import { Section, type SectionProps } from '../../foundation/organisation/sections.tsx';
import { TimeLimitsFields } from './fields.tsx';

/** With which limits new events begin, among the settings of the organisation (EL-01, ADR 76). */
export function UsualTimeLimits({ draft, change, form }: SectionProps) {
  return (
    <Section title={m.hours_and_rest()} lead={m.usual_limits_lead()}>
      <TimeLimitsFields values={draft} field={form.field} onChange={change} />
    </Section>
  );
}
