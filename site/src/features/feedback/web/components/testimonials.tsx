import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { SectionHead } from '@trekker/design-system/content/section-head.tsx';
import { Stars } from '@trekker/design-system/content/stars.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '@trekker/design-system/icon.tsx';
import { scroller } from '@trekker/design-system/scroller.ts';
import { useEffect, useRef, useState } from 'react';
import { homeTexts } from '#contract/texts/home-voice.texts.ts';
import { useTexts } from '#web/frame-data.ts';
import { useMarkOfWriter } from '#web/language/written-in.tsx';
import { t } from '../feedback.texts.ts';
import styles from './testimonials.module.css';
import { type FirstTestimonials, useTestimonials } from './use-testimonials.ts';

/** What travelers say: one, two or three voices at a time; the arrows step by as many as are seen. */
export function Testimonials({ first }: { first: FirstTestimonials }) {
  const { items, more, failed, complete } = useTestimonials(first);
  const text = useTexts(homeTexts);
  const markOf = useMarkOfWriter();
  const row = useRef<HTMLUListElement>(null);
  const edge = useEdges(row, items.length);

  const step = (direction: 1 | -1) => {
    const list = row.current;
    if (!list) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // From right to left what scrolls counts down from 0.
    const way = getComputedStyle(list).direction === 'rtl' ? -direction : direction;
    list.scrollBy({ left: way * list.clientWidth, behavior: calm ? 'instant' : 'smooth' });
  };
  // The next ones are fetched while there is still one screen of them to come.
  useEffect(() => {
    if (edge.nearEnd) void more();
  }, [edge.nearEnd, more]);

  if (items.length === 0) return null;
  return (
    <section className="wrap section later" aria-labelledby="testimonials">
      <SectionHead id="testimonials" title={text('home.testimonials')}>
        <div className={styles.arrows} data-needs-script>
          <IconButton label={t.previous} onClick={() => step(-1)} disabled={edge.atStart}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t.next} onClick={() => step(1)} disabled={edge.atEnd && complete}>
            <ChevronRightIcon />
          </IconButton>
        </div>
      </SectionHead>
      <ul ref={row} className={styles.voices} {...scroller} aria-label={t.testimonials}>
        {items.map((voice) => (
          <li key={voice._id}>
            <Stars value={voice.rating} />
            <blockquote {...markOf(voice.language)}>{voice.message}</blockquote>
            <p className={styles.who}>
              <b>{voice.name}</b>
              <span className="muted">
                <bdi {...markOf(voice.language)}>{voice.location}</bdi>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className={styles.failed} role="status">
        {failed && t.moreFailed}
      </p>
    </section>
  );
}

/**
 * Where a row of `count` items that scrolls inside itself stands: more make it longer, which no event tells. On the
 * server it is at its start.
 */
function useEdges(row: React.RefObject<HTMLElement | null>, count: number) {
  const [edge, setEdge] = useState({ atStart: true, atEnd: false, nearEnd: false });
  useEffect(() => {
    const list = row.current;
    if (!list || count === 0) return;
    const look = () => {
      const gone = Math.abs(list.scrollLeft);
      const left = list.scrollWidth - list.clientWidth - gone;
      const next = {
        atStart: gone < 4,
        atEnd: left < 4,
        nearEnd: gone > 4 && left < list.clientWidth * 1.5,
      };
      setEdge((known) =>
        known.atStart === next.atStart && known.atEnd === next.atEnd && known.nearEnd === next.nearEnd ? known : next,
      );
    };
    look();
    list.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      list.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [row, count]);
  return edge;
}
