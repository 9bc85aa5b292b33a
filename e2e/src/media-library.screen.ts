import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { aName, anImage } from './staff-forms.ts';

/**
 * An image with a name and bytes of its own, so that no other test's is the same: a decoder reads past what follows the
 * image.
 */
export function ownImage(word: string) {
  const name = aName(word).replaceAll(' ', '-');
  const image = anImage('amalfi-coast-positano');
  return { ...image, name: `${name}.avif`, buffer: Buffer.concat([image.buffer, freeBox(name)]) };
}

/** A box of the file format that every reader passes over. */
export function freeBox(text: string): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + Buffer.byteLength(text));
  return Buffer.concat([size, Buffer.from('free'), Buffer.from(text)]);
}

/** What the library calls a file of this name. */
export const calledAs = (fileName: string) => fileName.replace('.avif', '').replaceAll('-', ' ');

export const uploads = (page: Page) => page.getByRole('region', { name: 'Uploads' });
export const libraryFiles = (page: Page) => page.getByRole('main').locator('input[type=file]').first();
export const drawer = (page: Page, fileName: string) =>
  page.getByRole('region', { name: calledAs(fileName), exact: true });

/** Uploads an image on the library's page and opens it. */
export async function uploaded(page: Page, word: string) {
  const image = ownImage(word);
  await libraryFiles(page).setInputFiles(image);
  await uploads(page)
    .getByRole('button', { name: `Open ${calledAs(image.name)}` })
    .click();
  await expect(drawer(page, image.name)).toBeVisible();
  return { image, id: new URL(page.url()).searchParams.get('view') ?? '' };
}

/** An upload has come to its end: the server decodes it first, one after the other. */
export const arrived = (page: Page) =>
  expect(uploads(page).getByText('Done. Add an alternative text')).toBeVisible({ timeout: 30_000 });
