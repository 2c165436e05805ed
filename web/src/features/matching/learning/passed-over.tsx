import type { AuditedGroup, MatchLearning } from '@saath/contract/matching/learning/schema';
import { DASH, formatNumber, formatShare } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';
import { type Column, DataTable } from '../../../ui/data-table.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { groupText, leastOf, taughtText } from './words.ts';

/** One sentence: whether some group gets too little of what its coming merits. Nothing while too little is known. */
export function PassedOverSentence({ learning }: { learning: MatchLearning }) {
  const { audit, active } = learning;
  const least = leastOf(audit);
  const passedOver = leastOf(audit.filter(({ isClear }) => isClear));
  const taught = taughtText(active);
  return (
    <>
      {passedOver && (
        <Notice tone="danger">
          {m.somebody_is_passed_over({
            group: groupText(passedOver),
            percent: formatShare(passedOver.ofMerit),
          })}
        </Notice>
      )}
      {least && !passedOver && (
        <p>{m.nobody_is_passed_over({ percent: formatShare(Math.min(1, least.ofMerit)) })}</p>
      )}
      {taught && <p className="text-ink-soft text-sm">{taught}</p>}
    </>
  );
}

/** The figures behind it, group by group. */
export function PassedOverTable({ audit }: Pick<MatchLearning, 'audit'>) {
  if (audit.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="font-display text-xl font-semibold">{m.who_is_passed_over()}</h2>
        <p className="text-ink-soft">{m.who_is_passed_over_lead()}</p>
      </div>
      <DataTable
        caption={m.who_is_passed_over()}
        columns={columns()}
        rows={audit}
        keyOf={({ kind, name }) => `${kind} ${name}`}
        isWide
      />
    </section>
  );
}

function columns(): Column<AuditedGroup>[] {
  const figure = (
    key: string,
    header: string,
    of: (group: AuditedGroup) => number | null,
  ): Column<AuditedGroup> => ({
    key,
    header,
    isFigure: true,
    cell: (group) => {
      const share = of(group);
      return share === null ? DASH : formatShare(share);
    },
  });
  return [
    { key: 'group', header: m.group_heading(), isName: true, cell: groupText },
    figure('merit', m.of_its_merit(), ({ ofMerit }) => ofMerit),
    {
      key: 'asked',
      header: m.people_asked_count(),
      isFigure: true,
      cell: ({ asked }) => formatNumber(asked),
    },
    figure('came', m.came_when_asked(), ({ came }) => came),
    figure('ten', m.among_the_first_ten(), ({ inFirstTen }) => inFirstTen),
    figure('yes', m.requests_accepted(), ({ saidYes }) => saidYes),
  ];
}
