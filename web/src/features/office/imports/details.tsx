import type { ImportRow } from '@saath/contract/office/imports/schema';
import { told } from '@saath/contract/texts';
import { formatList, formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { ArrowRight } from '../../../ui/icons.ts';
import { fieldNames } from './words.ts';

type Change = ImportRow['changes'][number];

/** What a row would change, before and after, or why it would change nothing. */
export function ImportDetails({ row: { action, changes, messages } }: { row: ImportRow }) {
  if (messages.length > 0)
    return (
      <ul
        className={`flex min-w-0 flex-col gap-1 ${action === 'error' ? 'text-danger' : 'text-ink-soft'}`}
      >
        {messages.map(({ field, message, wording }) => (
          <li key={`${field} ${message}`}>
            {field && <span className="font-semibold">{fieldNames[field]()}: </span>}
            {told({ message, wording })}
          </li>
        ))}
      </ul>
    );
  if (action === 'create') return <Said changes={changes} />;
  return (
    <dl className="flex min-w-0 flex-col gap-1">
      {changes.map((change) => (
        <div key={change.field} className="flex min-w-0 flex-wrap items-baseline gap-x-2">
          <dt className="text-ink-soft max-sm:basis-full">{fieldNames[change.field]()}</dt>
          <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
            <Before change={change} />
            <Value value={change.after} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Of somebody new, in one line: the name stands at the head of the row. */
function Said({ changes }: Pick<ImportRow, 'changes'>) {
  const said = changes.filter(({ field }) => field !== 'name');
  return (
    <ul className="line-clamp-2 min-w-0 text-ink-soft">
      {said.map(({ field, after }, index) => (
        <li key={field} className="inline">
          <span className="sr-only">{fieldNames[field]()} </span>
          <Value
            value={field === 'experienceYears' ? m.count_years({ count: Number(after) }) : after}
          />
          {index < said.length - 1 && ' · '}
        </li>
      ))}
    </ul>
  );
}

function Before({ change: { before } }: { change: Change }) {
  return (
    <>
      <span className="sr-only">{m.before_value()}</span>
      <span className="text-ink-soft">
        <Value value={before} />
      </span>
      <ArrowRight aria-hidden size={14} className="flex-none self-center rtl:-scale-x-100" />
      <span className="sr-only">{m.after_value()}</span>
    </>
  );
}

function Value({ value }: { value: Change['before'] }) {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="italic">{m.nothing_value()}</span>;
  if (typeof value === 'number') return formatNumber(value);
  return <bdi className="break-words">{Array.isArray(value) ? formatList(value) : value}</bdi>;
}
