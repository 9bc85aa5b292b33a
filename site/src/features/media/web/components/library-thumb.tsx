import { MediaThumb } from '@trekker/design-system/staff/media/media-thumb.tsx';
import type { LibraryItem } from '../../staff-media.contract.ts';
import { durationOf, thumbOf } from '../library-item.ts';

/** What an item of the library looks like. */
export function LibraryThumb({ item, sizes }: { item: LibraryItem; sizes: string }) {
  return <MediaThumb source={thumbOf(item)} sizes={sizes} focus={item.focalPoint} duration={durationOf(item)} />;
}
