import { FocalPoint } from '@trekker/design-system/staff/media/focal-point.tsx';
import type { LibraryItem } from '#features/media/staff-media.contract.ts';
import { imageOf, nameOfMedia } from '../../library-item.ts';
import styles from './media-detail.module.css';
import { t } from './staff-media-detail.texts.ts';
import type { MediaWordsState } from './use-media-words.ts';

/** The crops in which pages show pictures. */
const crops = () => [
  { name: t.cover, ratio: '16/9' },
  { name: t.card, ratio: '3/2' },
  { name: t.poster, ratio: '4/5' },
  { name: t.square, ratio: '1/1' },
];

/** The picture with what its crops keep, or the video. */
export function MediaLook({ item, words }: { item: LibraryItem; words: MediaWordsState }) {
  if (item.kind === 'video')
    return (
      <video
        key={item.url}
        className={styles.video}
        src={item.url}
        aria-label={nameOfMedia(item)}
        controls
        muted
        playsInline
        preload="metadata"
      />
    );
  return (
    <FocalPoint
      image={imageOf(item)}
      value={words.values.focalPoint}
      onChange={(focalPoint) => words.change({ focalPoint })}
      crops={crops()}
    />
  );
}
