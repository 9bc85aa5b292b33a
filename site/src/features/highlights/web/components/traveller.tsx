import { classNames } from '@trekker/design-system/class-names.ts';
import { Stars } from '@trekker/design-system/content/stars.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import type { ReactNode } from 'react';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { Highlight } from '../../highlight.contract.ts';
import styles from './traveller.module.css';

export type TravellerProps = {
  highlight: Highlight;
  large?: boolean;
  /** The name as a headline, where the highlight has no other. */
  heading?: (name: string) => ReactNode;
  className?: string;
};

/** Who tells it, of where, how many stars it got; the language of what they say, where that is not the page's. */
export function Traveller({ highlight, large = false, heading, className }: TravellerProps) {
  const mark = languageMark(useFallbackLanguage(highlight, 'location'));
  const language = useFallbackLanguage(highlight, 'description');
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
        {language && (
          <p className="fine muted">
            <WrittenIn language={language} />
          </p>
        )}
      </div>
    </div>
  );
}
