/** Signing up as the form does it, for tests. */
import * as endpoints from '@saath/contract/accounts/accounts/endpoints';
import { type Reply, testClient } from './client.ts';
import { givenPicture } from './given.ts';
import type { TestProduct } from './product.ts';

export type SignupForm = ReturnType<typeof signupForm>;

export function signupForm(change: Record<string, unknown> & { email: string }) {
  return {
    name: 'Bilal Ahmed',
    password: 'Mangoes7!',
    contactNumber: '03001234567',
    experienceYears: '3',
    description: 'I like to help at events.',
    skills: ['Cloud'],
    interests: ['Outdoor'],
    ...change,
  };
}

let portrait: Promise<Buffer> | undefined;

export async function signUp({ app }: Pick<TestProduct, 'app'>, body: SignupForm): Promise<Reply> {
  portrait ??= givenPicture();
  const files = [{ name: 'me.png', bytes: await portrait }];
  return await testClient(app).call(endpoints.createUser, { body, files });
}

/** The secrets of all activation mails to an address, oldest first. */
export async function activationTokens(
  product: Pick<TestProduct, 'mailsTo'>,
  email: string,
): Promise<string[]> {
  const mails = await product.mailsTo(email);
  return mails.flatMap((mail) => /\/activation\/([\w-]+)/.exec(mail)?.[1] ?? []);
}

/** Opens a link in a browser of its own. @returns the answer and that browser */
export async function activate({ app }: Pick<TestProduct, 'app'>, activation_token: string) {
  const client = testClient(app);
  const answer = await client.call(endpoints.activate, { body: { activation_token } });
  return { ...answer, client };
}

export async function logIn(
  { app }: Pick<TestProduct, 'app'>,
  { email, password }: { email: string; password: string },
): Promise<Reply> {
  return await testClient(app).call(endpoints.login, { body: { email, password } });
}
