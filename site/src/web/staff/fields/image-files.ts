import { type FileCheck, type PickedFile, urlOfPicked } from '@trekker/design-system/staff/forms/picked-file.ts';
import { t } from '../list/staff-list.texts.ts';

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** As in `<input accept>`. */
export const imageTypes = types.join(',');

const mostBytes = 10 * 1024 * 1024;

/** For the inputs that choose images, as the server takes them. */
export const imageFiles = {
  accept: imageTypes,
  get hint() {
    return t.fileHint;
  },
  check: wrongImage as FileCheck,
};

/** Why an image need not be sent at all. The server looks at its bytes. */
function wrongImage({ type, size }: File): string | null {
  // Systems that do not know a type say nothing.
  if (type && !types.includes(type)) return t.wrongType;
  return size > mostBytes ? t.tooLarge : null;
}

/** The images of a field, alone or a list; null for a field that holds none. */
export function imagesOf(value: unknown): readonly PickedFile[] | null {
  const list: unknown[] = [value].flat();
  return list.length > 0 && list.every(isPicked) ? list : null;
}

/** A field that is a gallery in each of these forms; null where it is anything else. */
export function galleriesOf<Forms extends readonly object[]>(
  field: string,
  ...forms: Forms
): { [Place in keyof Forms]: PickedFile[] } | null {
  const lists: unknown[] = forms.map((values) => (values as Record<string, unknown>)[field]);
  const isGallery = lists.every(Array.isArray) && imagesOf(lists.flat()) !== null;
  return isGallery ? (lists as { [Place in keyof Forms]: PickedFile[] }) : null;
}

/** Whether it is a video: the server names them by these two types. */
export const isVideo = (picked: PickedFile): boolean =>
  picked.file ? picked.file.type.startsWith('video/') : /\.(mp4|webm)$/.test(urlOfPicked(picked) ?? '');

/**
 * Values of a form that were kept as text, which cannot hold files: what was chosen is gone, what is stored is there.
 * Their images are PickedFiles, alone or in lists.
 */
export function withoutLostFiles<Values extends object>(kept: Values): Values {
  return Object.fromEntries(Object.entries(kept).map(([name, value]) => [name, found(value)])) as Values;
}

function found(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(found).filter((item) => item !== null);
  if (!isPicked(value) || value.file === undefined || value.file instanceof File) return value;
  const { file: _lost, ...rest } = value;
  return rest.url === undefined ? null : { ...rest, name: '' };
}

const isPicked = (value: unknown): value is PickedFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  ('file' in value || 'url' in value || 'library' in value);
