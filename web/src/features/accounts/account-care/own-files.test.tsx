import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { idOf } from '../../../testing/people-and-events.ts';
import { show } from '../../../testing/show.tsx';
import { OwnFiles } from './own-files.tsx';

const paper = {
  ...{ id: idOf('aid'), name: 'First aid', state: 'claimed', validUntil: null, reason: '' },
  claimedAt: '2026-11-20T08:00:00.000Z',
  training: null,
};
const addedAt = '2026-11-21T08:00:00.000Z';

it('PR-02 each file that somebody showed can be taken along, by its name and with its day', () => {
  const evidence = { kind: 'pdf' as const, file: 'First aid.pdf', addedAt };
  show(<OwnFiles papers={[{ ...paper, evidence }]} />);
  const link = screen.getByRole('link', { name: 'First aid.pdf' });
  expect(link.getAttribute('href')).toBe(`/api/papers/${paper.id}/evidence/pdf`);
  expect(link.closest('li')?.textContent).toContain('2026');
});

it('PR-02 where nothing was shown, nothing stands there', () => {
  show(<OwnFiles papers={[{ ...paper, evidence: null }]} />);
  expect(screen.queryByRole('link')).toBeNull();
});
