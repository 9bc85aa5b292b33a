import type { PickedFile } from '@trekker/design-system/staff/forms/picked-file.ts';
import { formOf } from '../form/upload-progress.ts';

/** What stands in the places of a form, by the names of its file fields; what is stored and stays is not sent. */
export type SaveFiles = Readonly<Record<string, PickedFile | readonly PickedFile[] | null | undefined>>;

/**
 * The body of a call with its files: a form when some are to be sent, else JSON. Files of the library go by their ids,
 * `coverImage` as `coverImageId`, the list `images` as `imageIds`.
 */
export function toCallBody(body: Readonly<Record<string, unknown>>, files: SaveFiles): unknown {
  const sent: Record<string, File[]> = {};
  const chosen: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(files)) {
    const picked = [value ?? []].flat() as PickedFile[];
    sent[name] = picked.flatMap(({ file }) => file ?? []);
    const ids = picked.flatMap(({ file, library }) => (file || !library ? [] : library.id));
    if (ids.length > 0) chosen[idField(name, value)] = Array.isArray(value) ? ids : ids[0];
  }
  const whole = { ...body, ...chosen };
  return Object.values(sent).some((list) => list.length > 0) ? formOf(whole, sent) : whole;
}

const idField = (name: string, value: unknown) => (Array.isArray(value) ? `${name.replace(/s$/, '')}Ids` : `${name}Id`);
