import { Score } from '@trekker/design-system/content/score.tsx';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import { type FocusEvent, type PointerEvent, type ReactNode, useCallback, useEffect, useState } from 'react';
import { cardLine } from '#features/destinations/web/components/card-line.ts';
import { useHasSection } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { useOwnMark } from '#web/language/written-in.tsx';
import type { NamedPlace } from '../../rich-text.contract.ts';
import styles from './place-link.module.css';

/** Whoever only passes over a link with the mouse sees nothing; whoever goes over to the card finds it still there. */
const delayMs = 250;

/**
 * A link to a place within a text. The mouse and the keyboard see the place on a card, which stays while they are on
 * either and goes with Escape; a finger follows the link.
 */
export function PlaceLink({ place, children }: { place: NamedPlace; children: ReactNode }) {
  const [wanted, setWanted] = useState(false);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setShown, delayMs, wanted);
    return () => clearTimeout(timer);
  }, [wanted]);
  const hover = (isOver: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') setWanted(isOver);
  };
  useEffect(() => {
    if (!isShown) return;
    // Wherever the focus is: what the mouse has opened goes with it as well.
    const close = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setWanted(false);
      setShown(false);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isShown]);
  // A finger gives the focus as well, and wants the page.
  const focus = ({ currentTarget }: FocusEvent) => setWanted(currentTarget.matches(':focus-visible'));
  return (
    <span className={styles.link} onPointerEnter={hover(true)} onPointerLeave={hover(false)}>
      <a href={hrefTo(`/destinations/${place.slug}`)} onFocus={focus} onBlur={() => setWanted(false)}>
        {children}
      </a>
      {isShown && <PlacePreview place={place} />}
    </span>
  );
}

/** Within a paragraph, so of phrasing elements alone. What it says stands on the page that the link leads to. */
function PlacePreview({ place }: { place: NamedPlace }) {
  const { name, language, country, thumbnail, rating } = place;
  const mark = useOwnMark(language);
  const hasReviews = useHasSection('reviews');
  const [isAtEnd, setAtEnd] = useState(false);
  // Once, before it is painted: beyond the window's edge the page would scroll sideways.
  const fit = useCallback((card: HTMLElement | null) => {
    if (card) setAtEnd(card.getBoundingClientRect().right > document.documentElement.clientWidth);
  }, []);
  return (
    <span
      ref={fit}
      className={styles.card}
      role="note"
      aria-label={`${name}, ${country}`}
      data-at-end={isAtEnd || undefined}
      data-screen-only
    >
      <Image image={beside(thumbnail, '')} sizes="18rem" />
      <span className={styles.text}>
        <span className={styles.name} {...mark}>
          {name}
        </span>
        <span className={styles.facts}>
          {country}
          {hasReviews && rating.count > 0 && <Score value={rating.value} count={rating.count} />}
        </span>
        <span {...mark}>{cardLine(place)}</span>
      </span>
    </span>
  );
}
