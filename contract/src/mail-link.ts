/**
 * A link that begins a mail to this address and does nothing else: what stands in an address may hold `?` and `&`, by
 * which a link would add recipients or words (RFC 6068).
 */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;
}
