import { type ImportAction, importActions } from '@saath/contract/office/imports/rules';
import type { ImportPreview, ImportRow } from '@saath/contract/office/imports/schema';
import { useState } from 'react';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { CircleAlert, CircleMinus, Pencil, UserPlus } from '../../../ui/icons.ts';
import { ImportDetails } from './details.tsx';
import { countNames } from './words.ts';

/** Few at first, so that the button below is near; then more at a time. */
const FIRST = 10;
const MORE = 50;

const looks = {
  create: { tone: 'primary', Icon: UserPlus, text: m.import_new },
  update: { tone: 'info', Icon: Pencil, text: m.import_changed },
  skip: { tone: 'neutral', Icon: CircleMinus, text: m.import_skipped },
  error: { tone: 'danger', Icon: CircleAlert, text: m.import_error },
} as const;

const columns = (): Column<ImportRow>[] => [
  {
    key: 'person',
    header: m.person_column(),
    isName: true,
    className: 'align-top',
    cell: ({ name, email }) => (
      <span className="block min-w-0">
        <bdi className="block font-semibold break-words">{name}</bdi>
        <bdi className="block text-ink-soft text-sm break-all">{email}</bdi>
      </span>
    ),
  },
  {
    key: 'row',
    header: m.row_column(),
    isFigure: true,
    className: 'align-top',
    cell: ({ row }) => formatNumber(row),
  },
  {
    key: 'outcome',
    header: m.outcome_column(),
    className: 'align-top',
    cell: ({ action }) => {
      const { tone, Icon, text } = looks[action];
      return (
        <Chip tone={tone} icon={<Icon aria-hidden size={14} />}>
          {text()}
        </Chip>
      );
    },
  },
  {
    key: 'details',
    header: m.details(),
    className: 'align-top rows:w-1/2',
    cell: (row) => <ImportDetails row={row} />,
  },
];

/** The rows of a preview, narrowed down by what would happen to them; a part at a time. */
export function ImportTable({ preview }: { preview: ImportPreview }) {
  const [action, setAction] = useState<ImportAction | undefined>();
  const [shown, setShown] = useState(FIRST);
  const { counts } = preview;
  const rows = preview.rows.filter((row) => !action || row.action === action);
  const inAll = importActions
    .filter((each) => !action || each === action)
    .reduce((sum, each) => sum + counts[each], 0);
  const choose = (next: ImportAction | undefined) => {
    setAction(next);
    setShown(FIRST);
  };
  return (
    <div className="flex flex-col gap-3">
      <Filters counts={counts} chosen={action} onChoose={choose} />
      <DataTable
        caption={m.people_in_the_file()}
        columns={columns()}
        rows={rows.slice(0, shown)}
        keyOf={({ row }) => String(row)}
      />
      {rows.length > shown ? (
        <Button variant="secondary" onClick={() => setShown(shown + MORE)}>
          {m.show_more()}
        </Button>
      ) : (
        rows.length < inAll && (
          <p className="text-ink-soft text-sm">
            {m.first_shown_of_count({
              shown: formatNumber(rows.length),
              count: formatNumber(inAll),
            })}
          </p>
        )
      )}
    </div>
  );
}

type FiltersProps = {
  counts: ImportPreview['counts'];
  chosen: ImportAction | undefined;
  onChoose: (action: ImportAction | undefined) => void;
};

function Filters({ counts, chosen, onChoose }: FiltersProps) {
  const all = importActions.reduce((sum, action) => sum + counts[action], 0);
  const options = [
    { action: undefined, text: m.all_count_rows({ count: formatNumber(all) }) },
    ...importActions.map((action) => ({
      action,
      text: countNames[action]({ count: formatNumber(counts[action]) }),
    })),
  ];
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{m.rows_by_outcome()}</legend>
      {options.map(({ action, text }) => (
        <button
          key={action ?? 'all'}
          type="button"
          aria-pressed={action === chosen}
          disabled={action !== undefined && counts[action] === 0}
          onClick={() => onChoose(action)}
          className="min-h-11 cursor-pointer rounded-full border border-edge bg-surface px-4 font-medium text-sm tabular-nums hover:bg-neutral-soft disabled:cursor-default disabled:border-line disabled:text-ink-soft disabled:hover:bg-surface aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary-strong sm:min-h-9"
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
