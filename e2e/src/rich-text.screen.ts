import { expect, type Page } from './fixtures.ts';

/** The editor of a text, by its label: what a test writes into it, and what comes out. */
export function richText(page: Page, label: string) {
  const field = page.getByRole('textbox', { name: label, exact: true }).and(page.locator('[contenteditable]'));
  const toggle = page.getByRole('button', { name: 'Markdown', exact: true });
  const source = page.getByRole('textbox', { name: `${label} as Markdown` });
  return {
    field,
    /** Its Markdown, while that is shown. */
    source,
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
    /** Files that come from the clipboard, or that are let go over the beginning of the text. */
    async give(by: 'pasted' | 'dropped', files: readonly { name: string; mimeType: string; buffer: Buffer }[]) {
      const sent = files.map(({ name, mimeType, buffer }) => ({ name, mimeType, bytes: [...buffer] }));
      await field.evaluate(
        (element, { isPaste, taken }) => {
          const data = new DataTransfer();
          for (const { name, mimeType, bytes } of taken)
            data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
          const { x, y } = (element.querySelector('p') ?? element).getBoundingClientRect();
          const common = { bubbles: true, cancelable: true };
          element.dispatchEvent(
            isPaste
              ? new ClipboardEvent('paste', { clipboardData: data, ...common })
              : new DragEvent('drop', { dataTransfer: data, clientX: x + 2, clientY: y + 2, ...common }),
          );
        },
        { isPaste: by === 'pasted', taken: sent },
      );
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
