import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { CallError } from '../lib/call-error.ts';
import { show } from '../testing/show.tsx';
import { QueryState } from './query-state.tsx';

const query = {
  data: undefined as string | undefined,
  error: null as Error | null,
  isFetching: false,
  isPaused: false,
  refetch: vi.fn(async () => undefined),
};
const shown = (more: Partial<typeof query>) =>
  show(
    <QueryState query={{ ...query, ...more }} loadingText="Events are loading">
      {(data) => <p>{data}</p>}
    </QueryState>,
  );
const retry = () => screen.queryByRole('button', { name: 'Try again' });

describe('LM-03 what a screen shows while it loads, when that failed, and afterwards', () => {
  it('says that it loads, and nothing of a failure', () => {
    shown({ isFetching: true });
    expect(screen.getByRole('status').textContent).toBe('Events are loading');
    expect(retry()).toBeNull();
  });

  it('a failure has its reason and a way to try again', async () => {
    const { user } = shown({ error: new Error('The server does not answer.') });
    expect(screen.getByText('The server does not answer.')).toBeTruthy();
    expect(query.refetch).not.toHaveBeenCalled();
    const again = retry();
    if (again) await user.click(again);
    expect(query.refetch).toHaveBeenCalledOnce();
  });

  it('what was refused for good is not tried again', () => {
    shown({ error: new CallError('This message was not found.', { status: 404, code: 'x' }) });
    expect(screen.getByText('This message was not found.')).toBeTruthy();
    expect(retry()).toBeNull();
  });

  it('somebody without a connection is told so', () => {
    shown({ isPaused: true });
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getByText(/offline/i)).toBeTruthy();
  });

  it('what was shown once stays when it cannot be read anew, and says that it may be out of date', () => {
    shown({ data: 'River clean-up', error: new Error('No answer.') });
    expect(screen.getByText('River clean-up')).toBeTruthy();
    expect(screen.getByText(/No answer\./)).toBeTruthy();
    expect(retry()).toBeNull();
  });

  it('an empty answer is an answer', () => {
    shown({ data: '' });
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByText(/refresh/)).toBeNull();
  });
});
