import { expect, open, type Page } from './fixtures.ts';

/** The story form in the back office: its controls, and what a test does with them. */
export function storyForm(page: Page) {
  const save = page.getByRole('button', { name: 'Save Story' });
  return {
    save,
    title: page.getByRole('textbox', { name: 'Title', exact: true }),
    excerpt: page.getByLabel('Short excerpt'),
    /** The editor; before it is there, a plain field stands in its place. */
    content: page.getByRole('textbox', { name: 'Content' }).and(page.locator('[contenteditable]')),
    /** Restores an unsaved draft. */
    restore: page.getByRole('button', { name: 'Restore' }),
    /** Opens the form for a story. */
    async edit(id: string): Promise<void> {
      await open(page, `/admin/stories/edit/${id}`);
      await expect(save).toBeVisible();
    },
  };
}
