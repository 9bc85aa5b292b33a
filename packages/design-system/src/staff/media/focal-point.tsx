import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { ImageFile } from '../../images/image-file.ts';
import { ResponsiveImage } from '../../images/responsive-image.tsx';
import { LiveRegion } from '../../overlay/live-region.tsx';
import { t } from '../staff-controls.texts.ts';
import styles from './focal-point.module.css';
import { MediaThumb, type Point } from './media-thumb.tsx';

export type FocalPointProps = {
  image: ImageFile;
  value: Point;
  onChange: (value: Point) => void;
  /** The crops that follow it, with their names. */
  crops: readonly { name: string; ratio: string }[];
};

/** In hundredths of the image, with one press of an arrow key; with Shift ten times as far. */
const step = 0.01;

const moves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

const within = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
const percent = (part: number) => Math.round(part * 100);

/** The part of an image that every crop keeps: a ring, moved by pointer or keys, and the crops at once. */
export function FocalPoint({ image, value, onChange, crops }: FocalPointProps) {
  const box = useRef<HTMLDivElement>(null);
  const ring = useRef<HTMLButtonElement>(null);
  const moveTo = (point: Point) => onChange({ x: within(point.x), y: within(point.y) });
  const moveToPointer = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = (box.current as HTMLDivElement).getBoundingClientRect();
    moveTo({ x: (clientX - left) / width, y: (clientY - top) / height });
  };
  const onKey = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    moveTo({ x: value.x + move.x * far, y: value.y + move.y * far });
  };
  const where = `${percent(value.x)}% across, ${percent(value.y)}% down`;
  return (
    <div className={styles.focal}>
      <div
        ref={box}
        className={styles.image}
        onPointerDown={(event) => {
          if (event.button !== 0) return;
          // Else the browser would drag the image itself.
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          ring.current?.focus({ preventScroll: true });
          moveToPointer(event);
        }}
        onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && moveToPointer(event)}
      >
        <ResponsiveImage image={image} sizes="(min-width: 64rem) 26rem, 100vw" draggable={false} />
        <button
          ref={ring}
          type="button"
          className={styles.ring}
          style={{ '--x': `${value.x * 100}%`, '--y': `${value.y * 100}%` } as CSSProperties}
          aria-label={t.focalPoint({ where })}
          onKeyDown={onKey}
        />
      </div>
      <p className={styles.hint}>{t.focalPointHint}</p>
      <div className={styles.crops}>
        {crops.map(({ name, ratio }) => (
          <figure key={name} style={{ flexGrow: ratioOf(ratio) }}>
            <MediaThumb source={{ kind: 'image', image }} sizes="9rem" ratio={ratio} focus={value} />
            <figcaption>{name}</figcaption>
          </figure>
        ))}
      </div>
      <LiveRegion>{where}</LiveRegion>
    </div>
  );
}

/** Crops side by side have one height when each is as wide as its ratio says. */
function ratioOf(ratio: string): number {
  const [width = 1, height = 1] = ratio.split('/').map(Number);
  return width / height;
}
