import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { QueryProvider } from '../../../lib/query-client.tsx';

/** Shows a page as the volunteers' area does: with its router and its cache of answers. */
export function showPage(page: ReactNode): UserEvent {
  const router = createMemoryRouter([
    { path: '/', element: <QueryProvider>{page}</QueryProvider> },
    { path: '*', element: <p>Another page</p> },
  ]);
  render(<RouterProvider router={router} />);
  return userEvent.setup();
}
