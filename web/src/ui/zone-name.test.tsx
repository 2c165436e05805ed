import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { hideOwnZone } from '../lib/hide-own-zone.ts';
import { beforeScripts } from '../testing/before-scripts.ts';
import { ZoneName } from './zone-name.tsx';

afterEach(cleanup);
beforeAll(() => {
  // biome-ignore lint/security/noGlobalEval: as the page's head runs it
  window.eval(hideOwnZone);
});

const winter = '2026-12-05T04:00:00.000Z';
const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
const isHidden = () => document.querySelector('zone-name')?.hasAttribute('hidden');

it('D13 a reader whose clock shows another time is told whose time it is, and nobody else', () => {
  const { rerender } = render(<ZoneName timeZone="Asia/Karachi" at={winter} />);
  expect(screen.getByText('Pakistan Time')).toBeTruthy();
  expect(isHidden()).toBe(false);
  rerender(<ZoneName timeZone={own} at={winter} />);
  expect(isHidden()).toBe(true);
});

it('D13 zones are told apart by what their clocks show, not by their names', () => {
  render(<ZoneName timeZone="Asia/Katmandu" at={winter} />);
  expect(isHidden()).toBe(true);
});

it('D13 whether a zone is named is settled before scripts run and stays: nothing on the page moves', async () => {
  const element = <ZoneName timeZone={own} at={winter} />;
  expect(renderToString(element)).toContain('</bdi>');
  const run = beforeScripts(element);
  expect(isHidden()).toBe(true);
  await run();
  expect(isHidden()).toBe(true);
});
