import type { MatchLearning, MatchVersion } from '@saath/contract/matching/learning/schema';
import { useState } from 'react';
import { DASH, formatNumber } from '../../../lib/numbers.ts';
import { formatMoment } from '../../../lib/time-range.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { SwitchDialog, type Target } from './switch-dialog.tsx';
import { stateNames } from './words.ts';

type VersionTableProps = { learning: MatchLearning; timeZone: string };

/** All that was learned, with how right it was on what it had not seen, and the way to another version. */
export function VersionTable({ learning, timeZone }: VersionTableProps) {
  const [target, setTarget] = useState<Target>();
  const { versions, active } = learning;
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="font-display text-xl font-semibold">{m.versions_heading()}</h2>
          <p className="text-ink-soft">
            {versions.length > 0 ? m.versions_lead() : m.no_versions_yet()}
          </p>
        </div>
        {active && (
          <Button variant="secondary" size="small" onClick={() => setTarget({ version: null })}>
            {m.back_to_the_start()}
          </Button>
        )}
      </div>
      {versions.length > 0 && (
        <DataTable
          caption={m.versions_heading()}
          columns={columnsWith((version) => setTarget({ version }), timeZone)}
          rows={versions}
          keyOf={({ id }) => id}
        />
      )}
      <SwitchDialog target={target} onClose={() => setTarget(undefined)} />
    </section>
  );
}

const tones = { active: 'primary', ready: 'joy', retired: 'neutral', rejected: 'danger' } as const;

function columnsWith(
  onSwitch: (version: MatchVersion) => void,
  timeZone: string,
): Column<MatchVersion>[] {
  return [
    {
      key: 'version',
      header: m.versions_heading(),
      isName: true,
      cell: ({ version }) => m.version_number({ number: formatNumber(version) }),
    },
    {
      key: 'state',
      header: m.version_state(),
      cell: ({ state }) => <Chip tone={tones[state]}>{stateNames[state]()}</Chip>,
    },
    {
      key: 'made',
      header: m.made_at_column(),
      cell: ({ madeAt }) => <time dateTime={madeAt}>{formatMoment(madeAt, timeZone)}</time>,
    },
    {
      key: 'from',
      header: m.learned_from_column(),
      cell: ({ outcomes, profiles }) =>
        m.outcomes_and_profiles({
          outcomes: formatNumber(outcomes),
          profiles: formatNumber(profiles),
        }),
    },
    ...errorColumns(),
    {
      key: 'switch',
      header: m.actions(),
      isActions: true,
      cell: (version) =>
        (version.state === 'ready' || version.state === 'retired') && (
          <Button variant="secondary" size="small" onClick={() => onSwitch(version)}>
            {version.state === 'ready' ? m.switch_this_one_on() : m.switch_back_to_this_one()}
          </Button>
        ),
    },
  ];
}

function errorColumns(): Column<MatchVersion>[] {
  const column = (key: 'candidate' | 'active' | 'dayZero', header: string) => ({
    key,
    header,
    isFigure: true,
    cell: ({ heldOut }: MatchVersion) => errorText(heldOut?.[key]?.logLoss),
  });
  return [
    column('candidate', m.error_column()),
    column('active', m.error_in_use_column()),
    column('dayZero', m.error_first_day_column()),
  ];
}

/** The log-loss, three digits. */
function errorText(logLoss: number | undefined): string {
  return logLoss === undefined ? DASH : formatNumber(Math.round(logLoss * 1000) / 1000);
}
