/** Facts about an organisation's settings that both sides decide by; no page for guests needs most of them. */

/** Whether people may ask for a place before they have an account, and whether they give a phone number then. */
export const guestAskings = ['off', 'mail', 'phone'] as const;
export type GuestAsking = (typeof guestAskings)[number];

/** Whether a zone is one that dates can be shown in (IANA). */
export function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** `example.org`: labels of letters, digits and hyphens, at least two; in lower case. */
export function isDomain(text: string): boolean {
  const labels = text.split('.');
  const isLabel = (label: string) => /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/.test(label);
  const [last = ''] = labels.slice(-1);
  return text.length <= 253 && labels.length > 1 && labels.every(isLabel) && /^[a-z].+$/.test(last);
}

/** Empty, or an address that a page may link to. */
export function isLink(text: string): boolean {
  return text === '' || /^(https?:\/\/[^\s<>"]+|mailto:[^\s<>"@]+@[^\s<>"@]+)$/.test(text);
}

/** An imprint that is nothing but an address is linked to. */
export function imprintLink(imprint: string): string | undefined {
  return /^https?:\/\/[^\s<>"]+$/.test(imprint) ? imprint : undefined;
}
