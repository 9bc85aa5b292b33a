import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { author, type Person } from './people.ts';

const library = path.resolve(import.meta.dirname, '../../site/sample-library');

/** An image file of the sample library for a file input, 400 pixels wide by default. */
export function anImage(name: string, width: 400 | 800 | 1600 = 400) {
  return {
    name: `${name}.avif`,
    mimeType: 'image/avif',
    buffer: readFileSync(path.join(library, `pictures/${name}-${width}.avif`)),
  };
}

/** A video of the sample library for a file input, in a format that every test browser plays. */
export function aVideo(name: string) {
  return {
    name: `${name}.webm`,
    mimeType: 'video/webm',
    buffer: readFileSync(path.join(library, `videos/${name}.webm`)),
  };
}

/** The file input in a part of a form. */
export const filesOf = (page: Page, label: string): Locator =>
  page.getByRole('group', { name: label, exact: true }).locator('input[type=file]').last();

/** The toast with this text. */
export const toast = (page: Page, text: string): Locator =>
  page.locator('[aria-live]').getByText(text, { exact: true }).first();

/** Fields of a form as text; a list stands for several fields of the same name. */
export type Fields = Record<string, string | readonly string[]>;

/** Creates an item by the staff API. `files` names each file field with its images. Returns what was created. */
export async function addAsStaff(
  request: APIRequestContext,
  address: string,
  fields: Fields,
  files: Record<string, readonly string[]>,
  { email, password }: Person = author,
): Promise<{ _id: string; slug: string; updatedAt: string }> {
  const site = /^https?:\/\/[^/]+/.exec(address)?.[0] ?? '';
  const login = await request.post(`${site}/api/v3/auth/login`, { data: { email, password } });
  const { AuthenticatorToken } = await login.json();
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const each of [value].flat()) form.append(name, each);
  for (const [name, chosen] of Object.entries(files))
    for (const image of chosen) {
      const { name: fileName, mimeType, buffer } = anImage(image);
      form.append(name, new File([new Uint8Array(buffer)], fileName, { type: mimeType }));
    }
  const headers = { authorization: `Bearer ${AuthenticatorToken}` };
  const answer = await request.post(address, { headers, multipart: form });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).data;
}

let count = 0;

/** A name that no item has. */
export function aName(word: string): string {
  count += 1;
  return `${word} ${process.pid} ${Date.now()} ${count}`;
}

/** Texts of tests are short, and their pictures small: the checklist has something to say of them. */
export const publishAnyway = (page: Page) => page.getByRole('button', { name: 'Publish anyway' }).click();

/** The id of the item that is being edited, from the page's URL. */
export const editedId = (page: Page) => new URL(page.url()).pathname.split('/').at(-1);

/** Creates an unpublished story with an image for each caption. */
export function addStory(
  request: APIRequestContext,
  name: string,
  captions: readonly string[] = ['The lemons'],
  content = 'The first paragraph.\n\nThe second one.',
) {
  const fields = {
    title: name,
    excerpt: 'A night on the quay.',
    content,
    category: 'Travel',
    readTime: '3 min',
    'tags[]': ['harbours'],
    'caption[]': captions,
  };
  const image = ['amalfi-coast-lemon-terrace', 'amalfi-coast-scooter-road'].slice(0, captions.length);
  const files = { coverImage: ['amalfi-coast-positano'], image };
  return addAsStaff(request, '/api/v5/admin/stories', fields, files);
}

/** Texts for the fields of the destination form, by their labels and in their order. */
export const destinationTexts = {
  Category: 'Coast',
  Description: 'Red cabins under grey peaks.',
  'Long description': 'The boats come home at four.\n\nThe light stays.',
  'Best time to visit': 'March',
  'Suggested duration': '4 days',
  Country: 'Norway',
  Region: 'Lofoten',
  Latitude: '67,93',
  Longitude: '13.09',
  'Average temperature': '-2.5',
  'Climate type': 'Subarctic',
  'Best month': 'March',
};

/** Creates an unpublished destination. */
export function addDestination(request: APIRequestContext, name: string) {
  const fields = {
    name,
    category: 'Coast',
    description: 'A pitch on a rock.',
    longDescription: 'Bridges.',
    country: 'Norway',
    region: 'Lofoten',
    bestTimeToVisit: 'May',
    latitude: '68.15',
    longitude: '14.2',
    SuggestedDuration: '2 days',
    avgTemp: '4',
    climateType: 'Subarctic',
    bestMonth: 'May',
    'tags[]': ['islands'],
    'popularFor[]': ['football'],
    'travelTips[]': ['Mind the wind.'],
    itinerary: JSON.stringify([{ title: 'The pitch', activities: ['Watch a match'] }]),
  };
  const files = {
    thumbnail: ['amalfi-coast-positano'],
    images: ['amalfi-coast-positano', 'amalfi-coast-scooter-road'],
  };
  return addAsStaff(request, '/api/v5/admin/destination', fields, files);
}

/**
 * From now on file choosers are intercepted. Playwright starts that when somebody listens, which can be too late for
 * one that opens in the same moment.
 */
export function catchFileChoosers(page: Page): void {
  page.on('filechooser', () => {});
}
