import type { MailChoice } from '@saath/contract/notices/notices/schema';
import { channelsFor } from '../notices/policy.ts';
import type { Choice } from './service.ts';

/** Whoever has the link need not learn the address from it. */
export function presentChoice({ kind, user }: Choice): MailChoice {
  return { kind, address: masked(user.email), isOn: channelsFor(user, kind).mail };
}

/** `aisha@gmail.com` → `a…@gmail.com` */
function masked(email: string): string {
  const [first = ''] = email;
  return `${first}…${email.slice(email.lastIndexOf('@'))}`;
}
