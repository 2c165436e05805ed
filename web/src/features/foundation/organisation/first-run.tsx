import {
  getOrganisation,
  saveOrganisation,
} from '@saath/contract/foundation/organisation/endpoints';
import { organisationMessages } from '@saath/contract/foundation/organisation/messages';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../calls/form.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useContractForm } from '../../../calls/use-contract-form.ts';
import { leaveFor } from '../../../lib/leave-for.ts';
import { paths } from '../../../lib/paths.ts';
import { spoken } from '../../../lib/spoken.ts';
import { m } from '../../../paraglide/messages.js';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { changeOf, type Draft, draftOf, type Settings } from './draft.ts';
import { LogoField } from './logo.tsx';
import { Preview } from './preview.tsx';
import { ZoneField } from './zone-field.tsx';

/** The first minute of an installation: whose it is. Everything can be left for later. */
export function FirstRun({ settings }: { settings: Settings }) {
  const [seen, setSeen] = useState(settings);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...draftOf(settings),
    timeZone: settings.timeZone ?? ownZone(settings.fallback.timeZone),
  }));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const save = useCall(saveOrganisation, { touches: [getOrganisation], failed: null });
  const form = useContractForm(saveOrganisation, {
    body: () => changeOf(draft, seen),
    failed: spoken(organisationMessages, 'saveFailed'),
    saysFailure: 'in the form',
    send: async (body) => await save.mutateAsync({ body }),
    onSuccess: () => leaveFor(paths.adminDashboard),
    leaves: true,
  });
  return (
    <Card className="max-w-2xl p-5 sm:p-8">
      <Form form={form} className="flex flex-col gap-5">
        <TextField
          label={m.name_of_your_organisation()}
          value={draft.name}
          onChange={({ target }) => change({ name: target.value })}
          dir="auto"
          autoComplete="organization"
          {...form.field('name')}
        />
        <TextField
          label={m.town()}
          value={draft.place}
          onChange={({ target }) => change({ place: target.value })}
          dir="auto"
          {...form.field('place')}
        />
        <ZoneField
          value={draft.timeZone}
          server={settings.fallback.timeZone}
          onChange={(timeZone) => change({ timeZone })}
          {...form.field('timeZone')}
        />
        <LogoField logo={seen.logo} onSaved={setSeen} />
        {draft.name.trim() && <Preview draft={draft} logo={seen.logo} />}
        <div className="flex flex-wrap gap-3">
          <SubmitButton busyText={m.saving()}>{m.save_and_go_on()}</SubmitButton>
          <ButtonLink to={paths.adminDashboard} variant="quiet">
            {m.skip_for_now()}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}

/** Where she sits now is the likeliest zone; empty where it is the server's anyway. */
function ownZone(server: string): string {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return here === server ? '' : here;
}
