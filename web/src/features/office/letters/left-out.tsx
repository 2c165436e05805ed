import type { LetterReach } from '@saath/contract/office/letters/schema';
import { formatNumber } from '../../../lib/numbers.ts';
import { m } from '../../../paraglide/messages.js';

type Reason = LetterReach['leftOut'][number]['reason'];

const reasons: Readonly<Record<Reason, (slots: { count: number }) => string>> = {
  mail_off: m.get_a_notice_only,
  waiting: m.have_not_activated,
  leaving: m.are_leaving,
  organiser: m.are_organisers,
};

/** Whom a letter reaches, and who does not get it, with the reason and a few names. */
export function LeftOut({ recipients, byMail, leftOut }: LetterReach) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p>{m.reaches_so_many({ count: recipients, mails: formatNumber(byMail) })}</p>
      {leftOut.length > 0 && (
        <ul className="flex flex-col gap-1 text-ink-soft">
          {leftOut.map(({ reason, count, names }) => (
            <li key={reason} className="break-words">
              {reasons[reason]({ count })} <bdi>{named({ count, names })}</bdi>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function named({ count, names }: { count: number; names: readonly string[] }): string {
  const others = count - names.length;
  const list = names.join(m.comma());
  return others > 0 ? m.names_and_others({ names: list, others: formatNumber(others) }) : list;
}
