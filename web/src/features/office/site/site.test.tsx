import type { PublicOrganisation } from '@saath/contract/foundation/organisation/schema';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { aisha } from '../../../testing/people-and-events.ts';
import { organiser, show } from '../../../testing/show.tsx';
import { LanguageSwitch } from '../../foundation/organisation/language-switch.tsx';
import { NameWithMark } from '../../foundation/organisation/wordmark.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { siteColours } from './site-colours.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

afterEach(() => vi.restoreAllMocks());

const { id, name } = aisha;
const volunteer = { id, name, role: 'Volunteer', profileImage: null } as const;

/** What waits for it is loaded with the first press. */
const touch = () => void fireEvent.pointerDown(window);

it('NV-03 guests are led to the login, people to the dashboard of their role', async () => {
  show(<SiteHeader />, { viewer: null });
  touch();
  expect(await screen.findByRole('link', { name: /Login$/ })).toBeDefined();
  expect(screen.queryByRole('link', { name: /your dashboard/ })).toBeNull();
  cleanup();
  show(<SiteHeader />, { viewer: volunteer });
  expect(
    screen.getByRole('link', { name: 'Aisha Khan: your dashboard' }).getAttribute('href'),
  ).toMatch(/^\/volunteer/);
  expect(screen.queryByRole('link', { name: /Login$/ })).toBeNull();
  cleanup();
  show(<SiteHeader />, { viewer: organiser });
  expect(
    screen.getByRole('link', { name: `${organiser.name}: your dashboard` }).getAttribute('href'),
  ).toMatch(/^\/admin/);
});

it('NV-02 the places of the first page are in the menu there, and nowhere else', async () => {
  const places = ['Home', 'Features', 'How It Works', 'Testimonials', 'Contact'];
  show(<SiteHeader />, { viewer: null, at: '/' });
  touch();
  await screen.findByText('Menu');
  for (const place of places)
    expect(screen.getAllByRole('link', { name: place, hidden: true })).toHaveLength(2);
  cleanup();
  show(<SiteHeader />, { viewer: null, at: '/events' });
  await screen.findByText('Menu');
  for (const place of places)
    expect(screen.queryByRole('link', { name: place, hidden: true })).toBeNull();
});

it('NV-01 the head becomes solid once the page has moved, and clear again at its start', () => {
  show(<SiteHeader />);
  const look = () => screen.getByRole('banner').className;
  const scroll = (to: number) => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(to);
    fireEvent.scroll(window);
  };
  expect(look()).not.toContain('shadow-float');
  scroll(50);
  expect(look()).not.toContain('shadow-float');
  scroll(51);
  expect(look()).toContain('shadow-float');
  scroll(0);
  expect(look()).not.toContain('shadow-float');
});

function menu() {
  const anchors = [[() => 'Features', '#features']] as const;
  const { user } = show(
    <>
      <PhoneMenu anchors={anchors} />
      <p>Elsewhere</p>
    </>,
    { viewer: null },
  );
  const opener = screen.getByText('Menu').closest('summary') as HTMLElement;
  const details = opener.closest('details') as HTMLDetailsElement;
  details.open = true;
  return { user, details, opener };
}

it('NV-02 the menu of a phone closes by Escape, and the focus goes back to where it was opened', async () => {
  const { user, details, opener } = menu();
  await user.keyboard('{Escape}');
  expect(details.open).toBe(false);
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

it('NV-02 Escape with the menu closed moves nothing', async () => {
  const { user, details } = menu();
  details.open = false;
  await user.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(document.body));
});

it.each(['Elsewhere', 'Features'])('NV-02 a press on "%s" closes the menu', async (text) => {
  const { user, details } = menu();
  await user.click(screen.getByText(text));
  expect(details.open).toBe(false);
});

it('the other language is one press away, in its own words and on the same page', () => {
  show(<LanguageSwitch />, { at: '/events?tab=past' });
  const link = screen.getByRole('link', { name: 'اردو' });
  expect(link.getAttribute('lang')).toBe('ur');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('/events?tab=past');
});

it('DY-06 that the network is gone is said as long as it is', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  show(<OfflineNotice />);
  expect(screen.getByRole('status').textContent).toBe('');
  online.mockReturnValue(false);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').textContent).toMatch(
    /^You are offline\. What you typed is kept/,
  );
  online.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(screen.getByRole('status').textContent).toBe('');
});

it('RT-08 what does not exist is said once, in the words of the server, and nothing can be tried again', () => {
  show(<ErrorScreen failure="missing" reason="Event not Found!" />);
  const page = within(screen.getByRole('main'));
  expect(page.getByRole('heading', { name: 'Event not Found!' })).toBeDefined();
  expect(page.queryByText('Page not found')).toBeNull();
  expect(page.queryByRole('button')).toBeNull();
  expect(page.getByRole('link', { name: 'Go back home' }).getAttribute('href')).toBe('/');
});

it('RT-08 a page that did not work is on us, and can be tried again', () => {
  show(<ErrorScreen failure="failed" reason="" />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeDefined();
  expect(screen.getByText(/^That is on us, not on you/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it("RT-08 a page that was opened too often is nobody's fault, and comes after a while", () => {
  show(<ErrorScreen failure="limited" reason="Too many tries. Please wait a little." />);
  expect(screen.getByRole('heading').textContent).toBe('Too many tries');
  expect(document.body.textContent).not.toContain('That is on us');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

it('LP-07 the foot of the page says who built it, where, and the year', () => {
  show(<SiteFooter tagline="Good company" builders="Aisha and Bilal" place="Lahore, Pakistan" />);
  const foot = screen.getByRole('contentinfo').textContent;
  for (const text of ['Good company', 'Built by Aisha and Bilal', 'Lahore, Pakistan'])
    expect(foot).toContain(text);
  expect(foot).toContain(`© ${new Date().getUTCFullYear()}`);
  expect(screen.getByRole('link', { name: 'Terms' })).toBeDefined();
});

const named = (name: string, logo: PublicOrganisation['logo'] = null) =>
  show(<NameWithMark organisation={{ isNamed: true, logo }} name={name} />);

it('WI-02 a name stands apart from the words around it, with its initial or the logo, whatever its letters', () => {
  named('ایدھی باورچی خانہ');
  expect(screen.getByText('ایدھی باورچی خانہ').tagName).toBe('BDI');
  expect(screen.getByText('ا')).toBeDefined();
  cleanup();
  named('Edhi Kitchen', { url: '/media/x-512.png', width: 512, height: 100 });
  expect(screen.queryByText('E')).toBeNull();
  expect(document.querySelector('img')?.getAttribute('src')).toBe('/media/x-512.png');
});

it('WI-02 the foot of a site with a name says what it is made with; one without says the product alone', () => {
  show(<SiteFooter tagline="Good company" builders="" place="" />);
  const foot = screen.getByRole('contentinfo').textContent;
  expect(foot).not.toContain('Made with');
  expect(foot).not.toContain('Built by');
  expect(foot).toContain('Saath');
});

it('WI-02 the chosen colour is in both themes of a page, and nothing where none is chosen', () => {
  const css = siteColours('#7a1f5c');
  expect(css).toContain('--own:#7a1f5c');
  expect(css).toContain('--primary:#7a1f5c');
  expect(css).toContain('prefers-color-scheme:dark');
  // As text of a page nothing of it may be escaped.
  expect(css).not.toMatch(/[<>&'"]/);
  expect(siteColours(null)).toBe('');
});
