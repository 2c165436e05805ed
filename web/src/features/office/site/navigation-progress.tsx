import { useNavigation } from 'react-router';
import { m } from '../../../paraglide/messages.js';

/** Where the server first looks who is there. */
const GUARDED = /^\/(admin|volunteer|profile)(\/|$)/;

/** A line at the top while the next page is fetched; a quick page shows none (RT-07). */
export function NavigationProgress() {
  const { state, location } = useNavigation();
  const isBusy = state !== 'idle';
  const text = GUARDED.test(location?.pathname ?? '') ? m.user_loading() : m.loading_short();
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50">
      {isBusy && (
        <>
          <span className="sr-only">{text}</span>
          <span
            aria-hidden
            className="block h-1 origin-[0_0] bg-joy motion-safe:animate-[progress_8s_cubic-bezier(0.1,0.7,0.3,1)_150ms_both] motion-reduce:animate-[appear_1ms_150ms_both] rtl:origin-[100%_0]"
          />
        </>
      )}
    </div>
  );
}
