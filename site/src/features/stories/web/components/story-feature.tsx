import type { StorySummary } from '../../story.contract.ts';
import { StoryCardBody } from './story-card-body.tsx';
import styles from './story-feature.module.css';

export type StoryFeatureProps = {
  story: StorySummary;
  /**
   * `wide` takes more than half of the page, `square` as well, beside two others; `tall` is cut 4:5, for a narrow
   * column, where there are columns; `part` stands in a row of two or three.
   */
  shape?: 'wide' | 'square' | 'tall' | 'part';
  eager?: boolean;
};

// The tall cut shows little more than half of the file's width. On a phone, there may be many parts: the file of two
// pixels for one will do.
const imageSizes = {
  wide: '(min-width: 64rem) 56vw, 100vw',
  tall: '(min-width: 64rem) 57vw, (min-width: 48rem) 45vw, 85vw',
  square: '(min-width: 64rem) 84vw, 150vw',
  part: '(min-width: 64rem) 48vw, (min-width: 48rem) 45vw, 85vw',
};

const ratios = { wide: '3/2', square: '1/1', tall: undefined, part: '3/2' };

/** A large card: a featured story on the home page. */
export function StoryFeature({ story, shape = 'wide', eager = false }: StoryFeatureProps) {
  return (
    <StoryCardBody
      story={story}
      sizes={imageSizes[shape]}
      ratio={ratios[shape]}
      eager={eager}
      size="t-block"
      look={shape === 'wide' || shape === 'square' ? 'muted' : undefined}
      styles={shape === 'tall' ? styles : undefined}
    />
  );
}
