import type { Finding } from '@saath/contract/office/health/schema';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { show } from '../../../testing/show.tsx';
import { Troubles, Wells } from './findings.tsx';

const finding = (state: Finding['state'], code: string, message: string): Finding => ({
  state,
  message,
  wording: { code },
});
const all = [
  finding('bad', 'health.backupNone', 'There is no backup yet.'),
  finding('bad', 'health.workFailed', 'Some work was given up.'),
  finding('notice', 'health.mailFiles', 'Mails are only kept as files.'),
  finding('well', 'health.workGoesOn', 'Work goes on.'),
];

it('OP-04 what needs somebody stands out, what is listed below is not said twice, and what is well stays apart', () => {
  show(<Troubles findings={all} />);
  expect(screen.getByRole('alert').textContent).toContain('There is no backup yet.');
  expect(screen.getByRole('status').textContent).toContain('Mails are only kept as files.');
  expect(document.body.textContent).not.toContain('given up');
  expect(document.body.textContent).not.toContain('Work goes on.');
});

it('OP-04 for the curious there is what was looked at and is well', () => {
  show(<Wells findings={all} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Work goes on.',
  ]);
});
