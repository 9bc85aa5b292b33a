import { expect, hydrated, open, test } from '../fixtures.ts';
import { aPerson, fillLogin } from '../people.ts';

const portrait = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR4nGMIWDABK2IYWhIAcvNgAc9f87UAAAAASUVORK5CYII=',
  'base64',
);

test('a member signs up, saves, reviews, votes, changes the profile and logs out', async ({ page }) => {
  test.setTimeout(120_000);
  const person = aPerson({ name: 'Ines Carvalho' });
  const place = '/destinations/kyoto';
  // A try that failed leaves its review there.
  const night = `once more at night ${person.email.replace('@example.com', '')}`;

  await test.step('sign up, and come back to the place', async () => {
    await open(page, `/signup?${new URLSearchParams({ next: place })}`);
    await page.getByLabel('Name').fill(person.name);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByLabel('Confirm password').fill(person.password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(place);
  });

  await test.step('save it', async () => {
    await page.getByRole('button', { name: 'Save to Favorites' }).click();
    await expect(page.getByRole('button', { name: 'Saved to Favorites' })).toBeVisible();
    await open(page, '/favorite');
    await expect(page.getByRole('heading', { name: 'Your Saved Items' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Kyoto' }).first()).toBeVisible();
  });

  const reviews = page.getByRole('region', { name: 'Traveler Reviews' });
  await test.step('review it, and change the review', async () => {
    await open(page, place);
    await reviews.getByRole('button', { name: 'Write a Review' }).click();
    const form = reviews.getByRole('form');
    await form.getByRole('radio', { name: '5 stars' }).check({ force: true });
    await form
      .getByRole('textbox', { name: 'Your review' })
      .fill('Go before breakfast, and the bamboo is yours alone.');
    await form.getByRole('button', { name: 'Submit Review' }).click();
    await expect(page.getByText('SuccessFully add , review...')).toBeVisible();
    const own = reviews.getByRole('article', { name: 'Your review' });
    await own.getByRole('button', { name: 'Edit' }).click();
    await form.getByRole('textbox', { name: 'Your review' }).fill(`Go before breakfast, and then ${night}.`);
    await form.getByRole('button', { name: 'Save Changes' }).click();
    await expect(own).toContainText(night);
  });

  await test.step("vote on another's", async () => {
    const helpful = reviews
      .getByRole('article')
      .filter({ hasNotText: night })
      .first()
      .getByRole('button', { name: /^Helpful/ });
    await helpful.click();
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await hydrated(page);
    await expect(helpful).toHaveAttribute('aria-pressed', 'true');
  });

  await test.step('change the profile', async () => {
    await open(page, '/profile');
    await page.getByLabel('Full name').fill('Ines');
    await page.getByLabel('Phone').fill('12-34');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Full name must be at least 5 characters')).toBeVisible();
    await expect(page.getByText('Please enter a valid phone number')).toBeVisible();
    await page.getByLabel('Full name').fill('Ines de Carvalho');
    await page.getByLabel('Phone').fill('+351 912 345678');
    await page.getByLabel('Avatar').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: portrait });
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('Please select a valid image file (JPEG, PNG, or GIF)')).toBeVisible();
    await page.getByLabel('Avatar').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: portrait });
    await expect(page.getByText('Please select a valid image file'), 'of the file before').toBeHidden();
    await page.getByLabel('Travel Notifications').check();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines de Carvalho');
    await expect(page.getByText('Explorer, Premium Traveler')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ines de Carvalho');
    await expect(page.getByLabel('Phone')).toHaveValue('+351 912 345678');
    await expect(page.getByRole('button', { name: 'Remove' })).toBeVisible();
  });

  await test.step('change the password, log out, and log in with the new one', async () => {
    await page.getByLabel('Current password').fill(person.password);
    await page.getByLabel('New password').fill('Another Horse 8');
    await page.getByLabel('Confirm password').fill('Another Horse 8');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByLabel('Current password')).toHaveValue('');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/login');
    await fillLogin(page, { ...person, password: 'Another Horse 8' });
    await expect(page).toHaveURL('/');
  });

  await test.step('take the data along, and delete the account', async () => {
    await open(page, '/profile');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download my data' }).click();
    expect((await download).suggestedFilename()).toBe('my-data.json');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete my account' });
    await dialog.getByLabel('Password', { exact: true }).fill('Another Horse 8');
    await dialog.getByRole('button', { name: 'Delete my account' }).click();
    await expect(page).toHaveURL('/');
    await open(page, place);
    await expect(reviews).not.toContainText(night);
  });
});
