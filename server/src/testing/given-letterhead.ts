/** In whose name a mail is: of the whole organisation, or of the branch at the river, for tests. */
import { saveOrganisation } from '@saath/contract/foundation/organisation/endpoints';
import type { Client } from './client.ts';
import { done } from './done.ts';
import type { TestProduct } from './product.ts';

/** What a branch says of itself that has filled in nothing. */
export const noLetterhead = {
  ...{ senderName: '', replyTo: '', footer: '', signatoryName: '', signatoryTitle: '' },
};

export const riverLetterhead = {
  ...{ senderName: 'River Branch', replyTo: 'river@example.org', footer: 'By the old bridge' },
  ...{ signatoryName: 'Rabia Raza', signatoryTitle: 'Head of the branch' },
};

/** The organisation has a sender, an address and a footer of its own. */
export async function givenOwnVoice(product: TestProduct, admin: Client): Promise<void> {
  const { version } = product.organisation.now();
  const body = { version, senderName: 'The whole', replyTo: 'all@example.org', footer: 'Of all' };
  await done(admin, saveOrganisation, { body });
}

export const voiceOf = (mail: string) => ({
  from: /^From: "?([^"<]*?)"? </m.exec(mail)?.[1],
  replyTo: /^Reply-To:.*<(.*)>/m.exec(mail)?.[1],
  isWhole: mail.includes('Of all'),
  isRiver: mail.includes('By the old bridge'),
});

export const ofTheWhole = {
  ...{ from: 'The whole', replyTo: 'all@example.org', isWhole: true, isRiver: false },
};

export const ofTheRiver = {
  ...{ from: 'River Branch', replyTo: 'river@example.org', isWhole: false, isRiver: true },
};
