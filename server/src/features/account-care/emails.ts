/** Mails about the own account. */
import { composeMail, type MailText } from '../../platform/mail/template.ts';

type Linked = { readonly name: string; readonly link: string };

const why = 'You get this mail because this address belongs to an account at Saath.';

export function resetMail({ name, link }: Linked): MailText {
  return composeMail({
    subject: 'Set a new password',
    name,
    paragraphs: [
      'Somebody, probably you, asked for a new password for your account.',
      'The link works once, within one hour. If it was not you, ignore this mail and nothing changes.',
    ],
    button: { label: 'Set a new password', href: link },
    footer: why,
  });
}

export function confirmEmailMail({ name, link }: Linked): MailText {
  return composeMail({
    subject: 'Confirm your new e-mail address',
    name,
    paragraphs: [
      'You asked to use this address for your account from now on.',
      'The link works once, within 24 hours. If it was not you, ignore this mail and nothing changes.',
    ],
    button: { label: 'Use this address', href: link },
    footer: 'You get this mail because somebody entered this address at Saath.',
  });
}

/** To the old address, so that its owner notices. */
export function emailChangedMail({ name, link }: Linked): MailText {
  return composeMail({
    subject: 'Your e-mail address was changed',
    name,
    paragraphs: [
      'Your account now uses another e-mail address, and this one no longer works for logging in.',
      'If that was not you, write to us at once.',
    ],
    button: { label: 'Contact us', href: link },
    footer: why,
  });
}

export function leavingMail({ name, link, day }: Linked & { day: string }): MailText {
  return composeMail({
    subject: 'Your account will be deleted',
    name,
    paragraphs: [
      `You asked us to delete your account. Your places have gone to others, and on ${day} everything about you is deleted for good.`,
      'Until then one press keeps the account. Thank you for what you did for others.',
    ],
    button: { label: 'Keep my account', href: link },
    footer: why,
  });
}
