/** Where people read their mail, by the domain of their address. */
const mailboxes = [
  { name: 'Gmail', href: 'https://mail.google.com/', domains: ['gmail.com', 'googlemail.com'] },
  {
    name: 'Outlook',
    href: 'https://outlook.live.com/',
    domains: ['outlook.com', 'hotmail.com', 'live.com', 'msn.com'],
  },
  { name: 'Yahoo Mail', href: 'https://mail.yahoo.com/', domains: ['yahoo.com', 'ymail.com'] },
  { name: 'iCloud Mail', href: 'https://www.icloud.com/mail', domains: ['icloud.com', 'me.com'] },
] as const;

/** The web page of the provider of an address, or undefined for one that is not known. */
export function mailboxOf(address: string): { name: string; href: string } | undefined {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  return mailboxes.find(({ domains }) => domains.some((each) => each === domain));
}
