import { expect, expectAccessible, open, type Page, test } from '../fixtures.ts';
import { mailTo } from '../mails.ts';
import { admin, author, logIn } from '../people.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';
import { drag, holdAtTop } from './drag-row.screen.ts';

// A site of its own: what is changed here holds for all of it.
const site = ownSite({ mode: 'serial' });

/** Opens a page for somebody who is logged in. */
async function enter(page: Page, address: string) {
  await logIn(page, author, site.url);
  await open(page, `${site.url}${address}`);
}

test('the settings hold all feedback, and the brand names the site', async ({ page, request, watch }) => {
  // Playwright's own script, in the frames that show home and run none.
  watch.expectTrouble(/^Blocked script execution in 'about:/);
  await enter(page, '/admin/settings');
  const hold = page.getByRole('switch', { name: 'Hold all feedback for approval' });
  await expect(hold).not.toBeChecked();
  await hold.click();
  await expect(hold).toBeChecked();
  await expectAccessible(page);
  await open(page, `${site.url}/admin/settings/brand`);
  await field(page, 'Name').fill('Far & Away');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Nothing changed')).toBeVisible();
  const data = { name: 'Amara', email: 'a@example.com', location: 'Porto', message: 'Lovely maps.', ratting: 5 };
  expect((await request.post(`${site.url}/api/v3/auth/feedback`, { data })).status()).toBe(201);
  await open(page, `${site.url}/admin/feedback?held=true`);
  await expect(page.getByRole('row').filter({ hasText: 'Lovely maps.' })).toContainText('Held');
  await open(page, `${site.url}/`);
  await expect(page).toHaveTitle('Far & Away');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Far & Away' })).toBeVisible();
});

test('the settings send a test mail and forget keywords', async ({ page, request }) => {
  for (const keyword of ['quiet islands', 'kyoto', 'kyoto'])
    await request.post(`${site.url}/api/search/keyword`, { data: { keyword } });
  await enter(page, '/admin/settings');
  await page.getByRole('button', { name: 'Send test email' }).click();
  await expect(page.getByText('A test email is on its way to you')).toBeVisible();
  expect(await mailTo(site.mailFolder, author.email, 'Test email')).toContain('Email is working.');
  const rows = page.getByRole('table', { name: 'Search keywords' }).getByRole('row');
  await expect(rows).toHaveText([/^Keyword/, /^kyoto2/, /^quiet islands1/]);
  await rows.getByRole('button', { name: 'Delete kyoto' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(rows).toHaveText([/^Keyword/, /^quiet islands1/]);
});

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

test('contact details are saved and appear on the contact page', async ({ page, watch }) => {
  watch.expectTrouble(/^400 /);
  await enter(page, '/admin/contact-details');
  await field(page, 'Working hours').fill('Never on Sundays');
  await page.getByRole('button', { name: 'Move link 4 up' }).click();
  await page.getByRole('button', { name: 'Remove link 1' }).click();
  await page.getByRole('button', { name: 'Add a link' }).click();
  await page.getByRole('combobox', { name: 'Link 4, platform' }).fill('mastodon');
  await field(page, 'Link 4, address').fill('javascript:alert(1)');
  await save(page).click();
  await expect(page.getByText('Links must begin with http:// or https://').first()).toBeVisible();
  await field(page, 'Link 4, address').fill('https://example.com/mastodon');
  await expectAccessible(page);
  await save(page).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`${site.url}/contact`);
  const details = page.getByRole('region', { name: 'Contact information' });
  await expect(details).toContainText('Never on Sundays');
  const follow = page.getByRole('contentinfo').getByRole('navigation', { name: 'Follow' });
  await expect(follow.getByRole('link')).toHaveText(['Facebook', 'YouTube', 'Instagram', 'Mastodon']);
});

test('the About form starts from the saved text and can be saved again and again', async ({ page }) => {
  await enter(page, '/admin/about');
  await expect(field(page, 'Page title')).not.toHaveValue('');
  for (const words of ['We go by train', 'We go on foot', 'We go by boat']) {
    await field(page, 'Page title').fill(words);
    await save(page).click();
    await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(field(page, 'Page title')).toHaveValue(words);
  }
});

test('unsaved contact details raise a question on leaving, are kept as a draft and can be restored', async ({
  page,
}) => {
  await enter(page, '/admin/contact-details');
  await field(page, 'Phone').fill('+351 1');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
  await page.getByRole('navigation', { name: 'Travel Admin' }).getByRole('link', { name: 'Stories' }).click();
  const asked = page.getByRole('dialog', { name: 'Leave without saving?' });
  await asked.getByRole('button', { name: 'Stay' }).click();
  await expect(field(page, 'Phone')).toHaveValue('+351 1');
  await page.getByRole('navigation', { name: 'Travel Admin' }).getByRole('link', { name: 'Stories' }).click();
  await asked.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(`${site.url}/admin/stories`);
  await open(page, `${site.url}/admin/contact-details`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Phone')).toHaveValue('+351 1');
});

test('two people who save the contact details at once lose nothing', async ({ page, request, watch }) => {
  watch.expectTrouble(/^409 /);
  await enter(page, '/admin/contact-details');
  await field(page, 'Phone').fill('mine');
  const call = await callsOf(request, admin, site.url);
  await call('PUT', '/api/v5/admin/web-contact', { phone: 'theirs', workingHours: 'By night' });
  await save(page).click();
  const panel = page.getByRole('region', { name: 'Someone saved a newer version' });
  await expect(panel).toContainText('Working hours');
  await panel.getByRole('radio', { name: 'Your version' }).check();
  await panel.getByRole('button', { name: 'Use selected versions' }).click();
  await expect(field(page, 'Working hours')).toHaveValue('By night');
  await save(page).click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await page.goto(`${site.url}/contact`);
  await expect(page.getByRole('region', { name: 'Contact information' })).toContainText('mine');
  await expect(page.getByRole('region', { name: 'Contact information' })).toContainText('By night');
});

test('a text is worded anew, found by a word, read on the page, and its default taken back', async ({
  page,
  watch,
}) => {
  // Playwright's own script, in the frame that shows the page and runs none.
  watch.expectTrouble(/^Blocked script execution in 'about:/);
  await enter(page, '/admin/settings/texts');
  await expectAccessible(page);
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('letter a month');
  const heading = field(page, 'Heading over the newsletter');
  await expect(heading).toHaveValue('One letter a month, from somewhere else.');
  await heading.fill('Post from <b>afar</b>');
  // Where it stands, beside its field.
  const preview = page.getByRole('complementary', { name: 'Where it stands on the site' });
  await expect(preview).toContainText('Heading over the newsletter appears here.');
  await expect(preview.frameLocator('iframe').getByText('Post from <b>afar</b>')).toBeInViewport();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Default: “One letter a month, from somewhere else.”')).toBeVisible();
  await expect(page.getByText('Text saved')).toBeVisible();
  // What lies below the top bar for the moment is reached by scrolling.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await open(page, `${site.url}/`);
  await expect(page.getByRole('heading', { name: 'Post from <b>afar</b>' })).toBeVisible();
  await open(page, `${site.url}/admin/settings/texts`);
  await page.getByRole('searchbox', { name: 'Find a text' }).fill('afar');
  await page.getByRole('button', { name: 'Take the default back for Heading over the newsletter' }).click();
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText(/texts, 0 edited/)).toBeVisible();
  await open(page, `${site.url}/`);
  await expect(page.getByRole('heading', { name: 'One letter a month, from somewhere else.' })).toBeVisible();
});

test('on a phone the line of settings begins where one is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enter(page, '/admin/settings');
  await expect(page.getByRole('link', { name: 'Site and system' })).toBeInViewport({ ratio: 1 });
});

test('a text is worded anew on the page that shows it', async ({ page, request }) => {
  await enter(page, '/stories');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Edit this page’s texts' }).click();
  const bar = page.getByRole('region', { name: 'Texts of this page' });
  await expect(bar.getByRole('status')).toHaveText(/^\d texts on this page\. Press one to edit it\.$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Edit this text: Stories, line below the title/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit this text' });
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await dialog.getByRole('textbox').fill('Told on {name}, in no hurry.');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Told on Far & Away, in no hurry.')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await (await request.get(`${site.url}/stories`)).text()).toContain('Told on Far &amp; Away, in no hurry.');
  // What was reworded is found by its new words; Escape ends it all.
  await page.getByRole('button', { name: /^Edit this text: Stories, line below the title/ }).press('Enter');
  await dialog.getByRole('button', { name: 'Take the default back' }).click();
  // Escape comes at the very moment that the dialog is gone.
  await dialog.evaluate((element) => {
    const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    new MutationObserver(press).observe(element, { attributeFilter: ['open'] });
  });
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('in no hurry.')).toBeHidden();
  await expect(bar).toBeHidden();
});

test('sections are turned off and home is ordered by keyboard, and visitors see it', async ({ page, watch }) => {
  watch.expectTrouble(/^404 .*\/highlight$/);
  await enter(page, '/admin/settings/sections');
  await expectAccessible(page);
  const highlights = page.getByRole('switch', { name: 'Highlights' });
  await highlights.focus();
  await page.keyboard.press('Space');
  await expect(highlights).not.toBeChecked();
  const up = page.getByRole('button', { name: 'Move Latest stories up' });
  await up.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(up).toBeFocused();
  await expect(up).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('2 changes not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await expectAccessible(page);
  await open(page, `${site.url}/`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Latest Stories');
  await expect(page.getByRole('link', { name: 'Highlights' })).toHaveCount(0);
  expect((await page.goto(`${site.url}/highlight`))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  await open(page, `${site.url}/admin/settings/sections`);
  await highlights.click();
  const down = page.getByRole('button', { name: 'Move Latest stories down' });
  await down.press('Enter');
  await down.press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await open(page, `${site.url}/`);
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Top Destinations');
});

test('menus are changed by keyboard and by mouse, and readers see them', async ({ page, watch }, { project }) => {
  watch.expectTrouble(/^400 .*\/menus$/);
  await enter(page, '/admin/settings/navigation');
  await expectAccessible(page);
  const rail = page.getByRole('list', { name: 'Rail and bottom bar' });
  const rows = rail.getByRole('listitem');
  const expectOrder = (...names: string[]) => expect(rows).toHaveText(names.map((name) => new RegExp(`^${name}`)));
  await expect(page.getByRole('heading', { name: 'In no menu' })).toBeHidden();
  // A page that the site has stands there once, though it can be edited like one's own.
  const privacy = page.getByLabel('Add to Rail and bottom bar').getByRole('option', { name: 'Privacy' });
  await expect(privacy).toHaveCount(1);

  const grip = rail.getByRole('button', { name: /^Move Stories/ });
  await grip.press('ArrowUp');
  await expectOrder('Home', 'Stories', 'Destinations', 'About', 'Contact');
  await expect(grip).toBeFocused();
  await expect(grip).toHaveAccessibleName('Move Stories, 2 of 5');
  await drag(page, grip, rows.nth(4));
  await expectOrder('Home', 'Destinations', 'About', 'Contact', 'Stories');
  await drag(page, grip, rows.nth(0), { key: 'Escape' });
  await expectOrder('Home', 'Destinations', 'About', 'Contact', 'Stories');

  // To another menu by keys, and back by mouse, from where both are not in view.
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: 360 });
  const header = page.getByRole('list', { name: 'Menu in the header' });
  const movedGrip = header.getByRole('button', { name: /^Move Stories/ });
  await grip.press('ArrowRight');
  await expect(movedGrip).toBeFocused();
  await expectOrder('Home', 'Destinations', 'About', 'Contact');
  await movedGrip.evaluate((element) => element.scrollIntoView({ block: 'end' }));
  await expect(rows.nth(3)).not.toBeInViewport();
  await holdAtTop(page, movedGrip, rows.nth(3));
  const last = await rows.nth(3).boundingBox();
  if (!last) throw new Error('Nothing to drop on');
  await page.mouse.move(last.x + 20, last.y + last.height - 2, { steps: 4 });
  await expect(page.locator('[data-drop]')).toBeVisible();
  await page.mouse.up();
  await expectOrder('Home', 'Destinations', 'About', 'Contact', 'Stories');
  await expect(grip).toBeFocused();
  await rail.getByRole('button', { name: 'Hide About' }).press('Enter');
  await expect(rail.getByText('Hidden')).toBeVisible();

  await page.getByRole('combobox', { name: 'Add to Rail and bottom bar' }).selectOption('An address…');
  await expect(rows.last().getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ferries');
  const address = rail.getByRole('group', { name: 'Ferries' }).getByLabel('Address');
  await address.fill('ferries');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(rail.getByText(/Must be a path on this site/)).toBeVisible();
  await expect(address).toBeFocused();
  await expectAccessible(page);
  await address.fill('https://ferries.example/');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await expectOrder('Home', 'Destinations', 'About', 'Contact', 'Stories', 'Ferries');

  if (project.name === 'desktop') {
    await open(page, `${site.url}/`);
    const ferries = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Ferries' });
    await expect(ferries).toHaveAttribute('href', 'https://ferries.example/');
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' })).toBeHidden();
    await open(page, `${site.url}/admin/settings/navigation`);
  }
  await page.getByRole('button', { name: 'Back to the original menus' }).press('Enter');
  await page.getByRole('button', { name: 'Save changes' }).press('Enter');
  await expect(page.getByText('Nothing changed')).toBeVisible();
  await expectOrder('Home', 'Destinations', 'Stories', 'About', 'Contact');
});
