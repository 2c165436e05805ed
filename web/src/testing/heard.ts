/** What a screen says at the corner and where it goes, heard by the tests of a file in place of the browser. */
import { afterEach, beforeEach, type Mock, vi } from 'vitest';
import { toast } from '../ui/toast.ts';

/** For all tests of a file: what is said is not kept for anybody, and `toast.error` and the others can be asked what they said. */
export function hearToasts(): void {
  beforeEach(() => {
    for (const kind of ['afterLoad', 'success', 'error', 'info'] as const)
      vi.spyOn(toast, kind).mockImplementation(() => {});
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });
}

/**
 * For all tests of a file: another page is not loaded (lib/leave-for.ts).
 *
 * @returns what was called with the path instead, empty for each test
 */
export function hearLeaving(): Mock<(path: string) => void> {
  const leave = vi.fn<(path: string) => void>();
  beforeEach(() => {
    leave.mockReset();
    const real = window.location;
    vi.stubGlobal(
      'location',
      new Proxy({}, { get: (_, key) => (key === 'assign' ? leave : Reflect.get(real, key)) }),
    );
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  return leave;
}
