import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds that an image stays, and that the show rests after somebody turned images by hand. */
const imageMs = 3000;
const restMs = 8000;

export type Slideshow = {
  track: RefObject<HTMLDivElement | null>;
  /** The image shown, from 0. */
  current: number;
  playing: boolean;
  /** Turns to an image, as a hand does: the show rests for a while. Wraps around at both ends. */
  show(index: number): void;
  /** Pause lasts until play. */
  toggle(): void;
};

/**
 * Moves a row of images that scrolls inside itself. It turns by itself every three seconds, rests eight after a manual
 * scroll (swipe, drag, wheel, keys, dots, previous, next) and for good after a pause. It never starts by itself where
 * motion is not wanted, and stands still while the page is not looked at.
 */
export function useSlideshow(count: number): Slideshow {
  const track = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [playing, setPlaying] = useState(false);
  const [restUntil, setRestUntil] = useState(0);

  const scrollTo = useCallback((index: number) => {
    const row = track.current;
    if (!row) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // From right to left what scrolls counts down from 0.
    const way = getComputedStyle(row).direction === 'rtl' ? -1 : 1;
    row.scrollTo({ left: index * way * row.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  }, []);

  const rest = useCallback(() => setRestUntil(performance.now() + restMs), []);

  useEffect(() => {
    setPlaying(count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches);
  }, [count]);

  useEffect(() => followScroll(track.current, setCurrent), []);
  useEffect(() => noticeHands(track.current, rest), [rest]);

  useEffect(() => {
    if (!playing) return;
    const wait = Math.max(imageMs, restUntil - performance.now());
    const timer = setTimeout(() => {
      if (!document.hidden) scrollTo((current + 1) % count);
      else setRestUntil(performance.now() + imageMs); // looks again later
    }, wait);
    return () => clearTimeout(timer);
  }, [playing, restUntil, current, count, scrollTo]);

  return {
    track,
    current,
    playing,
    show(index) {
      rest();
      scrollTo((index + count) % count);
    },
    toggle: () => setPlaying(!playing),
  };
}

/** Tells which image fills the row. */
function followScroll(row: HTMLDivElement | null, tell: (index: number) => void) {
  if (!row) return;
  const onScroll = () => tell(Math.round(Math.abs(row.scrollLeft) / row.clientWidth));
  row.addEventListener('scroll', onScroll, { passive: true });
  return () => row.removeEventListener('scroll', onScroll);
}

const handEvents = ['pointerdown', 'wheel', 'touchmove', 'keydown'] as const;

function noticeHands(row: HTMLDivElement | null, tell: () => void) {
  if (!row) return;
  for (const name of handEvents) row.addEventListener(name, tell, { passive: true });
  return () => {
    for (const name of handEvents) row.removeEventListener(name, tell);
  };
}
