import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '../testing/show.tsx';
import { PicturesField } from './pictures-field.tsx';

const picture = (name: string) => new File([name], `${name}.png`, { type: 'image/png' });
const freed: string[] = [];
beforeEach(() => {
  freed.length = 0;
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (file: File) => `blob:${file.name}`,
      revokeObjectURL: (url: string) => void freed.push(url),
    }),
  );
});
// What is shown gives its addresses back while there is somebody to take them.
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Chosen({ max = 3 }: { max?: number }) {
  const [files, setFiles] = useState<File[]>([]);
  return (
    <PicturesField label="Pictures" accept="image/*" max={max} files={files} onChange={setFiles} />
  );
}
const input = () => screen.getByLabelText<HTMLInputElement>('Pictures');
const shown = () => screen.queryAllByRole<HTMLImageElement>('img').map(({ alt }) => alt);

it('EV-06 more pictures join those that were chosen, each seen before it is sent', async () => {
  const { user } = show(<Chosen />);
  await user.upload(input(), [picture('bank'), picture('bridge')]);
  await user.upload(input(), picture('gate'));
  expect(shown()).toEqual(['bank.png', 'bridge.png', 'gate.png']);
  expect(screen.getByAltText<HTMLImageElement>('gate.png').src).toBe('blob:gate.png');
});

it('EV-06 each can be taken off, and be chosen again', async () => {
  const { user } = show(<Chosen />);
  await user.upload(input(), picture('bank'));
  expect(input().value).toBe('');
  await user.click(screen.getByRole('button', { name: 'Remove bank.png' }));
  expect(shown()).toEqual([]);
  expect(freed).toContain('blob:bank.png');
  await user.upload(input(), picture('bank'));
  expect(shown()).toEqual(['bank.png']);
});

it('EV-06 pictures are dropped as well', () => {
  show(<Chosen />);
  const place = screen.getByText('Choose or drop pictures');
  expect(fireEvent.dragOver(place)).toBe(false);
  expect(fireEvent.drop(place, { dataTransfer: { files: [picture('bank')] } })).toBe(false);
  expect(shown()).toEqual(['bank.png']);
});

it('EV-06 with as many as may be, there is nothing more to choose', async () => {
  const { user } = show(<Chosen max={1} />);
  await user.upload(input(), picture('bank'));
  expect(screen.queryByLabelText('Pictures')).toBeNull();
});
