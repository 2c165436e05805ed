/** Whose product it is, as every part of it may ask at any moment. */

import type {
  GuestAsking,
  Story,
  TeamMember,
} from '@saath/contract/foundation/organisation/schema';
import type { Language } from '@saath/contract/language';

export type Organisation = {
  readonly id: string;
  /** Counts what was saved. */
  readonly version: number;
  /** As it is shown; the product's own until she has given hers. */
  readonly name: string;
  readonly isNamed: boolean;
  readonly about: string;
  /** A stored PNG; sizes in pixels. */
  readonly logo: { readonly id: string; readonly width: number; readonly height: number } | null;
  /** As chosen, `#rrggbb`; null for the product's own. */
  readonly colour: string | null;
  readonly place: string;
  /** IANA zone of new events, of days and months. */
  readonly timeZone: string;
  readonly languages: readonly Language[];
  readonly defaultLanguage: Language;
  /** Lower case; empty = every domain. */
  readonly emailDomains: readonly string[];
  readonly phoneRegion: 'PK' | 'any';
  /** Whether people may ask for a place before they have an account. */
  readonly guestAsking: GuestAsking;
  /** Whether organisers confirm each login with a passkey. */
  readonly organiserPasskeys: boolean;
  /** How many days the picture or PDF of a paper stays after its check. */
  readonly evidenceDays: number;
  /** With which limits of hours and rest new events begin; null = no such limit. */
  readonly dayHours: number | null;
  readonly weekHours: number | null;
  readonly restHours: number | null;
  /** The name in front of the address that mails come from. */
  readonly senderName: string;
  /** Where answers to mails go; empty for the address that they come from. */
  readonly replyTo: string;
  readonly footer: string;
  readonly imprint: string;
  readonly signatoryName: string;
  readonly signatoryTitle: string;
  readonly team: readonly TeamMember[];
  readonly stories: readonly Story[];
};

/** Her name as the beginning of a file's name: `Edhi Kitchen` is `edhi-kitchen`; at most 40 characters, letters of any script. */
export function fileStem({ name }: Pick<Organisation, 'name'>): string {
  const words =
    name
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words.join('-').slice(0, 40).replace(/-$/, '') || 'saath';
}

/** The newest that this process knows: at once after a save of its own, within seconds after one of another's. */
export type OrganisationNow = () => Organisation;

type StoredLogo = { readonly id: string; readonly width: number };

/** The name of a logo in the file store. */
export function logoFileName({ id, width }: StoredLogo): string {
  return `${id}-${width}.png`;
}

/** Where a stored logo is found on this site. */
export function logoPath(logo: StoredLogo): string {
  return `/media/${logoFileName(logo)}`;
}

/** What stands at the head and at the foot of whatever is sent. */
export type Letterhead = {
  readonly name: string;
  /** A PNG with its whole address, as mails need it; null without a logo. */
  readonly logo: { readonly url: string; readonly width: number; readonly height: number } | null;
  /** `#rrggbb`, readable with white on it. */
  readonly colour: string;
  /** Name and place in one line, such as `Edhi Kitchen, Karachi`. */
  readonly addressLine: string;
  /** Her own words under every mail; may be empty. */
  readonly footer: string;
};
