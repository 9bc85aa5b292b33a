import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import styles from './image.module.css';
import { downloadImage } from './image-download.ts';
import { ImageFailed } from './image-failed.tsx';
import { bestSource, type ImageFile, isElsewhere, mustLoadDirectly, spoken } from './image-file.ts';
import type { LoadedImageProps } from './loaded-image-props.ts';
import { ResponsiveImage } from './responsive-image.tsx';
import { showsAvif } from './shows-avif.ts';
import { useNearViewport } from './use-near-viewport.ts';

type Progress = RefObject<HTMLSpanElement | null>;
type Shown = { src?: string; failed?: boolean };

/** Loads when it nears the viewport and says how far it is; without a script the image inside noscript shows. */
export function LazyImage({ image, sizes, box }: LoadedImageProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const progress = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(frame);
  const [shown, setShown] = useState<Shown>({});
  const waiting = !shown.src && !shown.failed;
  useDownload(near && waiting, image, frame, progress, setShown);
  useObjectUrl(shown.src);
  useBlur(near, image.thumbhash, frame);
  const { alt, lang } = spoken(image);
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
      {shown.failed && <ImageFailed onRetry={() => setShown({})} />}
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

/** Fetches the file that fits the box, each time that one is wanted. */
function useDownload(
  isWanted: boolean,
  image: ImageFile,
  frame: Progress,
  progress: Progress,
  show: (shown: Shown) => void,
) {
  const begin = useEffectEvent((signal: AbortSignal) => {
    if (!frame.current) return;
    if (mustLoadDirectly(image.url)) return show({ src: image.url });
    const box = frame.current.getBoundingClientRect();
    let url = '';
    showsAvif()
      .then((avif) => {
        url = bestSource(image, box, window.devicePixelRatio, avif);
        return downloadImage(url, signal, (share) => tell(progress.current, share));
      })
      .then((blob) => {
        if (!signal.aborted) show({ src: URL.createObjectURL(blob) });
      })
      .catch((error: unknown) => {
        if (signal.aborted) return;
        // a host that forbids reading still lets itself be shown
        const unreadable = error instanceof TypeError && isElsewhere(url, location.href);
        show(unreadable ? { src: url } : { failed: true });
      });
  });
  useEffect(() => {
    if (!isWanted) return;
    const abort = new AbortController();
    begin(abort.signal);
    return () => abort.abort();
  }, [isWanted]);
}

/** Gives the address of a file back when another is shown, or none. */
function useObjectUrl(src: string | undefined) {
  useEffect(() => {
    if (src?.startsWith('blob:')) return () => URL.revokeObjectURL(src);
  }, [src]);
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
