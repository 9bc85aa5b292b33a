import { type RefObject, useEffect, useRef, useState } from 'react';
import styles from './image.module.css';
import { downloadImage } from './image-download.ts';
import { ImageFailed } from './image-failed.tsx';
import { bestSource, type ImageFile, isElsewhere, mustLoadDirectly, spoken } from './image-file.ts';
import type { ImageWayProps } from './image-way.ts';
import { ResponsiveImage } from './responsive-image.tsx';
import { showsAvif } from './shows-avif.ts';
import { useNear } from './use-near.ts';

type Progress = RefObject<HTMLSpanElement | null>;
type Shown = { src?: string; failed?: boolean };

/** Loads when it nears the viewport and says how far it is; without a script the image inside noscript shows. */
export function LazyImage({ image, sizes, box }: ImageWayProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const progress = useRef<HTMLSpanElement>(null);
  const near = useNear(frame);
  const [attempt, setAttempt] = useState(0);
  const [shown, setShown] = useState<Shown>({});
  useDownload(near, attempt, image, frame, progress, setShown);
  useBlur(near, image.thumbhash, frame);

  const retry = () => {
    setShown({});
    setAttempt(attempt + 1);
  };
  const { alt, lang } = spoken(image);
  const waiting = !shown.src && !shown.failed;
  return (
    <span ref={frame} {...box} {...(waiting && alt ? { role: 'img', 'aria-label': alt, lang } : {})}>
      {waiting && (
        <noscript>
          <ResponsiveImage image={image} sizes={sizes} loading="lazy" />
        </noscript>
      )}
      {waiting && near && (
        <span className={styles.progress} aria-hidden="true">
          <span ref={progress} />
        </span>
      )}
      {shown.failed && <ImageFailed onRetry={retry} />}
      {shown.src && (
        <img
          className={styles.arriving}
          src={shown.src}
          alt={alt}
          lang={lang}
          width={image.width}
          height={image.height}
          referrerPolicy="no-referrer"
          onError={() => setShown({ failed: true })}
        />
      )}
    </span>
  );
}

/** Fetches the file that fits the box; gives its address back when the component goes. */
function useDownload(
  near: boolean,
  attempt: number,
  image: ImageFile,
  frame: Progress,
  progress: Progress,
  show: (shown: Shown) => void,
) {
  // `image` is a new object in each render of a list, and would download the same file again; another file comes with
  // another key. `attempt` is not read: it is there to begin anew. The refs and the setter stay the same.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left out must not start a download, see above
  useEffect(() => {
    if (!near || !frame.current) return;
    if (mustLoadDirectly(image.url)) return show({ src: image.url });
    const abort = new AbortController();
    const box = frame.current.getBoundingClientRect();
    let url = '';
    let objectUrl = '';
    showsAvif()
      .then((avif) => {
        url = bestSource(image, box, window.devicePixelRatio, avif);
        return downloadImage(url, abort.signal, (share) => tell(progress.current, share));
      })
      .then((blob) => {
        if (abort.signal.aborted) return;
        objectUrl = URL.createObjectURL(blob);
        show({ src: objectUrl });
      })
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        // a host that forbids reading still lets itself be shown
        const unreadable = error instanceof TypeError && isElsewhere(url, location.href);
        show(unreadable ? { src: url } : { failed: true });
      });
    return () => {
      abort.abort();
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [near, attempt]);
}

/** Writes the figure straight into the page: a render for each packet would cost more than the image. */
function tell(progress: HTMLSpanElement | null, share: number | undefined) {
  if (!progress || share === undefined) return;
  const percent = `${Math.round(share * 100)}`;
  progress.textContent = `${percent} %`;
  progress.parentElement?.style.setProperty('--share', `${percent}%`);
}

/** Lays the blurred image of the thumbhash under the file; its decoder comes with the first image that needs it. */
function useBlur(near: boolean, thumbhash: string | null | undefined, frame: Progress) {
  useEffect(() => {
    if (!near || !thumbhash) return;
    let gone = false;
    import('thumbhash').then(({ thumbHashToDataURL }) => {
      if (gone || !frame.current) return;
      const bytes = Uint8Array.from(atob(thumbhash), (character) => character.charCodeAt(0));
      frame.current.style.backgroundImage = `url(${thumbHashToDataURL(bytes)})`;
    });
    return () => {
      gone = true;
    };
  }, [near, thumbhash, frame]);
}
