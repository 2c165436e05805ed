import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useRevalidator } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { shouldRevalidate } from './root.tsx';

afterEach(cleanup);

function Page() {
  const { revalidate } = useRevalidator();
  return (
    <>
      <Link to="/events">Other page</Link>
      <Link to="/events?tab=past">Other search</Link>
      <button type="button" onClick={() => void revalidate()}>
        Look again
      </button>
      <Outlet />
    </>
  );
}

async function show() {
  const site = vi.fn(async () => null);
  const events = vi.fn(async () => null);
  const router = createMemoryRouter([
    {
      id: 'root',
      path: '/',
      loader: site,
      // In framework mode the default is true for every navigation.
      shouldRevalidate: (change) => shouldRevalidate({ ...change, defaultShouldRevalidate: true }),
      element: <Page />,
      hydrateFallbackElement: <p>Loading</p>,
      children: [{ path: 'events', loader: events, element: <p>Events</p> }],
    },
  ]);
  render(<RouterProvider router={router} />);
  await screen.findByText('Other page');
  expect(site).toHaveBeenCalledTimes(1);
  const press = async (text: string) => await act(async () => screen.getByText(text).click());
  return { site, events, press };
}

it('NV-03 going from page to page, or changing the search, does not ask for the viewer again', async () => {
  const { site, events, press } = await show();
  await press('Other page');
  await press('Other search');
  expect(events).toHaveBeenCalledTimes(2);
  expect(site).toHaveBeenCalledTimes(1);
});

it('AU-07 NV-03 after a log-out the viewer is asked for again, on whatever page', async () => {
  const { site, press } = await show();
  await press('Look again');
  expect(site).toHaveBeenCalledTimes(2);
  await press('Other search');
  await press('Look again');
  expect(site).toHaveBeenCalledTimes(3);
});
