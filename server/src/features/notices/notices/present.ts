import {
  type EventNoticeKind,
  type QuietHours,
  usualQuietHours,
} from '@saath/contract/notices/notices/rules';
import type { Notice, NoticeSettings } from '@saath/contract/notices/notices/schema';
import type { UserRow } from '../../accounts/accounts/queries.ts';
import { channelsFor } from './policy.ts';
import type { NoticeRow, PushChoiceRow } from './queries.ts';

export function presentNotice({ id, title, link, createdAt, readAt }: NoticeRow): Notice {
  return { id, title, link, createdAt: createdAt.toISOString(), isRead: readAt !== null };
}

/** What a person chose; `choice` undefined: nothing. @param timeZone of the installation */
export function presentSettings({
  user,
  choice,
  timeZone,
}: {
  user: Pick<UserRow, 'kindsWithoutMail' | 'askedPace'>;
  choice: PushChoiceRow | undefined;
  timeZone: string;
}): NoticeSettings {
  const channels = (kind: EventNoticeKind) =>
    channelsFor(
      {
        kindsWithoutMail: user.kindsWithoutMail,
        kindsWithoutPush: choice?.kindsWithoutPush ?? [],
      },
      kind,
    );
  return {
    mail: ofEveryKind((kind) => channels(kind).mail),
    push: ofEveryKind((kind) => channels(kind).push),
    quiet: quietHoursOf(choice, timeZone),
    asked: user.askedPace,
  };
}

function ofEveryKind(isOn: (kind: EventNoticeKind) => boolean): NoticeSettings['mail'] {
  return {
    'request-received': isOn('request-received'),
    asked: isOn('asked'),
    decision: isOn('decision'),
    offer: isOn('offer'),
    reminder: isOn('reminder'),
    change: isOn('change'),
    cancellation: isOn('cancellation'),
    announcement: isOn('announcement'),
    message: isOn('message'),
    recap: isOn('recap'),
  };
}

type Quiet = Pick<PushChoiceRow, 'isQuiet' | 'quietFrom' | 'quietTo' | 'timeZone'>;

/** @param timeZone of the installation, for who chose nothing */
export function quietHoursOf(choice: Quiet | undefined, timeZone: string): QuietHours {
  if (!choice) return usualQuietHours(timeZone);
  return {
    isOn: choice.isQuiet,
    from: clockText(choice.quietFrom),
    to: clockText(choice.quietTo),
    timeZone: choice.timeZone,
  };
}

/** 1320 → `22:00` */
function clockText(minutes: number): string {
  const pair = (value: number) => String(value).padStart(2, '0');
  return `${pair(Math.floor(minutes / 60))}:${pair(minutes % 60)}`;
}
