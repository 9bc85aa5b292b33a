import { classNames } from '@trekker/design-system/class-names.ts';
import { Stars } from '@trekker/design-system/content/stars.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import type { ReactNode } from 'react';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { Highlight } from '../../highlight.contract.ts';
import styles from './traveller.module.css';

export type TravellerProps = {
  highlight: Highlight;
  large?: boolean;
  /** The name as a headline, where the highlight has no other. */
  heading?: (name: string) => ReactNode;
  className?: string;
};

/** Who tells it, of where, and how many stars it got. */
export function Traveller({ highlight, large = false, heading, className }: TravellerProps) {
  const mark = languageMark(useFallbackLanguage(highlight, 'location'));
  const { name, location, avatar, rating } = highlight;
  return (
    <div className={classNames(styles.who, className)}>
      {/* The narrowest file is wide enough for both sizes of the circle. */}
      <Avatar
        name={name}
        url={avatar && (avatar.sizes[0]?.url ?? avatar.secure_url)}
        focalPoint={avatar?.focalPoint}
        large={large}
      />
      <div>
        {heading ? heading(name) : <b>{name}</b>}
        <span className="muted" {...mark}>
          {location}
        </span>
        <p className={styles.stars}>
          <Stars value={rating} />
        </p>
      </div>
    </div>
  );
}
