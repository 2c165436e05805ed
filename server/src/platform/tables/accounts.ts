/** People, and when they are free. */
import type { Ability } from '@saath/contract/abilities';
import type { AccountRole } from '@saath/contract/accounts/accounts/schema';
import type { Language } from '@saath/contract/language';
import type { MatchingInput } from '@saath/contract/matching/suggest/rules';
import type { AskedPace, EventNoticeKind } from '@saath/contract/notices/notices/rules';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { ClaimedRight } from '../claimed-rights.ts';

type AppUser = {
  id: string;
  email: string;
  emailKey: string;
  name: string;
  nameKey: string;
  /** By what lists stand in order; kept by the database. */
  nameOrder: GeneratedAlways<string>;
  role: AccountRole;
  passwordHash: string;
  contactNumber: Generated<string>;
  experienceYears: Generated<number>;
  description: Generated<string>;
  skills: Generated<string[]>;
  interests: Generated<string[]>;
  pictureId: string | null;
  language: Generated<Language>;
  kindsWithoutMail: Generated<EventNoticeKind[]>;
  /** How often an Admin hears of requests. */
  askedPace: Generated<AskedPace>;
  /** The town or area where the person lives, in words; told for matching alone. */
  area: Generated<string>;
  /** The same on the map, to a hundredth of a degree. */
  latitude: Generated<number | null>;
  longitude: Generated<number | null>;
  /** What matching may not use about the person. */
  matchingOff: Generated<MatchingInput[]>;
  /** In the signature of links that act for the person. */
  linkStamp: Generated<number>;
  activatedAt: Date | null;
  leavingAt: Generated<Date | null>;
  leftAt: Generated<Date | null>;
  createdAt: Date;
  updatedAt: Date;
};

type UserAvailability = { userId: string; weekday: number; fromMinute: number; toMinute: number };

/** `day` goes in and comes out as `2026-12-05`: queries write `day::text`. */
type UserDayOff = { userId: string; day: string };

/** Who leads the person sees how to reach them; no row: they do not. */
type ContactChoice = { userId: string; chosenAt: Date };

/** Whom to call about the person, as they say it. */
type EmergencyContact = { userId: string; name: string; phone: string; changedAt: Date };

/** Typed at sign-up, and nobody's until the link is opened. */
type SignUp = {
  emailKey: string;
  email: string;
  tokenHash: Buffer;
  name: string;
  passwordHash: string;
  contactNumber: string;
  experienceYears: number;
  description: string;
  skills: string[];
  interests: string[];
  pictureId: string;
  language: Language;
  whyOrganise: string | null;
  /** What the person signs up for, by the ids of its page; either may be gone by now. */
  eventId: Generated<string | null>;
  roleId: Generated<string | null>;
  expiresAt: Date;
};

/** By which other software calls in somebody's name. */
type ApiToken = {
  id: string;
  userId: string;
  name: string;
  tokenHash: Buffer;
  /** The last characters of what is kept nowhere. */
  ending: string;
  abilities: Ability[];
  createdAt: Date;
  expiresAt: Date;
  usedAt: Generated<Date | null>;
};

/** An account at a provider that opens one of ours. */
type ProviderIdentity = {
  id: string;
  userId: string;
  issuer: string;
  subject: string;
  email: string;
  addedAt: Date;
};

/** `userId`: who wants to connect an account; null for logging in. */
type ProviderSignIn = {
  browserHash: Buffer;
  userId: string | null;
  returnTo: string | null;
  expiresAt: Date;
};

type ProviderAttempt = ProviderSignIn & { stateHash: Buffer };

type ProviderArrival = ProviderSignIn & {
  ticketHash: Buffer;
  issuer: string;
  subject: string;
  email: string;
  /** What the provider's word gives them; written as JSON. */
  rights: ColumnType<readonly ClaimedRight[], string | undefined, never>;
};

type Passkey = {
  id: string;
  userId: string;
  credential: string;
  publicKey: Buffer;
  /** A bigint, so the database gives it as text. */
  counter: string;
  transports: string[];
  name: string;
  addedAt: Date;
  usedAt: Generated<Date | null>;
};

/** `userId`: who wants to add one; null for logging in. */
type PasskeyChallenge = {
  challengeHash: Buffer;
  browserHash: Buffer;
  userId: string | null;
  expiresAt: Date;
};

export type AccountsTables = {
  appUser: AppUser;
  userAvailability: UserAvailability;
  userDayOff: UserDayOff;
  contactChoice: ContactChoice;
  emergencyContact: EmergencyContact;
  signUp: SignUp;
  apiToken: ApiToken;
  providerIdentity: ProviderIdentity;
  providerAttempt: ProviderAttempt;
  providerArrival: ProviderArrival;
  passkey: Passkey;
  passkeyChallenge: PasskeyChallenge;
};
