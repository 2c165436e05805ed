/** What tests of agreements start from: texts, and people who signed them. */
import {
  changeAgreement,
  readAgreement,
  writeAgreement,
} from '@saath/contract/events/agreements/endpoints';
import type { AgreementText } from '@saath/contract/events/agreements/schema';
import { signAgreement } from '@saath/contract/places/signatures/endpoints';
import type { Client } from './client.ts';
import { done } from './done.ts';

export const conduct = 'We treat each other with respect.\nWe keep an eye on one another.';

/** @returns its id */
export async function givenAgreement(
  admin: Client,
  name: string,
  text: string = conduct,
): Promise<string> {
  const { agreement } = await done(admin, writeAgreement, { body: { name, text } });
  return (agreement as { id: string }).id;
}

export async function textOf(person: Client, id: string): Promise<AgreementText> {
  return (await done(person, readAgreement, { params: { id } })) as AgreementText;
}

/** Signs the text as it is now. */
export async function signs(person: Client, id: string, name = 'Sana Malik') {
  const { version } = await textOf(person, id);
  return await person.call(signAgreement, { params: { id }, body: { version, name } });
}

/** Gives it another text. @param given as it is sent; left out, the same name, text and no new question */
export async function rewrites(
  admin: Client,
  id: string,
  given: { name?: string; text?: string; asksAgain?: boolean; basedOn?: number },
) {
  const { name, text, version: basedOn } = await textOf(admin, id);
  const body = { name, text, basedOn, asksAgain: false, ...given };
  return await admin.call(changeAgreement, { params: { id }, body });
}
