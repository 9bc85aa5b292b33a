import type { Locator, Page } from './fixtures.ts';

/** The search in the header: its controls, and what a test does with them. */
export function headerSearch(page: Page) {
  const tools = page.getByRole('navigation', { name: 'Tools' });
  const field = tools.getByRole('combobox', { name: 'Search' });
  const options = tools.getByRole('option');
  return {
    field,
    options,
    status: tools.getByRole('status'),
    active: tools.getByRole('option', { selected: true }),
    option: (words: string): Locator => options.filter({ hasText: words }),
    async open(): Promise<void> {
      await tools.getByRole('button', { name: 'Search', exact: true }).click();
    },
  };
}
