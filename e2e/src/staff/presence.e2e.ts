import { randomUUID } from 'node:crypto';
import type { Browser } from '@playwright/test';
import { expect, expectAccessible, hydrated, type Page, test } from '../fixtures.ts';
import { admin, author, logIn } from '../people.ts';
import { callsOf } from '../staff-api.ts';
import { addStory, aName } from '../staff-forms.ts';
import { storyForm } from '../story-form.screen.ts';

/** A browser of somebody else. */
async function elsewhere(page: Page, browser: Browser, who = admin) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const other = await context.newPage();
  await logIn(other, who);
  return other;
}

const here = (page: Page) => page.getByText(/here too|another window/);

test('whoever has a story open sees who else has, until they leave', async ({ page, browser, request }) => {
  test.slow();
  const { _id } = await addStory(request, aName('Two at a desk'));
  await logIn(page, author);
  const other = await elsewhere(page, browser);
  await storyForm(page).edit(_id);
  await expect(here(page)).toHaveCount(0);

  await storyForm(other).edit(_id);
  await expect(here(other), 'whoever comes second knows at once').toHaveText(/\S+.* is here too$/);
  await expect(here(page), 'and the first at the next beat').toHaveText(/\S+.* is here too$/, { timeout: 20_000 });
  await expect(here(page), 'read aloud at a pause').toHaveAttribute('aria-live', 'polite');
  await expectAccessible(page, 'main');

  await test.step('nothing is locked, and nothing that is typed is disturbed', async () => {
    await storyForm(page).content.fill('Words of the first.');
    await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
    await expect(storyForm(page).content).toBeFocused();
  });

  await test.step('a tab that is closed is gone', async () => {
    await other.close({ runBeforeUnload: false });
    await expect(here(page), 'at the next beat').toHaveCount(0, { timeout: 20_000 });
  });
  await other.context().close();
});

test('oneself in another tab is said to be oneself, and a reload is nobody', async ({ page, request }) => {
  test.slow();
  const { _id } = await addStory(request, aName('Twice at a desk'));
  await logIn(page, author);
  await storyForm(page).edit(_id);
  const tab = await page.context().newPage();
  await storyForm(tab).edit(_id);
  await expect(here(tab)).toHaveText('You have this open in another window too');
  await page.goto('/admin/stories');
  await tab.reload();
  await hydrated(tab);
  await expect(here(tab)).toHaveCount(0, { timeout: 20_000 });
});

test('a form that was left is gone at once, however it was left', { tag: '@desktop' }, async ({ page, request }) => {
  test.slow();
  const { _id } = await addStory(request, aName('Left at a desk'));
  await logIn(page, author);
  const call = await callsOf(request);
  const isElsewhere = async () => {
    const asked = `/api/v5/admin/presence/story/${_id}/${randomUUID()}`;
    const { data } = await call('PUT', asked, { isHidden: false });
    await call('DELETE', asked);
    return data.isElsewhere;
  };
  const ways: Record<string, (tab: Page) => Promise<unknown>> = {
    'by a link': (tab) => tab.getByRole('link', { name: 'Stories', exact: true }).first().click(),
    'by an address': (tab) => tab.goto('/admin/highlights'),
    'by closing its tab': (tab) => tab.close({ runBeforeUnload: true }),
  };
  for (const [way, leave] of Object.entries(ways))
    await test.step(way, async () => {
      const tab = await page.context().newPage();
      await storyForm(tab).edit(_id);
      await expect.poll(isElsewhere, 'while it is open').toBe(true);
      await leave(tab);
      // Whoever says nothing any more would be there for 25 seconds.
      await expect.poll(isElsewhere, { message: way, timeout: 5000 }).toBe(false);
      await tab.close();
    });
});

test('forms of other kinds show it as well', async ({ page, browser }) => {
  await logIn(page, author);
  const other = await elsewhere(page, browser);
  await page.goto('/admin/about');
  await hydrated(page);
  await other.goto('/admin/about');
  await hydrated(other);
  await expect(here(other)).toContainText('is here too');
  await expectAccessible(other, 'main');
  await other.context().close();
});
