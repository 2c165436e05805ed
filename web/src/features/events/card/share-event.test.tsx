import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { hearToasts } from '../../../testing/heard.ts';
import { toast } from '../../../ui/toast.ts';
import { ShareEvent } from './share-event.tsx';

hearToasts();

it('EV-02 share copies the link where there is no sheet, and says so', async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <ShareEvent event={{ id: 'e1', title: 'River clean-up' }} />
    </MemoryRouter>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toMatch(/\/event\/e1$/);
  expect(toast.success).toHaveBeenCalledWith('The link is copied.');
  const link = screen.getByRole('link', { name: 'Add to calendar' });
  expect(link.getAttribute('href')).toBe('/event/e1/calendar.ics');
});
