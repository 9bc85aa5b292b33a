import { expect, open, type Page, test } from '../fixtures.ts';
import { logIn, register } from '../people.ts';

const form = (page: Page) => page.getByRole('region', { name: 'Share Your Experience' });
const send = (page: Page) => form(page).getByRole('button', { name: 'Send' });

test('a guest leaves feedback, and a failed request keeps what was typed', async ({ page, watch }) => {
  watch.expectTrouble(/^500 /);
  await open(page, '/');
  await expect(form(page).getByRole('radio', { name: '5 stars' })).toBeChecked();
  await send(page).click();
  await expect(form(page).getByText(/is required$/)).toHaveText([
    'Name is required',
    'Email is required',
    'Location is required',
    'Message is required',
  ]);
  await expect(form(page).getByLabel('Name')).toBeFocused();
  await form(page).getByLabel('Name').fill('Ana Reis');
  await form(page).getByLabel('Email').fill('ana@example.com');
  await form(page).getByLabel('Location').fill('Faro');
  const message = form(page).getByLabel('Message');
  await message.fill('The early boat has the harbour to itself.');
  // Nothing is left for the other tests, which look at the home page.
  let status = 500;
  await page.route('**/api/v3/auth/feedback', (route) =>
    route.fulfill({ status, json: { success: status === 201, message: 'SuccessFully Submit Feedback...' } }),
  );
  await send(page).click();
  await expect(form(page).getByText('someThing wont wrong try next time...')).toBeVisible();
  await expect(message).toHaveValue('The early boat has the harbour to itself.');
  status = 201;
  await send(page).click();
  await expect(form(page).getByText('SuccessFully Submit Feedback...')).toBeVisible();
  await expect(message).toHaveValue('');
});

test('the feedback form does not ask a logged-in member for name and address', async ({ page, request }) => {
  await logIn(page, await register(request));
  await open(page, '/');
  await expect(form(page).getByLabel('Location')).toBeVisible();
  await expect(form(page).getByLabel('Name')).toBeHidden();
  await expect(form(page).getByLabel('Email')).toBeHidden();
});
