import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { NavigationProgress } from './navigation-progress.tsx';

afterEach(cleanup);

function Shell() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
    </>
  );
}

it.each([
  ['/volunteer/profile', 'User Loading!'],
  ['/events', 'Loading...'],
])('RT-07 NV-03 on the way to %s it says %s until the page is there', async (path, text) => {
  let arrive = () => {};
  const arrived = new Promise<null>((resolve) => {
    arrive = () => resolve(null);
  });
  const router = createMemoryRouter([
    {
      Component: Shell,
      children: [
        { path: '/', element: <p>Start</p> },
        { path, loader: () => arrived, element: <p>There</p> },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  expect(screen.queryByText(text)).toBeNull();
  act(() => void router.navigate(path));
  expect(await screen.findByText(text)).toBeTruthy();
  await act(async () => arrive());
  expect(await screen.findByText('There')).toBeTruthy();
  expect(screen.queryByText(text)).toBeNull();
});
