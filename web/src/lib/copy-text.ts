/**
 * Puts a text into the clipboard.
 *
 * @returns whether it is there: browsers may refuse, and have no clipboard at all without a secure connection
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
