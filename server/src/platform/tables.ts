/** The tables as TypeScript sees them, in a file for each room; migrations/ holds their definition. */
import type { AccountsTables } from './tables/accounts.ts';
import type { AfterwardsTables } from './tables/afterwards.ts';
import type { DayTables } from './tables/day.ts';
import type { EventsTables } from './tables/events.ts';
import type { FillingTables } from './tables/filling.ts';
import type { FoundationTables } from './tables/foundation.ts';
import type { MatchingTables } from './tables/matching.ts';
import type { MessagesTables } from './tables/messages.ts';
import type { NoticesTables } from './tables/notices.ts';
import type { OfficeTables } from './tables/office.ts';
import type { PlacesTables } from './tables/places.ts';

export type Tables = FoundationTables &
  AccountsTables &
  NoticesTables &
  EventsTables &
  MatchingTables &
  PlacesTables &
  FillingTables &
  DayTables &
  MessagesTables &
  AfterwardsTables &
  OfficeTables;
