import { Meta } from '@trekker/design-system/content/card.tsx';
import { ArrowRightIcon } from '@trekker/design-system/icon.tsx';
import type { Eager } from '@trekker/design-system/images/eager.ts';
import { Image } from '@trekker/design-system/images/image.tsx';
import { beside } from '@trekker/design-system/images/image-file.ts';
import type { ReactNode } from 'react';
import { PrintedPosition } from '#features/destinations/web/components/printed-position.tsx';
import type { ShownLanguage } from '#web/language/href-in.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { languageMark, useFallbackLanguage, WrittenIn } from '#web/language/written-in.tsx';
import type { FoundDestination, FoundStory, Match } from '../../search.contract.ts';
import { t } from '../search.texts.ts';
import type { Result } from '../search-data.ts';
import { Marked } from './marked.tsx';
import styles from './search-result.module.css';

/** One thing that was found: its kind, its title, and where it holds what was searched. */
export function SearchResult({ result, eager }: { result: Result; eager: Eager }) {
  if (result.kind === 'destination') return <PlaceResult place={result.item} eager={eager} />;
  return <StoryResult story={result.item} eager={eager} />;
}

function PlaceResult({ place, eager }: { place: FoundDestination; eager: Eager }) {
  const { slug, name, thumbnail, match } = place;
  const language = useFallbackLanguage(place, 'name');
  return (
    <Row
      kind={t.destination}
      href={`/destinations/${slug}`}
      title={name}
      match={match}
      image={thumbnail}
      transitionName={`place-${slug}`}
      eager={eager}
      language={language}
    >
      <span>
        <Marked {...match.about} />, <PrintedPosition of={place.location.coordinates} />
      </span>
    </Row>
  );
}

function StoryResult({ story, eager }: { story: FoundStory; eager: Eager }) {
  const { slug, title, coverImage, match } = story;
  const language = useFallbackLanguage(story, 'title');
  return (
    <Row
      kind={t.story}
      href={`/stories/${slug}`}
      title={title}
      match={match}
      image={coverImage}
      transitionName={`story-${slug}`}
      eager={eager}
      language={language}
    >
      <span>
        <Marked {...match.about} />, <bdi>{story.readTime}</bdi>
      </span>
    </Row>
  );
}

type RowProps = {
  kind: string;
  href: string;
  title: string;
  match: Match;
  image: FoundDestination['thumbnail'];
  transitionName: string;
  eager: Eager;
  /** That of its words, where it is not the page's. */
  language?: ShownLanguage | undefined;
  children: ReactNode;
};

function Row({ kind, href, title, match, image, transitionName, eager, language, children }: RowProps) {
  const mark = languageMark(language);
  return (
    <article className={styles.result}>
      <div className={styles.image}>
        <Image
          image={beside(image, title)}
          sizes="(min-width: 48rem) 208px, 112px"
          eager={eager}
          transitionName={transitionName}
        />
      </div>
      <div className={styles.text}>
        <Meta>
          <b>{kind}</b>
          {children}
          {language && <WrittenIn language={language} />}
        </Meta>
        <h3 className="t-block">
          <a href={hrefTo(href)} {...mark}>
            <Marked text={title} marks={match.title} />
          </a>
        </h3>
        <p className="fine muted" {...mark}>
          <Marked {...match.text} />
        </p>
      </div>
      <span className={styles.end}>
        <ArrowRightIcon />
      </span>
    </article>
  );
}
