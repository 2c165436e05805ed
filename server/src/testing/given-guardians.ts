/** What tests of guardians start from: a person names one, and the link of the mail is answered. */
import * as endpoints from '@saath/contract/places/guardians/endpoints';
import type { GuardianLinkView } from '@saath/contract/places/guardians/schema';
import { newId } from '../platform/ids.ts';
import { testClient } from './client.ts';
import type { SignedIn } from './given.ts';
import type { TestProduct } from './product.ts';

export const freshAddress = () => `guardian-${newId()}@example.org`;

export async function names(person: SignedIn, roleId: string, email = freshAddress()) {
  return await person.call(endpoints.nameGuardian, {
    body: { roleId, name: 'Farah Malik', email },
  });
}

/** The secret of the latest mail to the address; empty where there is none. */
export async function tokenIn(product: TestProduct, email: string): Promise<string> {
  const mail = (await product.mailsTo(email)).at(-1) ?? '';
  return /\/guardian\/([\w-]+)/.exec(mail)?.[1] ?? '';
}

/** By the link, as somebody without an account. */
export function guardianOf(product: TestProduct, token: string) {
  const nobody = testClient(product.app);
  const params = { token };
  const read = async () => await nobody.call(endpoints.readGuardianConsent, { params });
  const answer = async (body: object) =>
    await nobody.call(endpoints.answerAsGuardian, { params, body: body as never });
  return {
    read,
    refuse: async () => await answer({ answer: 'refuse' }),
    /** Reads first what is to be signed, as the page does. @param change of what is sent */
    consent: async (change: object = {}) => {
      const { agreements } = (await read()).body as GuardianLinkView;
      const texts = agreements?.map(({ id, version }) => ({ id, version })) ?? [];
      return await answer({ answer: 'consent', name: 'Farah Malik', agreements: texts, ...change });
    },
  };
}

/** Names a guardian who answers at once. */
export async function consentFor(product: TestProduct, person: SignedIn, roleId: string) {
  const email = freshAddress();
  await names(person, roleId, email);
  const guardian = guardianOf(product, await tokenIn(product, email));
  await guardian.consent();
  return guardian;
}
