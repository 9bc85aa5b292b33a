import { Tag } from '@trekker/design-system/actions/tag.tsx';
import { Paragraphs } from '#web/components/paragraphs.tsx';
import type { StoryDetail } from '../../story.contract.ts';
import page from '../story.module.css';
import { addressOfTag } from '../story-filter.ts';
import styles from './story-text.module.css';

/** What is to be read: the excerpt set large, the paragraphs, the tags. */
export function StoryText({ story: { excerpt, content, tags } }: { story: StoryDetail }) {
  return (
    <div className={page.text}>
      <p className={page.intro}>{excerpt}</p>
      <Paragraphs className={`prose ${styles.prose}`} text={content} />
      {tags.length > 0 && (
        <ul className={`row ${styles.tags}`} aria-label="Tags" data-screen-only>
          {tags.map((tag) => (
            <li key={tag}>
              <Tag href={addressOfTag(tag)}>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
