import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toast } from './toast.ts';
import { Toaster } from './toaster.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('AU-06 D2 what is said when a page is left is said by the next one, once', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }));
  toast.afterLoad('Login successful!');
  const { unmount } = render(<Toaster duration={5000} />);
  expect(await screen.findByText('Login successful!')).toBeDefined();
  unmount();
  expect(sessionStorage).toHaveLength(0);
});
