import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { SearchIcon } from '@trekker/design-system/icon.tsx';
import { mostSearchCharacters } from '#contract/rules/text-limits.ts';
import { notFoundTexts } from '#contract/texts/not-found-texts.ts';
import { useTexts } from '#web/frame-data.ts';
import { hrefTo } from '#web/language/href-to.ts';
import dunes800 from './dunes-800.webp';
import dunes1600 from './dunes-1600.webp';
import type { Meant } from './meant.ts';
import styles from './not-found.module.css';
import { SimilarAddresses } from './similar-addresses.tsx';

/** What stands at an address that leads nowhere. */
export function NotFound({ words, similar }: Meant) {
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
                  Search
                </label>
                <input
                  key={words}
                  id="lost-words"
                  type="search"
                  name="q"
                  defaultValue={words}
                  maxLength={mostSearchCharacters}
                  placeholder="A place, a country, a mood"
                  enterKeyHint="search"
                  autoComplete="off"
                />
                <button type="submit">Search</button>
              </form>
            </search>
            <div className="row">
              <ButtonLink href={hrefTo('/')}>Return Home</ButtonLink>
              <ButtonLink href={hrefTo('/destinations')} variant="outline">
                Destinations
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
          alt="A caravan crossing the crest of a dune before a low sun"
          loading="lazy"
          decoding="async"
        />
      </figure>
    </>
  );
}
