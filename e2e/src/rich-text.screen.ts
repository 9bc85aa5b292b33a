import { expect, type Page } from './fixtures.ts';

/** The editor of a text, by its label: what a test writes into it, and what comes out. */
export function richText(page: Page, label: string) {
  const field = page.getByRole('textbox', { name: label, exact: true }).and(page.locator('[contenteditable]'));
  const toggle = page.getByRole('button', { name: 'Markdown', exact: true });
  const source = page.getByRole('textbox', { name: `${label} as Markdown` });
  return {
    field,
    toolbar: page.getByRole('toolbar', { name: 'Formatting' }),
    tool: (name: string) =>
      page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button', { name, exact: true }),
    /** What would be stored. */
    async markdown(): Promise<string> {
      await toggle.click();
      const text = await source.inputValue();
      await toggle.click();
      await expect(field).toBeVisible();
      return text;
    },
    /** Writes the text as Markdown. */
    async setMarkdown(text: string): Promise<void> {
      await toggle.click();
      await source.fill(text);
      await toggle.click();
      await expect(field).toBeVisible();
    },
    /** Pastes as a browser does, what is at hand in these types. */
    async paste(data: Readonly<Record<string, string>>): Promise<void> {
      await field.evaluate((element, types) => {
        const clipboardData = new DataTransfer();
        for (const [type, text] of Object.entries(types)) clipboardData.setData(type, text);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, data);
    },
    /** What copying gives. */
    copy: () =>
      field.evaluate((element) => {
        const clipboardData = new DataTransfer();
        element.dispatchEvent(new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true }));
        return Object.fromEntries([...clipboardData.types].map((type) => [type, clipboardData.getData(type)]));
      }),
  };
}
