/**
 * What was typed at sign-up, for the same tab: it outlives a reload and a way there and back. Passwords are not among
 * it, nor a picture; after an hour it is forgotten, because somebody else may sit there by then.
 */
import type { SignupValues } from './values.ts';

const KEY = 'saath.signup';
const KEPT = 3_600_000;

/** `sentTo`: the address to which the link went, once the account was asked for. */
export type Draft = { readonly values: Partial<SignupValues>; readonly sentTo: string };

export function keepDraft({ values, sentTo }: { values: SignupValues; sentTo: string }): void {
  const { password: _, confirmPassword: __, avatar, ...rest } = values;
  const kept = { ...rest, avatar: avatar === 'initial' ? avatar : null };
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ at: Date.now(), values: kept, sentTo }));
  } catch {
    // Without storage, or with a full one, it is kept as long as the page is open.
  }
}

/** Undefined when there is none, or it is an hour old. */
export function keptDraft(): Draft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as
      | (Draft & { at: number })
      | null;
    return kept && Date.now() - kept.at < KEPT ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The account is there: nothing of it stays behind. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was none.
  }
}
