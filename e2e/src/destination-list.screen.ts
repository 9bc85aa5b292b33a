import { expect, type Locator, type Page } from './fixtures.ts';

/** The destination list: its controls, and what a test does with them. */
export function destinationList(page: Page) {
  const main = page.getByRole('main');
  const cards = main.getByRole('article');
  const filtersButton = main.getByRole('button', { name: /^Filters/ });
  return {
    cards,
    filtersButton,
    names: cards.getByRole('heading'),
    pager: main.getByRole('navigation', { name: 'Pages' }),
    search: main.getByRole('searchbox', { name: 'Search destinations' }),
    regions: main.getByRole('group', { name: 'Region' }),
    experiences: main.getByRole('group', { name: 'Experiences' }),
    months: main.getByRole('group', { name: 'When?' }),
    card: (name: string): Locator => cards.filter({ has: page.getByRole('heading', { name, exact: true }) }),
    /** On small screens the filters sit behind a button. */
    async showFilters(): Promise<void> {
      if (await filtersButton.isVisible()) await filtersButton.click();
      await expect(main.getByRole('group', { name: 'Region' })).toBeVisible();
    },
    /** Expects the number of destinations that is announced to screen readers. */
    async expectCount(count: number): Promise<void> {
      await expect(main.getByText(new RegExp(`^${count} destinations?$`))).toBeAttached();
    },
  };
}

/** One of the filters, by its label. */
export function choice(group: Locator, name: string): Locator {
  return group.getByRole('link', { name, exact: true });
}

export async function expectChosen(group: Locator, names: readonly string[]): Promise<void> {
  await expect(group.locator('[aria-current="true"]')).toHaveText([...names]);
}

/** Expects that each rating on a card is followed by the number of reviews that it is made of. Gives the ratings. */
export async function expectRatingsWithCounts(page: Page): Promise<string[]> {
  const told = await page
    .getByRole('main')
    .getByText('Rated', { exact: true })
    .evaluateAll((words) => words.map(({ parentElement }) => parentElement?.textContent ?? ''));
  for (const rating of told) expect(rating).toMatch(/^Rated \d\.\d\(\d+\) from \d+ reviews?$/);
  return told;
}
