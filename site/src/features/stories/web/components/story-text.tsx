import { t as actionWords } from '@trekker/design-system/actions/actions.texts.ts';
import { Tag } from '@trekker/design-system/actions/tag.tsx';
import { addressOfTag } from '#contract/rules/addresses/tag-address.ts';
import { TermWord } from '#features/glossary/web/components/term-word.tsx';
import { ItemText } from '#features/rich-text/web/components/item-text.tsx';
import { NamedPlaces } from '#features/rich-text/web/components/named-places.tsx';
import { TextContents } from '#features/rich-text/web/components/text-contents.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage } from '#web/language/written-in.tsx';
import type { StoryItself } from '../../story.contract.ts';
import page from '../story.module.css';
import styles from './story-text.module.css';

/** What is to be read: the excerpt set large, what the text holds, the text, the places that it names, the tags. */
export function StoryText({ story }: { story: StoryItself }) {
  const { excerpt, body, tags, terms } = story;
  const mark = languageMark(useFallbackLanguage(story, 'title'));
  return (
    <div className={page.text}>
      <p className={page.intro} {...mark}>
        {excerpt}
      </p>
      <TextContents body={body} mark={mark} />
      <ItemText className={styles.prose} body={body} {...mark} />
      <NamedPlaces known={body.known} />
      {tags.length > 0 && (
        <ul className={`row ${styles.tags}`} aria-label={actionWords.tags} data-screen-only>
          {tags.map((tag) => (
            <li key={tag}>
              <Tag href={hrefTo(addressOfTag(terms?.tags[tag]?.slug ?? tag))}>
                <TermWord of={tag} name={terms?.tags[tag]} />
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
