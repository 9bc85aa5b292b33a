import { expect, open, test } from '../fixtures.ts';
import { logIn, register } from '../people.ts';

test('a profile whose Security section fails to load shows the rest, says so and can load it again', async ({
  page,
  request,
  watch,
}) => {
  watch.expectTrouble(/^500 .*\/sessions$/);
  const person = await register(request);
  await logIn(page, person);
  await open(page, '/about');
  const sessions = '**/api/v3/auth/sessions';
  await page.route(sessions, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'Something went wrong' } }),
  );
  await page.getByRole('link', { name: 'Profile' }).first().click();

  const security = page.getByRole('region', { name: 'Security' });
  await expect(security.getByRole('alert')).toContainText('We couldn’t load this part');
  await expect(page.getByLabel('Full name')).toHaveValue(person.name);

  await page.unroute(sessions);
  await security.getByRole('button', { name: 'Try again' }).click();
  await expect(security.getByRole('heading', { name: 'Where you’re logged in' })).toBeVisible();
  await expect(security.getByRole('alert')).toHaveCount(0);
});
