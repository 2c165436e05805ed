import type { Language } from '@saath/contract/language';
import { mailLink } from '@saath/contract/mail-link';
import {
  composeMail,
  isolate,
  type MailText,
  type MailWords,
  type Reader,
} from '../../../platform/mail/template.ts';

type Contact = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
};

type Sender = Pick<Contact, 'name' | 'email'>;

const texts: Readonly<Record<Language, (sender: Sender, message: readonly string[]) => MailWords>> =
  {
    en: ({ name, email }, message) => ({
      subject: `Message from ${name}`,
      paragraphs: [`${name} (${email}) wrote through the contact form:`, ...message],
      button: 'Answer',
      footer: 'You get this mail because you are an Admin of this installation.',
    }),
    ur: ({ name, email }, message) => ({
      subject: `${name} کا پیغام`,
      paragraphs: [`${name} (${email}) نے رابطے کے فارم سے لکھا ہے:`, ...message],
      button: 'جواب دیں',
      footer: 'یہ ای میل آپ کو اس لیے ملی ہے کہ آپ یہاں ایڈمن ہیں۔',
    }),
  };

/** To an organiser. Answers go to the visitor by hand: the address stands in the text. */
export function contactMail({ name, email, message }: Contact, to: Reader): MailText {
  const own = (words: string) => isolate(to.language, words);
  const words = texts[to.language](
    { name: own(name), email: own(email) },
    message.split(/\n{2,}/).map(own),
  );
  return composeMail(to, words, mailLink(email));
}
