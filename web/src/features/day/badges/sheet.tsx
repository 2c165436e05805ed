import type { Badge } from '@saath/contract/day/badges/endpoints';
import { m } from '../../../paraglide/messages.js';
import { QrCode } from '../../../ui/qr-code.tsx';

type BadgeSheetProps = { badges: readonly Badge[]; eventTitle: string };

/** Name badges to cut out, ten on an A4 page: two columns of 90 × 54 mm. */
export function BadgeSheet({ badges, eventTitle }: BadgeSheetProps) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 print:grid-cols-[90mm_90mm] print:justify-center print:gap-0">
      {badges.map((badge) => (
        <li
          key={badge.participationId}
          className="flex min-h-48 break-inside-avoid items-center gap-4 overflow-hidden rounded-card border border-line bg-surface p-4 print:h-[54mm] print:min-h-0 print:rounded-none print:border-dashed print:p-[4mm]"
        >
          <div className="flex h-full min-w-0 flex-1 flex-col justify-between gap-2">
            <bdi className="line-clamp-2 text-ink-soft text-sm">{eventTitle}</bdi>
            <bdi className="line-clamp-3 font-semibold text-2xl leading-tight break-words">
              {badge.name}
            </bdi>
            <bdi className="line-clamp-2">{badge.roleName}</bdi>
          </div>
          <QrCode
            text={badge.url}
            label={m.badge_of_name({ name: badge.name })}
            className="size-28 flex-none print:size-[32mm]"
          />
        </li>
      ))}
    </ul>
  );
}
