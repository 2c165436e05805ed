import type { OutgoingMail } from '../platform/mail/outgoing.ts';
import { composeMail } from '../platform/mail/template.ts';
import type { Letterhead } from '../platform/organisation.ts';

/** Of an organisation that gave nothing but its name. */
export const givenLetterhead = (): Letterhead => ({
  ...{ name: 'Saath', logo: null, colour: '#0e5a47', addressLine: 'Saath, Karachi', footer: '' },
});

/** A mail about nothing, for tests of how mails travel. */
export function givenMail(given: { to: string; kind?: string; subject?: string }): OutgoingMail {
  const { to, kind = 'test', subject = 'Hello' } = given;
  const reader = { name: 'Aisha', language: 'en' } as const;
  const words = { subject, paragraphs: ['Hi'], button: 'Look', footer: 'You get this for a test.' };
  return { ...composeMail(reader, words, 'https://saath.example/'), kind, to };
}
