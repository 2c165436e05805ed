/** What comes after the first step of signing up. It is loaded with the first field that is touched: the page is there sooner. */
import type { SignupSettings } from '@saath/contract/accounts/accounts/schema';

export const loadWhat = async () => await import('./what-fields.tsx');
export const loadMail = async () => await import('./look-into-mail.tsx');

/** The contract's rules for a new account. */
export async function loadRules(settings: SignupSettings) {
  const { signupSchema } = await import('@saath/contract/accounts/accounts/schema');
  return signupSchema(settings);
}
export type SignupRules = Awaited<ReturnType<typeof loadRules>>;
