import { classNames } from '@trekker/design-system/class-names.ts';
import type { Eager } from '@trekker/design-system/images/eager.ts';
import { Image } from '@trekker/design-system/images/image.tsx';
import { useState } from 'react';
import { VideoPlayer } from '#web/components/video-player.tsx';
import type { Highlight } from '../../highlight.contract.ts';
import { t } from '../highlight.texts.ts';
import styles from './highlight-image.module.css';
import { VideoOverlay } from './video-overlay.tsx';

export type HighlightImageProps = {
  highlight: Highlight;
  /** Width to height, such as "4/5". */
  ratio: string;
  /** CSS `sizes` of the image, the crop counted. */
  sizes: string;
  /** A smaller button. */
  small?: boolean;
  eager?: Eager;
  className?: string | undefined;
};

/** The image of a highlight, with a button that plays the video where there is one. */
export function HighlightImage({ highlight, ratio, sizes, small, eager, className }: HighlightImageProps) {
  const { name, image, video } = highlight;
  const [playing, setPlaying] = useState(false);
  return (
    <div className={classNames('on-image', styles.box, className)}>
      <Image image={image && { ...image, url: image.secure_url }} sizes={sizes} ratio={ratio} eager={eager ?? false} />
      {video && (
        <>
          <button
            type="button"
            className={classNames(styles.play, small && styles.small)}
            aria-label={t.playVideo({ name })}
            onClick={() => setPlaying(true)}
            data-needs-script
          >
            <span>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="M5 2.5v19L21 12z" />
              </svg>
            </span>
          </button>
          <noscript>
            <VideoPlayer video={video} className={styles.plain} preload="none" aria-label={t.videoOf({ name })} />
          </noscript>
        </>
      )}
      {video && playing && (
        <VideoOverlay
          video={video}
          title={t.videoOf({ name })}
          poster={image?.secure_url}
          onClose={() => setPlaying(false)}
        />
      )}
    </div>
  );
}
