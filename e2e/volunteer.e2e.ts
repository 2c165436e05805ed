/** What a volunteer reads on the own pages, off the screen, in one installation with the demo's events. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, type Product, test } from './product.ts';
import { open, untilAlive } from './rest.ts';

// They share what the first one makes: one start, one account.
test.describe.configure({ mode: 'serial' });

const email = 'zara.malik@gmail.com';
const password = 'Sunset77!';

/** A photograph as a phone takes it: where, with what and by whom. */
async function photograph(): Promise<Buffer> {
  const image = sharp({
    create: { width: 800, height: 600, channels: 3, background: '#b5432e' },
  });
  const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:creator>SecretXmpAuthor</dc:creator></rdf:Description></rdf:RDF></x:xmpmeta>`;
  return await image
    .withExif({
      IFD0: { Make: 'SecretPhoneMaker', Copyright: 'SecretExifOwner' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 32/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '74/1 20/1 0/1',
      },
    })
    .withXmp(xmp)
    .jpeg()
    .toBuffer();
}

const picture = async () => ({
  name: 'me.jpg',
  mimeType: 'image/jpeg',
  buffer: await photograph(),
});

/** A page of the volunteer who signed up. */
async function zaraAt(page: Page, product: Product, path: string): Promise<void> {
  await open(page, `${product.url}/login?returnTo=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(`**${path}`);
  await untilAlive(page);
}

test('AU-02 AU-03 LM-01 options with Other, a preview, the busy button, and a picture without its secrets', async ({
  page,
  demo,
}) => {
  await open(page, `${demo.url}/signup`);
  const original = await photograph();
  for (const secret of ['SecretPhoneMaker', 'SecretExifOwner', 'SecretXmpAuthor'])
    expect(original.includes(secret), secret).toBe(true);
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values))
      await page.getByLabel(label, { exact: true }).fill(value);
  };
  /** Each wrong value is told in its words, and mended. */
  const refuses = async (
    button: string,
    right: Readonly<Record<string, string>>,
    wrongs: readonly (readonly [string, string, string])[],
  ) => {
    for (const [field, wrong, text] of wrongs) {
      await fill({ ...right, [field]: wrong });
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByText(text).first()).toBeVisible();
    }
    await fill(right);
  };

  await test.step('LM-01 each limit of the first step is the one that the form keeps', async () => {
    const who = {
      'Full name': 'Zara Malik',
      Email: email,
      Password: password,
      'Confirm password': password,
      'Contact number': '03001234567',
    };
    await refuses('Continue', who, [
      ['Full name', 'Z'.repeat(51), 'Full Name should be 2-50 letters with no special characters.'],
      ['Email', 'zara@example.org', 'Please enter a valid Gmail address'],
      ['Password', 'Sunse7!', 'Password must be at least 8 characters long.'],
    ]);
    await page.getByRole('button', { name: 'Continue' }).click();
  });

  await test.step('AU-02 an own skill is typed, once, and taken away again', async () => {
    const skills = page.getByRole('group', { name: 'Skills' });
    for (const name of ['DevOps', 'Fullstack', 'UI/UX', 'Cloud', 'AI/ML', 'Other'])
      await expect(skills.getByRole('button', { name, exact: true })).toBeVisible();
    await skills.getByRole('button', { name: 'Cloud', exact: true }).click();
    await skills.getByRole('button', { name: 'Other' }).click();
    for (const typed of ['Beekeeping', 'beeKEEPING']) {
      await skills.getByRole('combobox').fill(typed);
      await page.keyboard.press('Enter');
    }
    await expect(skills.getByRole('button', { name: /beekeeping/i })).toHaveCount(1);
    await skills.getByRole('button', { name: /Cloud/ }).last().click();
    await expect(skills.getByRole('button', { name: 'Remove Cloud' })).toHaveCount(0);
    const interests = page.getByRole('group', { name: 'Interests' });
    for (const name of ['Development', 'cricket', 'Outdoor', 'Management', 'Other'])
      await expect(interests.getByRole('button', { name, exact: true })).toBeVisible();
    await interests.getByRole('button', { name: 'Outdoor' }).click();
  });

  await test.step('AU-03 LM-01 what is no picture, or too large a one, is refused in words', async () => {
    const choose = page.getByLabel('Profile picture');
    await choose.setInputFiles({
      name: 'me.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF89a'),
    });
    await expect(page.getByText('Only JPG, JPEG, or PNG files are allowed.').first()).toBeVisible();
    const buffer = Buffer.concat([original, Buffer.alloc(2_097_152 - original.length)]);
    await choose.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer });
    await expect(page.getByText('File size must be less than 2MB.').first()).toBeVisible();
    await choose.setInputFiles(await picture());
    const preview = page.locator('[data-field=avatar] img');
    await expect(preview).toBeVisible();
    await expect(preview).toHaveJSProperty('naturalWidth', 800);
  });

  await test.step('LM-01 so is each limit of the second', async () => {
    await page.getByRole('checkbox', { name: 'I accept' }).check();
    const what = { 'Experience (years)': '4', 'About you': 'I cook for many.' };
    await refuses('Create account', what, [
      ['Experience (years)', '101', 'Experience must be between 0-100 years'],
      ['About you', 'I cook 4.', 'Description must be at least 10 characters'],
    ]);
    await fill({ 'About you': 'I cook so.' });
    await fill(what);
  });

  await test.step('AU-02 the button says that it works, and the account is made', async () => {
    const mayGoOn = Promise.withResolvers<void>();
    await page.route('**/api/user/create-user', async (route) => {
      await mayGoOn.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled();
    mayGoOn.resolve();
    await expect(page.getByText('Check your email to verify your account!')).toBeVisible();
    const mail = await demo.mailTo(email, '/activation/');
    await page.goto(/http\S+\/activation\/[\w-]+/.exec(mail)?.[0] ?? '');
    await expect(page.getByText('Account Activated Successfully!')).toBeVisible();
  });

  await test.step('AU-03 no stored file holds where, with what and by whom it was taken', async () => {
    const stored = demo.storedFiles();
    expect(stored.length).toBeGreaterThan(0);
    for (const file of stored) {
      const { exif, xmp, iptc } = await sharp(file).metadata();
      expect({ exif, xmp, iptc }).toEqual({ exif: undefined, xmp: undefined, iptc: undefined });
      for (const secret of ['Secret', 'GPS', 'xmpmeta', 'Exif\0'])
        expect(file.includes(secret), secret).toBe(false);
    }
  });
});

test('WI-01 WI-05 from the link of an event to "you asked" in six taps on a phone, with the mail opened on another', async ({
  browser,
  demo,
}) => {
  const viewport = { width: 360, height: 740 };
  let taps = 0;
  const phone = async () => {
    const context = await browser.newContext({ baseURL: demo.url, viewport, hasTouch: true });
    await context.exposeFunction('tapped', () => {
      taps += 1;
    });
    await context.addInitScript(() =>
      addEventListener('pointerdown', () => (window as never as { tapped(): void }).tapped(), true),
    );
    return await context.newPage();
  };
  const address = 'hamid.raza@gmail.com';
  const asks = /^(Ask for this role|Take this place)/;
  const page = await phone();
  await open(page, `/event/${demo.eventId}`);
  await page.getByRole('link', { name: asks }).first().tap();

  await test.step('who one is: typed, and sent by the key of the keyboard', async () => {
    await expect(page.getByText('You are on the way to')).toBeVisible();
    await page.getByLabel('Full name').fill('Hamid Raza');
    await page.getByLabel('Email').fill(address);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByLabel('Confirm password').fill(password);
    await page.getByLabel('Contact number').fill('03007654321');
    await page.keyboard.press('Enter');
  });

  await test.step('what one brings', async () => {
    await page.getByRole('button', { name: 'Use my initial' }).tap();
    const skills = page.getByRole('group', { name: 'Skills' });
    await skills.getByRole('button').first().tap();
    await page.getByLabel('Experience (years)').fill('2');
    await page.getByLabel('About you').fill('I drive a small van.');
    await page.getByRole('checkbox', { name: 'I accept' }).tap();
    await page.getByRole('button', { name: 'Create account' }).tap();
    await expect(page.getByRole('heading', { name: 'Look into your mail' })).toBeVisible();
    await expect(page.getByText('Check your email to verify your account!')).toBeVisible();
  });

  await test.step('the mail leads back to the event with the role chosen, on whatever device', async () => {
    const other = await phone();
    const mail = await demo.mailTo(address, '/activation/');
    await other.goto(/http\S+\/activation\/[\w-]+/.exec(mail)?.[0] ?? '');
    await expect(other.getByText('Account Activated Successfully!')).toBeVisible();
    // On a slow line the tap comes before the scripts: it is kept for them.
    const scripts = Promise.withResolvers<void>();
    await other.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await other.waitForURL(new RegExp(`/event/${demo.eventId}\\?role=`), { waitUntil: 'commit' });
    const asking = other.getByRole('button', { name: asks }).first();
    await asking.tap();
    await expect(asking).toHaveAttribute('data-pressed');
    scripts.resolve();
    await expect(other.getByRole('dialog', { name: 'Notification Sent' })).toBeVisible();
    expect(taps).toBeLessThanOrEqual(6);
  });

  await test.step('WI-05 who forgot the password gets in by a link, and back to the event', async () => {
    await open(page, `/login?event=${demo.eventId}`);
    await page.getByLabel('Email').fill(address);
    await page.getByRole('button', { name: 'Mail me a link instead' }).tap();
    const mail = await demo.mailTo(address, '/sign-in/');
    const link = /http\S+\/sign-in\/[\w-]+\?event=[\w-]+/.exec(mail)?.[0] ?? '';
    await open(page, link);
    await expect(page.getByText('You log in as Hamid Raza.')).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).tap();
    await page.waitForURL(`**/event/${demo.eventId}`);
    await expect(page.getByText('Login successful!')).toBeVisible();
  });
});

test('PF-01 PF-02 LM-01 LM-03 the profile is read, changed within its limits, and Cancel restores it', async ({
  page,
  demo,
}) => {
  await zaraAt(page, demo, '/volunteer/dashboard');
  const mayGoOn = Promise.withResolvers<void>();
  await page.route('**/api/user/getuser', async (route) => {
    await mayGoOn.promise;
    await route.continue();
  });
  await page.goto(`${demo.url}/volunteer/profile`);
  await expect(page.getByText('Loading profile...')).toBeVisible();
  mayGoOn.resolve();

  const told = (name: string) => page.locator(`dt:text-is("${name}") + dd`);
  await test.step('PF-01 every entry stands there', async () => {
    await expect(page.getByRole('heading', { name: 'Zara Malik' })).toBeVisible();
    await expect(told('Phone')).toContainText('3001234567');
    await expect(told('Experience')).toHaveText(/^4 years/);
    await expect(told('Skills')).toHaveText('Beekeeping');
    await expect(told('Interests')).toHaveText('Outdoor');
    await expect(told('About')).toHaveText('I cook for many.');
  });

  const edit = async () => await page.getByRole('button', { name: /^Edit/ }).first().click();
  const save = async () => await page.getByRole('button', { name: 'Save', exact: true }).click();
  await test.step('PF-02 LM-01 what is wrong is told at its field in the words of the specification', async () => {
    await edit();
    for (const [label, wrong, text, right] of [
      ['Name', 'Z', 'Name must be at least 2 characters long', 'Zara Malik'],
      ['Name', 'Z'.repeat(51), 'Name must be less than 50 characters', 'Zara Malik'],
      ['Name', 'Zara 7', 'Name can only contain letters and spaces', 'Zara Malik'],
      ['Phone', '', 'Phone number is required', '03007654321'],
      ['Experience (years)', '51', 'Experience years seems too high', '50'],
    ] as const) {
      await page.getByLabel(label, { exact: true }).fill(wrong);
      await save();
      await expect(page.getByText(text).first()).toBeVisible();
      await page.getByLabel(label, { exact: true }).fill(right);
    }
  });

  await test.step('PF-02 Cancel restores what was saved', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Somebody Else');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'Zara Malik' })).toBeVisible();
    await edit();
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Zara Malik');
  });

  await test.step('PF-01 PF-02 with a blank password all is saved but that, and what is not told has its fallback', async () => {
    await page.getByLabel('Phone', { exact: true }).fill('03007654321');
    await page.getByLabel('About', { exact: true }).fill('');
    await page
      .getByRole('group', { name: 'Interests' })
      .getByRole('button', { name: /Outdoor/ })
      .last()
      .click();
    await save();
    await expect(page.getByText('Profile updated successfully!')).toBeVisible();
    await expect(page.getByText('No description provided')).toBeVisible();
    await expect(told('Interests')).toHaveText('Not specified');
    await expect(told('Phone')).toContainText('3007654321');
    await page.context().clearCookies();
    await zaraAt(page, demo, '/volunteer/profile');
    await expect(told('About')).toHaveText('No description provided');
  });
});

test('RT-05 VO-01 every page of the area says what it is, and Notifications opens a panel', async ({
  page,
  demo,
}) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await zaraAt(page, demo, '/volunteer/dashboard');
  await page.goto(`${demo.url}/volunteer`);
  await page.waitForURL('**/volunteer/dashboard');
  const bar = page.getByRole('navigation', { name: 'Volunteer', exact: true });
  for (const [link, heading] of [
    ['Dashboard', 'Welcome Back, Zara!'],
    ['Profile', 'Zara Malik'],
    ['Events', 'Events'],
    ['Skills', 'Skills'],
    ['Impact', /impact/i],
    ['Feedback', /feedback/i],
  ] as const) {
    await bar.getByRole('link', { name: link, exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`/volunteer/${link.toLowerCase()}$`));
    await expect(
      page.getByRole('main').getByRole('heading', { name: heading }).first(),
    ).toBeVisible();
    await expect(bar.getByRole('link', { name: link, exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  }
  await expect(page.getByRole('banner').getByText('Zara Malik')).toBeVisible();
  await bar.getByRole('button', { name: /Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: /Notifications/ });
  await expect(panel).toBeVisible();
  await panel.getByRole('link', { name: 'See all' }).click();
  await expect(page).toHaveURL(/\/volunteer\/notification/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
    'Notifications',
  );
  await bar.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Logged out successfully!')).toBeVisible();
});

test('VO-02 VO-05 LM-01 LM-03 the dashboard offers four events, and says where the mail went when one is asked for', async ({
  page,
  demo,
}) => {
  await zaraAt(page, demo, '/volunteer/dashboard');
  const events = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Events for you' }) });
  await expect(events.getByRole('button', { name: 'View All' })).toBeVisible();
  const ask = events.getByRole('button', { name: /^Request to Join/ });
  await expect(ask).toHaveCount(4);
  for (let round = 0; round < 3; round++) {
    await ask.first().click();
    const dialog = page.getByRole('dialog', { name: 'Notification Sent' });
    await expect(dialog.getByText(email)).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Open Gmail' })).toHaveAttribute(
      'href',
      /mail\.google\.com/,
    );
    // What the join made old is loaded again beneath it.
    await page.waitForLoadState('networkidle');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: "I'll Check Later" }).click();
    await expect(dialog).toBeHidden();
  }
  await demo.mailTo(email, 'request');
});
