import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { SearchIcon } from '@trekker/design-system/icon.tsx';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { mostSearchCharacters } from '#contract/rules/text-limits.ts';
import { notFoundTexts } from '#contract/texts/not-found-texts.ts';
import { apiContext } from '#web/api-client.ts';
import { useTexts } from '#web/frame-data.ts';
import type { PageMeta } from '#web/page.ts';
import { findMeant, type Meant } from './components/meant.ts';
import { SimilarAddresses } from './components/similar-addresses.tsx';
import dunes800 from './dunes-800.webp';
import dunes1600 from './dunes-1600.webp';
import styles from './not-found.module.css';

export async function loader({ request, context }: LoaderFunctionArgs) {
  const meant = await findMeant(context.get(apiContext), new URL(request.url).pathname, request.signal);
  return data(meant, { status: 404 });
}

export const meta = (): PageMeta => ({ title: 'Page not found', description: 'There is no page at this address.' });

export const frame = () => ({ breadcrumbs: [{ label: 'Not found' }] });

/** Every address that leads nowhere. */
export function Component() {
  const { words, similar } = useLoaderData<Meant>();
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
              <form action="/search" method="get">
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
              <ButtonLink href="/">Return Home</ButtonLink>
              <ButtonLink href="/destinations" variant="outline">
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
