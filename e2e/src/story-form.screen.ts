import { expect, open, type Page } from './fixtures.ts';

/** The form of a story as staff find it. */
export function storyForm(page: Page) {
  const save = page.getByRole('button', { name: 'Save Story' });
  return {
    save,
    title: page.getByRole('textbox', { name: 'Title', exact: true }),
    excerpt: page.getByLabel('Short excerpt'),
    content: page.getByRole('textbox', { name: 'Content' }),
    /** Brings back what was typed and not saved. */
    restore: page.getByRole('button', { name: 'Restore' }),
    /** Opens it for a story. */
    async edit(id: string): Promise<void> {
      await open(page, `/admin/stories/edit/${id}`);
      await expect(save).toBeVisible();
    },
  };
}
