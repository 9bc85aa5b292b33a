import type { StorySummary } from '../../story.contract.ts';
import { StoryCardBody } from './story-card-body.tsx';
import styles from './story-list-item.module.css';

/** A story in a compact list: a small square image beside the words. */
export const StoryListItem = ({ story }: { story: StorySummary }) => (
  <StoryCardBody story={story} sizes="156px" ratio="1/1" size="t-small" most={90} look="tiny muted" styles={styles} />
);
