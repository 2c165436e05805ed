/** Mails about accounts. */
import { composeMail, type MailText } from '../../platform/mail/template.ts';

const why = 'You get this mail because this address was used to sign up at Saath.';

export function activationMail({ name, link }: { name: string; link: string }): MailText {
  return composeMail({
    subject: 'Activate your Saath account',
    name,
    paragraphs: [
      'Welcome to Saath. One step is left: please confirm that this address is yours.',
      'The link works once, within 24 hours. If you did not sign up, ignore this mail and nothing happens.',
    ],
    button: { label: 'Activate my account', href: link },
    footer: why,
  });
}

/** For an address that signs up again: the answer on the screen is the same for everyone. */
export function alreadyRegisteredMail({ name, link }: { name: string; link: string }): MailText {
  return composeMail({
    subject: 'You already have a Saath account',
    name,
    paragraphs: [
      'Somebody, probably you, just signed up with this address. It has an account already, so nothing was changed.',
      'You can log in with the password you chose back then.',
    ],
    button: { label: 'Log in', href: link },
    footer: why,
  });
}

export function passwordChangedMail({ name, link }: { name: string; link: string }): MailText {
  return composeMail({
    subject: 'Your password was changed',
    name,
    paragraphs: [
      'The password of your account was changed, and all other devices were logged out.',
      'If that was not you, set a new password now.',
    ],
    button: { label: 'It was not me', href: link },
    footer: 'You get this mail because this address belongs to an account at Saath.',
  });
}
