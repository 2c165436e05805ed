import { type RefObject, useEffect } from 'react';

/**
 * Takes the files that somebody chose in a page from the server before its scripts ran: nobody heard that change.
 *
 * @param take as on a change
 */
export function useEarlyFiles(input: RefObject<HTMLInputElement | null>, take: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: early is only what was chosen before the first time.
  useEffect(() => {
    if (input.current?.files?.length) take();
  }, []);
}
