/** What tests of eligibility start from: kinds, roles that ask for them, and people who have them. */
import { addKind } from '@saath/contract/events/eligibility/endpoints';
import type { Age, SaidAge } from '@saath/contract/events/eligibility/rules';
import { claimPaper, decidePaper, myPapers, sayAge } from '@saath/contract/places/papers/endpoints';
import type { MyPapers } from '@saath/contract/places/papers/schema';
import type { Client } from './client.ts';
import { eventForm } from './given.ts';

export async function givenKind(admin: Client, name: string): Promise<string> {
  const { body } = await admin.call(addKind, { body: { name } });
  return (body.kind as { id: string }).id;
}

export async function papersOf(person: Client): Promise<MyPapers> {
  return (await person.call(myPapers)).body as MyPapers;
}

export async function claims(person: Client, kindId: string, validUntil: string | null = null) {
  const { status, body } = await person.call(claimPaper, { body: { kindId, validUntil } });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** The person claims it and the organiser verifies it. @returns its id */
export async function verified(
  { admin, person }: { admin: Client; person: Client },
  kindId: string,
  validUntil: string | null = null,
): Promise<string> {
  await claims(person, kindId, validUntil);
  const { papers } = await papersOf(person);
  const { id = '' } =
    papers.find(({ kind, state }) => kind.id === kindId && state === 'claimed') ?? {};
  await decides(admin, id, 'verify');
  return id;
}

export async function decides(admin: Client, id: string, decision: 'verify' | 'refuse') {
  const body = { decision, reason: decision === 'refuse' ? 'The picture is not readable.' : '' };
  return await admin.call(decidePaper, { params: { id }, body });
}

export async function saysOver(person: Client, over: SaidAge | null) {
  return await person.call(sayAge, { body: { over } });
}

/** The form of an event whose only role asks for something; `change` is of the event. */
export function askingForm(
  needs: {
    oneOf?: readonly string[];
    minAge?: Age | null;
    agreements?: readonly string[];
    guardian?: boolean;
  },
  change: Record<string, unknown> = {},
) {
  const [role] = eventForm().role;
  return eventForm({ role: [{ ...role, needs }], ...change });
}
