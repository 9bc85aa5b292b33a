import type { BadValue, FormTexts } from '../../site/test/calls/form-texts.ts';
import { formTexts } from '../../site/test/calls/validation-texts.ts';
import { expect, type Locator, open, type Page, test } from './fixtures.ts';
import { author, logIn, register } from './people.ts';

// The same list is walked over HTTP, in site/test.

async function fillIn(control: Locator, value: BadValue): Promise<void> {
  if (value === undefined) return;
  if (typeof value === 'boolean') return control.setChecked(value);
  if (typeof value === 'object') {
    const { fileName: name, mimeType, bytes } = value;
    return control.setInputFiles({ name, mimeType, buffer: Buffer.alloc(bytes) });
  }
  if (await control.evaluate((element) => element instanceof HTMLSelectElement)) await control.selectOption(value);
  else await control.fill(value);
  await control.blur();
}

/** The words that a control or its group is described by, blanks and all. */
function told(control: Locator): Promise<string[]> {
  return control.evaluate((element) => {
    const ids = element.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? '';
    return ids.split(' ').map((id) => document.getElementById(id)?.textContent ?? '');
  });
}

async function logInAs(page: Page, who: FormTexts['who']): Promise<void> {
  if (who === 'staff') await logIn(page, author);
  if (who === 'member') await logIn(page, await register(page.request));
}

for (const { form: name, who, screen, wrong } of formTexts) {
  if (!screen) continue;
  test(`the ${name} form shows beside each field what is wrong with it`, async ({ page, watch }) => {
    watch.expectTrouble(/^400 /);
    await logInAs(page, who);
    await open(page, screen.address);
    if (screen.open) await page.getByRole('button', { name: screen.open }).click();
    const save = page.getByRole('button', { name: screen.save, exact: true });
    const form = page.locator('form').filter({ has: save });
    // By the names of the contract.
    const control = (field: string) => form.locator(`#field-${field}, [name="${field}"]`).first();

    for (const { bad, texts } of wrong.filter(({ only }) => only !== 'api')) {
      for (const [field, value] of Object.entries(bad)) await fillIn(control(field), value);
      if (await save.isEnabled()) await save.click();
      // These words and no others, each at its field.
      await expect(form.locator('[id$="-error"]')).toHaveText(Object.values(texts).map((text) => text.trim()));
      for (const [field, text] of Object.entries(texts)) expect(await told(control(field)), field).toContain(text);
    }
  });
}
