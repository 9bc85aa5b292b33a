import { expect, expectAccessible, open, type Page, test } from '../fixtures.ts';

function contact(page: Page) {
  const form = page.getByRole('region', { name: 'Send Us a Message' });
  const fields = {
    name: form.getByRole('textbox', { name: 'Full name' }),
    email: form.getByRole('textbox', { name: 'Email' }),
    subject: form.getByRole('combobox', { name: 'Subject' }),
    message: form.getByRole('textbox', { name: 'Message' }),
  };
  return {
    form,
    ...fields,
    send: form.getByRole('button', { name: 'Send message' }),
    outcome: form.getByRole('status'),
    async fill() {
      await fields.name.fill('Amara Okafor');
      await fields.email.fill('amara@example.com');
      await fields.subject.selectOption('Partnership Opportunity');
      await fields.message.fill('The ferry took eleven minutes.');
    },
    async expectKept() {
      await expect(fields.name).toHaveValue('Amara Okafor');
      await expect(fields.email).toHaveValue('amara@example.com');
      await expect(fields.subject).toHaveValue('partnership');
      await expect(fields.message).toHaveValue('The ferry took eleven minutes.');
    },
  };
}

const thanks = "Thank You! Your message has been sent successfully. We'll get back to you as soon as possible.";

test('the contact page shows how to reach the owners', async ({ page }) => {
  await open(page, '/contact');
  await expect(page).toHaveTitle('Contact | Trekker');
  const details = page.getByRole('region', { name: 'Contact information' });
  for (const words of [
    'Rua do Exemplo 12, 3.º',
    '1100-000 Lisbon',
    'Portugal',
    'Monday to Friday, 9 to 17, Lisbon time',
  ])
    await expect(details).toContainText(words);
  const links = {
    'hello@example.com': 'mailto:hello@example.com',
    'press@example.com': 'mailto:press@example.com',
    '+351 21 555 0142': 'tel:+351215550142',
    X: 'https://example.com/x',
    Facebook: 'https://example.com/facebook',
    Instagram: 'https://example.com/instagram',
    YouTube: 'https://example.com/youtube',
  };
  for (const [name, href] of Object.entries(links))
    await expect(details.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
});

test('the social links of the owners appear in the footer of every page', async ({ page }) => {
  for (const address of ['/contact', '/', '/highlight', '/terms']) {
    await open(page, address);
    const follow = page.getByRole('contentinfo').getByRole('navigation', { name: 'Follow' });
    await expect(follow.getByRole('link')).toHaveText(['X', 'Facebook', 'Instagram', 'YouTube']);
  }
});

test('the contact form offers the five subjects of a message', async ({ page }) => {
  await open(page, '/contact');
  await expect(contact(page).subject.getByRole('option')).toHaveText([
    'General Inquiry',
    'Feedback',
    'Support',
    'Partnership Opportunity',
    'Other',
  ]);
});

test('the contact form says thank you for a message and is empty again', async ({ page }) => {
  await open(page, '/contact');
  const { fill, send, outcome, name, email, subject, message } = contact(page);
  await fill();
  await send.click();
  await expect(outcome).toHaveText(thanks.replace('! Y', '!Y'));
  await expect(outcome.getByRole('heading', { name: 'Thank You!' })).toBeVisible();
  for (const field of [name, email, message]) await expect(field).toHaveValue('');
  await expect(subject).toHaveValue('general');
  await expectAccessible(page);
});

test('a double click sends a contact message once, as it was typed', async ({ page }) => {
  await open(page, '/contact');
  const { fill, form, outcome } = contact(page);
  const bodies: unknown[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/contact', async (route) => {
    bodies.push(route.request().postDataJSON());
    await held;
    await route.continue();
  });
  await fill();
  await form.getByRole('button').dblclick();
  await expect(form.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(outcome).toContainText('Thank You!');
  expect(bodies).toEqual([
    {
      fullName: 'Amara Okafor',
      email: 'amara@example.com',
      subject: 'partnership',
      message: 'The ferry took eleven minutes.',
      website: '',
    },
  ]);
});

test('a contact form that is refused focuses the first error and keeps what was typed', async ({ page, watch }) => {
  watch.expectTrouble(/400 .*\/api\/contact/);
  await open(page, '/contact');
  const { send, form, name, email } = contact(page);
  await email.fill('amara@');
  await send.click();
  await expect(name).toBeFocused();
  await expect(email).toHaveValue('amara@');
  await expect(form.getByText('Thank You!')).toHaveCount(0);
  await expectAccessible(page);
});

test('a contact message that fails to send keeps what was typed and can be sent again', async ({ page, watch }) => {
  watch.expectTrouble(/503/);
  await open(page, '/contact');
  const { fill, expectKept, send, outcome } = contact(page);
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 503, json: { success: false, message: 'The service is busy' } }),
  );
  await fill();
  await send.click();
  await expect(outcome).toContainText('The service is busy');
  await expect(outcome).toContainText('Your message is still here');
  await expectKept();
  await page.unrouteAll();
  await send.click();
  await expect(outcome).toContainText('Thank You!');
});

test('the contact form can be filled in and sent by keyboard alone', async ({ page }) => {
  await open(page, '/contact');
  const { name, outcome } = contact(page);
  await name.focus();
  await page.keyboard.type('Amara Okafor');
  await page.keyboard.press('Tab');
  await page.keyboard.type('amara@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Support');
  await page.keyboard.press('Tab');
  await page.keyboard.type('By keyboard.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(outcome).toContainText('Thank You!');
});
