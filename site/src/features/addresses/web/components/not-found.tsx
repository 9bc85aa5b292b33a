import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { SearchIcon } from '@trekker/design-system/icon.tsx';
import { mostSearchCharacters } from '#contract/rules/text-limits.ts';
import { notFoundTexts } from '#contract/texts/not-found-voice.texts.ts';
import { t as commonWords } from '#web/components/components.texts.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import { t as frameWords } from '#web/layout/layout.texts.ts';
import { t } from '../not-found.texts.ts';
import dunes800 from './dunes-800.webp';
import dunes1600 from './dunes-1600.webp';
import styles from './not-found.module.css';
import { SimilarAddresses } from './similar-addresses.tsx';
import type { Suggestions } from './suggestions.ts';

/** What stands at an address that leads nowhere. */
export function NotFound({ words, similar }: Suggestions) {
  const text = useTexts(notFoundTexts);
  return (
    <>
      <div className="wrap">
        <div className={styles.lost}>
          <p className={`serif ${styles.number}`} aria-hidden="true">
            404
          </p>
          <div className={styles.text}>
            <h1 className="t-section">{text('not-found.title')}</h1>
            <p className="lead">{text('not-found.lead')}</p>
            <search className={styles.search}>
              <form action={hrefTo('/search')} method="get">
                <SearchIcon />
                <label className="sr" htmlFor="lost-words">
                  {frameWords.search}
                </label>
                <input
                  key={words}
                  id="lost-words"
                  type="search"
                  name="q"
                  defaultValue={words}
                  maxLength={mostSearchCharacters}
                  placeholder={frameWords.searchExample}
                  enterKeyHint="search"
                  autoComplete="off"
                />
                <button type="submit">{frameWords.search}</button>
              </form>
            </search>
            <div className="row">
              <ButtonLink href={hrefTo('/')}>{commonWords.returnHome}</ButtonLink>
              <ButtonLink href={hrefTo('/destinations')} variant="outline">
                {frameWords.destinations}
              </ButtonLink>
            </div>
          </div>
        </div>
        <SimilarAddresses similar={similar} />
      </div>
      <figure className={styles.picture}>
        <img
          src={dunes800}
          srcSet={`${dunes800} 800w, ${dunes1600} 1600w`}
          sizes="100vw"
          width={1600}
          height={686}
          alt={t.caravan}
          loading="lazy"
          decoding="async"
        />
      </figure>
    </>
  );
}
