import { useSyncExternalStore } from 'react';
import { m } from '../../../paraglide/messages.js';
import { WifiOff } from '../../../ui/icons.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Says so while the network is gone; what was typed stays where it is. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="fixed inset-x-0 bottom-0 z-40">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-danger px-4 py-2 text-on-danger">
          <WifiOff aria-hidden size={18} className="flex-none" />
          {m.you_are_offline_what_you_typed_is()}
        </p>
      )}
    </div>
  );
}
