import { CloseIcon } from '@trekker/design-system/icon.tsx';
import { IconButton } from '@trekker/design-system/icon-button.tsx';
import { useModal } from '@trekker/design-system/use-modal.ts';
import { type CSSProperties, useState } from 'react';
import type { Film } from '#features/media/media.contract.ts';
import { FilmSources } from './film-sources.tsx';
import styles from './video-overlay.module.css';

export type VideoOverlayProps = {
  film: Film;
  /** What it is called, such as "Film by Ewa Nowicka". */
  title: string;
  /** Address of the picture that stands until the film begins. */
  poster?: string | undefined;
  /** Called on Escape, on the close button and on a press beside the film. Take the overlay out of the page there. */
  onClose: () => void;
};

/**
 * A film over the whole window; it begins at once. The browser's own dialog holds the focus, closes on Escape and gives the
 * focus back. Nothing of the film is loaded before this stands in the page.
 */
export function VideoOverlay({ film, title, poster, onClose }: VideoOverlayProps) {
  const modal = useModal(true, onClose);
  const [failed, setFailed] = useState(false);

  return (
    <dialog {...modal} className={`on-picture ${styles.overlay}`} aria-label={title}>
      <IconButton label="Close" className={styles.close} onClick={onClose}>
        <CloseIcon />
      </IconButton>
      {failed ? (
        <p className={styles.failed} role="alert">
          This video can’t be played here.
        </p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: captions are there when the film has some; silent ones have none
        <video
          className={styles.film}
          style={{ '--ratio': film.width / film.height || 16 / 9 } as CSSProperties}
          poster={poster}
          controls
          autoPlay
          playsInline
        >
          <FilmSources film={film} onFailed={() => setFailed(true)} />
        </video>
      )}
    </dialog>
  );
}
