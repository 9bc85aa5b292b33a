import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import { calledAs, ownImage } from '../../media-library.screen.ts';
import { author } from '../../people.ts';
import { newName } from '../../staff-api.ts';
import { aVideo } from '../../staff-forms.ts';

/** What a story of every construct is made of: words that no other test has. */
export type WholeStory = { title: string; slug: string; word: string; pictures: readonly string[]; video: string };

/** Puts three pictures and a video into the library, and thinks of a name. */
export async function materialOf(request: APIRequestContext): Promise<WholeStory> {
  const word = newName('Graca').replace(/[^a-zA-Z0-9]/g, '');
  const title = `Every tram ${word}`;
  const login = await request.post('/api/v3/auth/login', { data: { email: author.email, password: author.password } });
  const headers = { authorization: `Bearer ${(await login.json()).AuthenticatorToken}` };
  const add = async ({ name, mimeType, buffer }: ReturnType<typeof aVideo>) => {
    const file = { name, mimeType, buffer };
    const answer = await request.post('/api/v5/admin/media', { headers, multipart: { file } });
    expect(answer.status(), await answer.text()).toBe(201);
    return name;
  };
  const pictures: string[] = [];
  for (const of of ['One', 'Two', 'Three']) pictures.push(calledAs(await add(ownImage(of))));
  const video = (await add(aVideo('serengeti-elephants'))).replace('.webm', '').replaceAll('-', ' ');
  return { title, slug: title.toLowerCase().replaceAll(' ', '-'), word, pictures, video };
}

/** The stored text of such a story, however it was written. */
export const wholeText = ({ word }: WholeStory): string =>
  [
    'Some words by **train** and _boat_.',
    '## Where to stay',
    '### By the river',
    '- one\n  - within',
    '1. first',
    '> Somebody said so.',
    ':::pull{by="Ana Reis"}\nThe light comes twice.\n:::',
    ':::note[Good to know]\nThe tram is full by ten.\n:::',
    '| Line | From | Price |\n| --- | --- | --- |\n| 28 | Graça | 3 € |\n|  |  |  |',
    '---',
    'See [Lisbon](trekker:destination/ID) and [its trams](https://example.com/trams).',
    '::place{id=ID}',
    `::figure[The tram of ${word}]{media=ID alt="A yellow tram climbs"}`,
    `:::gallery[Two mornings]\n::figure[Roofs]{media=ID}\n::figure[Laundry]{media=ID}\n:::`,
    '::video[Over the bridge]{media=ID}',
  ].join('\n\n');

/** The dialog that chooses from the library. */
export const picker = (page: Page) => page.getByRole('dialog', { name: /^Choose (a )?(picture|video)/ });

export const withoutIds = (markdown: string): string => markdown.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'ID');

/** All of it stands where readers meet the published story: without scripts, in print, in the feed, in the search. */
export async function expectReadEverywhere(browser: Browser, baseURL: string, story: WholeStory): Promise<void> {
  const { slug, title, word } = story;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(`/stories/${slug}`);
  const article = page.getByRole('article').first();
  for (const media of ['screen', 'print'] as const) {
    await page.emulateMedia({ media });
    await expect(article.getByRole('heading', { name: 'Where to stay', level: 2 }), media).toBeVisible();
    await expect(article.getByRole('heading', { name: 'By the river', level: 3 })).toBeVisible();
    await expect(article.locator('strong').getByText('train')).toBeVisible();
    await expect(article.locator('em').getByText('boat')).toBeVisible();
    await expect(article.getByRole('listitem').filter({ hasText: /^one/ }).getByRole('listitem')).toHaveText('within');
    await expect(article.getByRole('listitem').filter({ hasText: /^first$/ })).toBeVisible();
    await expect(article.getByRole('blockquote').filter({ hasText: 'Somebody said so.' })).toBeVisible();
    await expect(article.getByText('The light comes twice.')).toBeVisible();
    await expect(article.getByText('Ana Reis')).toBeVisible();
    const note = article.getByRole('complementary', { name: 'Good to know' });
    await expect(note).toContainText('The tram is full by ten.');
    await expect(article.getByRole('cell', { name: 'Graça' })).toBeVisible();
    await expect(article.getByRole('separator').first()).toBeVisible();
    await expect(article.locator('a[href*="example.com"]')).toHaveAttribute('href', 'https://example.com/trams');
    await expect(article.getByRole('link', { name: 'Lisbon', exact: true }).first()).toHaveAttribute(
      'href',
      '/destinations/lisbon',
    );
    const figure = article.getByRole('figure').filter({ hasText: `The tram of ${word}` });
    await figure.scrollIntoViewIfNeeded();
    await expect(figure.getByRole('img', { name: 'A yellow tram climbs' }).first()).toBeVisible();
    const gallery = article.getByRole('figure').filter({ hasText: 'Two mornings' }).first();
    await expect(gallery.locator('img')).toHaveCount(2);
    for (const caption of ['Roofs', 'Laundry', 'Over the bridge'])
      await expect(article.getByText(caption, { exact: true })).toBeVisible();
  }
  await expect(page.getByRole('navigation').first(), 'no menu on paper').toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  const feed = await (await context.request.get('/feed.xml')).text();
  const entry = feed.split('<entry>').find((one) => one.includes(title)) ?? '';
  for (const words of [
    `The tram of ${word}`,
    'A yellow tram climbs',
    'Good to know',
    'Laundry',
    '/destinations/lisbon',
  ])
    expect(entry, 'in the feed').toContain(words);
  expect(entry, 'no Markdown').not.toMatch(/::|trekker:|\*\*/);

  await page.goto(`/search?q=${word}`);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expect(page.getByRole('main').getByRole('article')).toContainText(title);
  await context.close();
}
