import { expect, type Page } from './fixtures.ts';

/** Expects that each rating on a card is followed by the number of reviews that it is made of. Gives the ratings. */
export async function expectRatingsWithCounts(page: Page): Promise<string[]> {
  const told = await page
    .getByRole('main')
    .getByText('Rated', { exact: true })
    .evaluateAll((words) => words.map(({ parentElement }) => parentElement?.textContent ?? ''));
  for (const rating of told) expect(rating).toMatch(/^Rated \d\.\d\(\d+\) from \d+ reviews?$/);
  return told;
}
