/** /kiosk: the screen of a device at the door. It leads nowhere; whoever wants to leave it logs in (DY-02). */

import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { KioskClosed } from '../../features/day/kiosk/closed.tsx';
import { Kiosk } from '../../features/day/kiosk/kiosk.tsx';
import { titled } from '../../features/office/site/titled.ts';
import { useAwake } from '../../lib/awake.ts';
import { QueryProvider } from '../../lib/query-client.tsx';
import { m } from '../../paraglide/messages.js';

export const meta = titled(m.kiosk_title, () => [{ name: 'robots', content: 'noindex' }]);

export default function KioskPage() {
  const { state } = useLocation();
  // The server does not know the history entry.
  const [pass, setPass] = useState<string | null>();
  useEffect(() => {
    const given: unknown = (state as { pass?: unknown } | null)?.pass;
    setPass(typeof given === 'string' ? given : null);
  }, [state]);
  useAwake();
  return (
    <QueryProvider>
      <main
        id="content"
        className="mx-auto flex min-h-dvh w-full max-w-2xl flex-col gap-6 px-5 py-8"
      >
        {pass && <Kiosk pass={pass} />}
        {pass === null && <KioskClosed />}
      </main>
    </QueryProvider>
  );
}
