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

/** The hashes of a page's inline scripts, for a page that is kept and so cannot carry a nonce. */
export function inlineScriptHashes(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const hashes = [...scripts].map(([, code = '']) =>
    createHash('sha256').update(code).digest('base64'),
  );
  return [...new Set(hashes)];
}
