/** The headers that every answer carries, also where the framework's own path ends before any hook. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Answers are data unless a page says otherwise. */
const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** @returns name (lower case) → value; the same for all answers of a site */
export function securityHeaders(appUrl: URL): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const collector = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  const write = helmet({
    contentSecurityPolicy: false,
    // Links in mails carry tokens: no other site may learn the address.
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: appUrl.protocol === 'https:',
    xFrameOptions: { action: 'deny' },
  });
  // It only sets headers: asked once, of something that takes nothing else.
  write({} as IncomingMessage, collector as unknown as ServerResponse, () => {});
  return { ...headers, 'content-security-policy': DATA_POLICY };
}
