import sharp from 'sharp';
import type { TestSite } from '../site/test-site.ts';

type FormValue = string | string[] | Blob | Blob[];

/** Sends a form of text fields and files, as a browser does. A list is a field sent several times. */
export async function sendForm(
  site: Pick<TestSite, 'origin'>,
  method: 'POST' | 'PUT',
  path: string,
  headers: Record<string, string>,
  fields: Record<string, FormValue>,
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  const response = await fetch(`${site.origin}${path}`, { method, headers, body });
  // biome-ignore lint/suspicious/noExplicitAny: tests look at any part of an answer
  return { status: response.status, json: (await response.json()) as any };
}

/** A small image of one colour, as a file that somebody chose. */
export async function anImageFile(name = 'picture.png', background = '#c96f4a'): Promise<File> {
  const bytes = await sharp({ create: { width: 48, height: 32, channels: 3, background } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/png' });
}
