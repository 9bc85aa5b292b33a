import { t as actionWords } from '@trekker/design-system/actions/actions.texts.ts';
import { Tag } from '@trekker/design-system/actions/tag.tsx';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { NamedPlaces } from '#features/rich-text/web/components/named-places.tsx';
import { TextContents } from '#features/rich-text/web/components/text-contents.tsx';
import type { ShownLanguage } from '#web/language/href-in.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark } from '#web/language/written-in.tsx';
import type { StoryItself } from '../../story.contract.ts';
import page from '../story.module.css';
import { addressOfTag } from '../tag-address.ts';
import styles from './story-text.module.css';

type StoryTextProps = {
  story: StoryItself;
  /** That of its words, where it is not the page's. */
  language?: ShownLanguage | undefined;
};

/** What is to be read: the excerpt set large, what the text holds, the text, the places that it names, the tags. */
export function StoryText({ story: { excerpt, body, tags }, language }: StoryTextProps) {
  const mark = languageMark(language);
  return (
    <div className={page.text}>
      <p className={page.intro} {...mark}>
        {excerpt}
      </p>
      <TextContents body={body} />
      <ItemText className={styles.prose} body={body} {...mark} />
      <NamedPlaces known={body.known} />
      {tags.length > 0 && (
        <ul className={`row ${styles.tags}`} aria-label={actionWords.tags} data-screen-only>
          {tags.map((tag) => (
            <li key={tag}>
              <Tag href={hrefTo(addressOfTag(tag))}>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
