import { type CSSProperties, useRef, useState } from 'react';
import { ImageIcon } from '../../account-icons.tsx';
import type { ImageFile } from '../../images/image-file.ts';
import { ResponsiveImage } from '../../images/responsive-image.tsx';
import { useNearViewport } from '../../images/use-near-viewport.ts';
import { t } from '../staff-controls.texts.ts';
import styles from './media-thumb.module.css';

/** A picture, or a video of which one moment is shown. */
export type ThumbSource = { kind: 'image'; image: ImageFile } | { kind: 'video'; url: string };

/** From the left and from the top, 0 to 1: what every crop keeps. */
export type Point = { x: number; y: number };

export type MediaThumbProps = {
  /** Null while there is nothing to show yet. */
  source: ThumbSource | null;
  /** CSS `sizes`: how wide it is shown. */
  sizes: string;
  /** Width to height; 3:2 by default. */
  ratio?: string | undefined;
  /** The part that the crop keeps; its middle by default. */
  focus?: Point | undefined;
  /** How long a video runs, as "0:12". */
  duration?: string | undefined;
};

/** What the file of a library looks like, cropped to a box. Its name stands beside it: it is decoration here. */
export function MediaThumb({ source, sizes, ratio = '3/2', focus, duration }: MediaThumbProps) {
  const tone = source?.kind === 'image' ? source.image.tone : undefined;
  return (
    <span className={styles.box} style={{ '--ratio': ratio, '--tone': tone ?? undefined } as CSSProperties}>
      {source ? <Shown key={urlOf(source)} source={source} sizes={sizes} focus={focus} /> : <ImageIcon small />}
      {duration && <span className={styles.duration}>{duration}</span>}
    </span>
  );
}

const urlOf = (source: ThumbSource) => (source.kind === 'image' ? source.image.url : source.url);

/** `object-position` for a crop that keeps the point. */
export const cropAt = ({ x, y }: Point = { x: 0.5, y: 0.5 }): CSSProperties => ({
  objectPosition: `${x * 100}% ${y * 100}%`,
});

type ShownProps = Pick<MediaThumbProps, 'sizes' | 'focus'> & { source: ThumbSource };

function Shown({ source, sizes, focus }: ShownProps) {
  const [failed, setFailed] = useState(false);
  const fail = () => setFailed(true);
  if (failed) return <span className={styles.failed}>{source.kind === 'video' ? t.videoFailed : t.imageFailed}</span>;
  if (source.kind === 'video') return <FirstMoment url={source.url} onError={fail} />;
  const image = { ...source.image, alt: '' };
  return <ResponsiveImage image={image} sizes={sizes} loading="lazy" style={cropAt(focus)} onError={fail} />;
}

/** A grid of many videos asks for no more of them than one sees. */
function FirstMoment({ url, onError }: { url: string; onError: () => void }) {
  const box = useRef<HTMLSpanElement>(null);
  const near = useNearViewport(box);
  return (
    <span ref={box} className={styles.moment}>
      {near && <video src={`${url}#t=0.1`} preload="metadata" muted playsInline tabIndex={-1} onError={onError} />}
    </span>
  );
}
