import { saveMatchSettings } from '@saath/contract/matching/learning/endpoints';
import type { MatchLearning } from '@saath/contract/matching/learning/schema';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { formatAgo } from '../../../lib/ago.ts';
import { formatDate } from '../../../lib/format.ts';
import { DASH, formatNumber, formatShare } from '../../../lib/numbers.ts';
import { paths } from '../../../lib/paths.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { toast } from '../../../ui/toast.ts';
import { useSaveMatchSettings } from './queries.ts';
import { ShareSlider } from './share-slider.tsx';

type FairTurnProps = { learning: MatchLearning; now: string; timeZone: string };

/** How evenly people are asked, and what organisers want done about it. */
export function FairTurn({ learning, now, timeZone }: FairTurnProps) {
  const { gini, active, neverAsked, since, countedAt } = learning.evenness;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-display text-xl font-semibold">{m.fair_turn()}</h2>
        <p className="text-ink-soft">{m.fair_turn_lead()}</p>
      </div>
      <Card className="flex flex-col gap-6 p-5">
        <dl className="grid gap-5 sm:grid-cols-2">
          <div>
            <dt className="text-ink-soft text-sm">{m.evenness_this_month()}</dt>
            <dd className="font-display text-3xl font-semibold tabular-nums">
              {gini === null ? DASH : formatNumber(Math.round(gini * 100) / 100)}
            </dd>
            <dd className="text-ink-soft text-sm">
              {gini === null ? m.nobody_asked_this_month() : m.evenness_explained()}
            </dd>
          </div>
          <div>
            <dt className="text-ink-soft text-sm">{m.never_asked_in_90_days()}</dt>
            <dd className="font-display text-3xl font-semibold tabular-nums">
              {active > 0 ? formatShare(neverAsked / active) : DASH}
            </dd>
            <dd className="text-ink-soft text-sm">
              {m.never_asked_of_active({
                active,
                asked: formatNumber(neverAsked),
                number: formatNumber(active),
              })}{' '}
              {since && m.log_began_on({ date: formatDate(since, timeZone) })}
            </dd>
            <dd className="mt-2">
              <ButtonLink
                variant="secondary"
                size="small"
                to={paths.adminPeople({ role: 'Volunteer', status: 'active' })}
              >
                {m.see_active_volunteers()}
              </ButtonLink>
            </dd>
          </div>
        </dl>
        <p className="text-ink-soft text-sm">{m.counted_ago({ ago: formatAgo(countedAt, now) })}</p>
        <Choices key={`${learning.fairness} ${learning.isAutomatic}`} learning={learning} />
      </Card>
    </section>
  );
}

/** Starts again from what is stored, no matter who changed it. */
function Choices({ learning }: { learning: MatchLearning }) {
  const save = useSaveMatchSettings();
  const [fairness, setFairness] = useState(learning.fairness);
  const [isAutomatic, setAutomatic] = useState(learning.isAutomatic);
  const form = useContractForm(saveMatchSettings, {
    body: () => ({ fairness, isAutomatic }),
    send: save.mutateAsync,
    failed: m.choices_could_not_be_saved(),
    saysFailure: 'toast',
    onSuccess: ({ message }) => toast.success(message),
  });
  return (
    <Form form={form} className="flex flex-col gap-5 border-line border-t pt-5">
      <ShareSlider
        label={m.fair_turn()}
        hint={m.fair_turn_slider_hint()}
        value={fairness}
        onChange={setFairness}
      />
      <CheckField
        label={m.switch_better_versions_on()}
        hint={m.switch_better_versions_on_hint()}
        checked={isAutomatic}
        onChange={(event) => setAutomatic(event.currentTarget.checked)}
      />
      <SubmitButton busyText={m.saving()} className="self-start">
        {m.save_choices()}
      </SubmitButton>
    </Form>
  );
}
