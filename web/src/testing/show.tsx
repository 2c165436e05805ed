/** Shows a part of a screen with all that stands around it in the product: router, site, answers kept, news at the corner. */
import type { Site, Viewer } from '@saath/contract/office/site/schema';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { unknownSite } from '../features/foundation/organisation/site.ts';
import { QueryProvider } from '../lib/query-client.tsx';
import { onToast, takeToasts } from '../ui/toast.ts';
import { idOf } from './people-and-events.ts';

/** Who looks, where nothing else is said. */
export const organiser: Viewer = {
  id: idOf('the organiser'),
  name: 'Omar Sheikh',
  role: 'Admin',
  profileImage: null,
};

/** The settings of an installation that has changed none of them. */
export const site: Site = unknownSite;

type Around = {
  /** The address at which it is shown. */
  at?: string;
  viewer?: Viewer | null;
  /** What the organisation has set. */
  organisation?: Partial<Site['organisation']>;
  /** What else the installation is set to. */
  settings?: Partial<Site>;
};

/**
 * @param element what is looked at; it is shown at every address, so that one can leave and see where to
 * @returns the person at the screen, and the address that they see
 */
export function show(
  element: ReactNode,
  { at = '/', viewer = organiser, organisation, settings }: Around = {},
) {
  const shown = (
    <QueryProvider>
      {element}
      <News />
    </QueryProvider>
  );
  const root = {
    site: { ...site, ...settings, organisation: { ...site.organisation, ...organisation } },
    ...{ viewer, baseUrl: 'https://saath.example' },
  };
  const router = createMemoryRouter(
    [{ id: 'root', path: '*', loader: () => root, element: shown }],
    {
      initialEntries: [at],
      hydrationData: { loaderData: { root } },
    },
  );
  render(<RouterProvider router={router} />);
  const address = () => {
    const { pathname, search } = router.state.location;
    return pathname + search;
  };
  return { user: userEvent.setup(), router, address };
}

/** All that was said at the corner of the screen so far, oldest first. */
export const news = () =>
  [...screen.getByTestId('news').querySelectorAll('p')].map(({ textContent }) => textContent);

/** What can be done about the news. */
export const inNews = () => within(screen.getByTestId('news'));

/** The corner of the screen; there, unlike in the product, news does not go by itself. */
function News() {
  const [said, setSaid] = useState<ReturnType<typeof takeToasts>>([]);
  useEffect(
    () =>
      onToast(() => {
        const more = takeToasts();
        setSaid((before) => [...before, ...more]);
      }),
    [],
  );
  return (
    <div data-testid="news">
      {said.map(({ text, action }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they only grow
        <div key={place}>
          <p>{text}</p>
          {action && (
            <button type="button" onClick={action.run}>
              {action.label}
            </button>
          )}
        </div>
      ))}
    </div>
  );
}
