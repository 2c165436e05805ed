/** The content security policy of pages. */
import { createHash } from 'node:crypto';

/** Allows our own files and the page's inline scripts: by nonce, by their hashes, or (development) all of them. */
export function pagePolicy(
  inline: { nonce: string } | { hashes: readonly string[] } | 'any',
): string {
  const scripts =
    inline === 'any'
      ? "'unsafe-inline'"
      : 'nonce' in inline
        ? `'nonce-${inline.nonce}'`
        : inline.hashes.map((hash) => `'sha256-${hash}'`).join(' ');
  return [
    "default-src 'self'",
    `script-src 'self' ${scripts}`.trim(),
    // Style attributes and toasts need it; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * A page that is kept cannot carry a nonce. It is rendered with one that lives for this rendering only, so that scripts
 * that our templates and the framework make are told from any that got into the page with its data: the nonce is known to
 * nobody who could have written those. It is taken out again, and the scripts that had it are allowed by their hashes.
 */
export function withoutNonce(html: string, nonce: string): { html: string; hashes: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts]
    .filter(([, attributes = '']) => attributes.includes(mark) && !/\ssrc=/.test(attributes))
    .map(([, , code = '']) => createHash('sha256').update(code).digest('base64'));
  return { html: html.replaceAll(mark, ''), hashes: [...new Set(hashes)] };
}
