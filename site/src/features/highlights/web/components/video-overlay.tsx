import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { CloseIcon } from '@trekker/design-system/icon.tsx';
import { t as overlayWords } from '@trekker/design-system/overlay/overlay.texts.ts';
import { useModal } from '@trekker/design-system/overlay/use-modal.ts';
import { type CSSProperties, useState } from 'react';
import type { Video } from '#features/media/media.contract.ts';
import { VideoPlayer } from '#web/components/video-player.tsx';
import { t } from '../highlight.texts.ts';
import styles from './video-overlay.module.css';

export type VideoOverlayProps = {
  video: Video;
  /** What it is called, such as "Video by Ewa Nowicka". */
  title: string;
  /** Address of the image that stands until the video begins. */
  poster?: string | undefined;
  /** Called on Escape, on the close button and on a press beside the video. Take the overlay out of the page there. */
  onClose: () => void;
};

/**
 * A video over the whole window; it begins at once. The browser's own dialog holds the focus, closes on Escape and
 * gives the focus back. Nothing of the video is loaded before this stands in the page.
 */
export function VideoOverlay({ video, title, poster, onClose }: VideoOverlayProps) {
  const modal = useModal(true, onClose);
  const [failed, setFailed] = useState(false);

  return (
    <dialog {...modal} className={`on-image ${styles.overlay}`} aria-label={title}>
      <IconButton label={overlayWords.close} className={styles.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {failed ? (
        <p className={styles.failed} role="alert">
          {t.noVideo}
        </p>
      ) : (
        <VideoPlayer
          video={video}
          className={styles.video}
          style={{ '--ratio': video.width / video.height || 16 / 9 } as CSSProperties}
          poster={poster}
          autoPlay
          playsInline
          onFailed={() => setFailed(true)}
        />
      )}
    </dialog>
  );
}
