import { composeMail, type MailText } from '../../platform/mail/template.ts';

type Contact = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
};

/** To an organiser. Answers go to the visitor by hand: the address stands in the text. */
export function contactMail(contact: Contact, to: { readonly name: string }): MailText {
  return composeMail({
    subject: `Message from ${contact.name}`,
    name: to.name,
    paragraphs: [
      `${contact.name} (${contact.email}) wrote by the contact form:`,
      ...contact.message.split(/\n{2,}/),
    ],
    button: { label: 'Answer', href: `mailto:${contact.email}` },
    footer: 'You get this mail because you are an Admin of this installation.',
  });
}
