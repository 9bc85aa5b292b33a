import type { FileCheck, PickedFile } from '@trekker/design-system/staff/picked-file.ts';

const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** As in `<input accept>`. */
export const pictureTypes = types.join(',');

const mostBytes = 10 * 1024 * 1024;

/** For the inputs that choose pictures, as the server takes them. */
export const pictureFiles = {
  accept: pictureTypes,
  hint: 'JPEG, PNG, WebP, AVIF or GIF, up to 10 MB',
  check: wrongPicture as FileCheck,
};

/** Why a picture need not be sent at all. The server looks at its bytes. */
function wrongPicture({ type, size }: File): string | null {
  // Systems that do not know a type say nothing.
  if (type && !types.includes(type)) return 'This type is not accepted';
  return size > mostBytes ? 'Too large, at most 10 MB' : null;
}

/** A picture as text, with what was written of it: two forms are compared by it. */
export function printPicture(picture: PickedFile | null): string {
  if (!picture) return '';
  const { file, url = '', caption, alt } = picture;
  const name = file ? `${file.name} (new)` : url.slice(url.lastIndexOf('/') + 1);
  return [name, caption, alt].filter(Boolean).join(': ');
}

/**
 * Values of a form that were kept as text, which cannot hold files: what was chosen is gone, what is stored is there. Their
 * pictures are PickedFiles, alone or in lists.
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
  typeof value === 'object' && value !== null && 'name' in value && ('file' in value || 'url' in value);
