/** The contract's rules for a new account, loaded with the first field that is touched. */
import type { SignupSettings } from '@saath/contract/accounts/accounts/schema';

export async function loadRules(settings: SignupSettings) {
  const { signupSchema } = await import('@saath/contract/accounts/accounts/schema');
  return signupSchema(settings);
}
export type SignupRules = Awaited<ReturnType<typeof loadRules>>;
