import { expect, expectAccessible, open, test } from '../fixtures.ts';
import { startGermanTranslator } from '../german-translator.ts';
import { author, logIn } from '../people.ts';
import { startSite } from '../site.ts';
import { ownSite } from '../sites/own-site.ts';
import { callsOf } from '../staff-api.ts';
import { toast } from '../staff-forms.ts';

let service: Awaited<ReturnType<typeof startGermanTranslator>>;
// A site of its own: its languages and its service hold for all of it.
const site = ownSite({
  async start() {
    service = await startGermanTranslator();
    return startSite({ WORKERS: '1', TRANSLATION_URL: service.url });
  },
});
test.afterAll(() => service.close());

test('what is empty is filled by a machine, by keyboard, and published once it is reviewed', async ({
  page,
  request,
  watch,
}) => {
  const call = await callsOf(request, author, site.url);
  const press = { title: 'Press', description: 'For those who write.', content: 'Ask us **first**.', slug: 'press' };
  const { data } = await call('POST', '/api/v5/admin/pages', press);
  await call('PUT', '/api/v5/admin/languages', { languages: [{ code: 'en' }, { code: 'de', isPublished: true }] });
  await logIn(page, author, site.url);
  await open(page, `${site.url}/admin/pages/edit/${data._id}/de`);
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  const content = field('Content').and(page.locator('[contenteditable]'));
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await field('Title').fill('Presse');

  watch.expectTrouble(/^(503 .*\/suggest|400 .*\/de)$/);
  service.answer = (response) => response.writeHead(403).end();
  await button('Suggest translation').press('Enter');
  await expect(page.getByRole('alert')).toHaveText('The translation service refused the texts (403).');
  await expect(field('Lead')).toHaveValue('');
  service.answer = null;
  await button('Suggest translation').press('Enter');
  await expect(page.getByText('2 texts were filled. Please read them before you save.')).toBeVisible();
  await expect(button('Suggest translation')).toBeHidden();
  await expect(field('Title')).toHaveValue('Presse');
  await expect(field('Lead')).toHaveValue('Auf Deutsch: For those who write.');
  await expect(content).toHaveText('Auf Deutsch: Ask us first.');
  await expectAccessible(page);

  // What is found again after a reload is as much the machine's as before.
  await expect(page.getByText(/^Saved /)).toBeVisible();
  await page.reload();
  await button('Restore').press('Enter');
  await expect(field('Lead')).toHaveValue('Auf Deutsch: For those who write.');
  await page.keyboard.press('Control+s');
  await expect(toast(page, 'Translation saved')).toBeVisible();
  await expect(page.getByText('A machine made this translation.')).toBeVisible();
  await button('Publish').press('Enter');
  await expect(page.getByText('Mark it as reviewed before you publish it.')).toBeVisible();
  await button('Mark as reviewed').press('Enter');
  await expect(page.getByText('A machine made this translation. It can be published once')).toBeHidden();
  await button('Publish').press('Enter');
  await expect(toast(page, 'Translation published')).toBeVisible();
});
