import { copyText } from '../lib/copy-text.ts';
import { m } from '../paraglide/messages.js';
import { toast } from './toast.ts';

/**
 * Shares by the device's own sheet, or copies the link where there is none.
 *
 * @param byHand what is said where the link cannot be copied either
 */
export async function shareLink(
  url: string,
  { title, byHand }: { readonly title?: string; readonly byHand: string },
): Promise<void> {
  // Closing the sheet without sharing is no failure.
  if (navigator.share)
    return await navigator.share(title ? { title, url } : { url }).catch(() => {});
  if (await copyText(url)) toast.success(m.the_link_is_copied());
  else toast.info(byHand);
}
