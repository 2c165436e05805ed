/** A part of a page as it is between its arrival and its scripts. */
import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { onTestFinished } from 'vitest';
import { keepEarlyPresses } from '../lib/early-press.ts';

let hasHead = false;

/**
 * Writes the element as the server does, with the script of the page's head.
 *
 * @returns runs the scripts of the page @param later what React takes over, where not all of it has come yet
 */
export function beforeScripts(element: ReactNode): (later?: ReactNode) => Promise<void> {
  // biome-ignore lint/security/noGlobalEval: as the page's head runs it
  if (!hasHead) window.eval(keepEarlyPresses);
  hasHead = true;
  const place = document.createElement('div');
  document.body.append(place);
  const roots: Root[] = [];
  onTestFinished(async () => {
    await act(async () => {
      for (const root of roots) root.unmount();
    });
    place.remove();
  });
  place.innerHTML = renderToString(element);
  return async (later = element) => {
    await act(async () => void roots.push(hydrateRoot(place, later)));
  };
}
