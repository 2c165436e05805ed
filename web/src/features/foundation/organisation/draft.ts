/** The settings as they stand in the form, and what of them is to be saved. */

import type { ReplyOf, RequestOf } from '@saath/contract/endpoint';
import type { TimeLimits } from '@saath/contract/events/time-limits/rules';
import type {
  getOrganisation,
  saveOrganisation,
} from '@saath/contract/foundation/organisation/endpoints';
import type { OrganisationSettings } from '@saath/contract/foundation/organisation/schema';
import { hoursOf } from '../../../lib/hours-of.ts';

export type Settings = ReplyOf<typeof getOrganisation>['organisation'];
export type Change = RequestOf<typeof saveOrganisation>['body'];

type Kept = Omit<
  OrganisationSettings,
  | ('version' | 'logo' | 'fallback' | 'hasFiles' | 'emailDomains' | 'phoneRegion' | 'timeZone')
  | keyof TimeLimits
>;

/** `server`: as it was started. */
export type Draft = Kept & {
  timeZone: string;
  whoMay: 'server' | 'everybody' | 'listed';
  /** One a line. */
  domains: string;
  phoneRegion: 'server' | 'PK' | 'any';
  /** As they are typed; empty for no limit. */
  dayHours: string;
  weekHours: string;
  restHours: string;
};

export function draftOf(settings: Settings): Draft {
  const {
    version: _,
    logo: _logo,
    fallback: _fallback,
    hasFiles: _files,
    emailDomains,
    phoneRegion,
    timeZone,
    dayHours,
    weekHours,
    restHours,
    ...kept
  } = settings;
  return {
    ...kept,
    timeZone: timeZone ?? '',
    whoMay: emailDomains === null ? 'server' : emailDomains.length > 0 ? 'listed' : 'everybody',
    domains: (emailDomains ?? []).join('\n'),
    phoneRegion: phoneRegion ?? 'server',
    dayHours: String(dayHours ?? ''),
    weekHours: String(weekHours ?? ''),
    restHours: String(restHours ?? ''),
  };
}

/** What differs from what is saved. */
export function changeOf(draft: Draft, settings: Settings): Change {
  const before = draftOf(settings);
  const { whoMay, domains, phoneRegion, timeZone, dayHours, weekHours, restHours, ...kept } = draft;
  const isOther = (...keys: (keyof Draft)[]) =>
    keys.some((key) => JSON.stringify(draft[key]) !== JSON.stringify(before[key]));
  const changed = Object.entries(kept).filter(([key]) => isOther(key as keyof Draft));
  return {
    ...Object.fromEntries(changed),
    ...(isOther('timeZone') ? { timeZone: timeZone || null } : {}),
    ...(isOther('whoMay', 'domains') ? { emailDomains: domainsOf(whoMay, domains) } : {}),
    ...(isOther('phoneRegion')
      ? { phoneRegion: phoneRegion === 'server' ? null : phoneRegion }
      : {}),
    // Together: a week is compared with a day.
    ...(isOther('dayHours', 'weekHours', 'restHours')
      ? {
          dayHours: hoursOf(dayHours),
          weekHours: hoursOf(weekHours),
          restHours: hoursOf(restHours),
        }
      : {}),
    version: settings.version,
  };
}

function domainsOf(whoMay: Draft['whoMay'], domains: string): string[] | null {
  if (whoMay === 'server') return null;
  return whoMay === 'everybody' ? [] : domains.split(/[\s,;]+/).filter(Boolean);
}

export function hasChanges(draft: Draft, settings: Settings): boolean {
  return JSON.stringify(draft) !== JSON.stringify(draftOf(settings));
}

/** What was saved, with what was typed since it was sent on top. */
export function rebased(now: Draft, { sent, saved }: { sent: Draft; saved: Settings }): Draft {
  const since = Object.entries(now).filter(([key, value]) => value !== sent[key as keyof Draft]);
  return { ...draftOf(saved), ...Object.fromEntries(since) };
}
