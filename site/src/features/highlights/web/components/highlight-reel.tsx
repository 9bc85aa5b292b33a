import { Button } from '@trekker/design-system/actions/button.tsx';
import { eagerAt } from '@trekker/design-system/images/eager.ts';
import type { FormEvent } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import type { FoundHighlights } from '../highlight-data.ts';
import type { HighlightSearch } from '../highlight-filter.ts';
import { t } from '../highlights.texts.ts';
import { pageId, useMoreHighlights } from '../use-more-highlights.ts';
import { HighlightCard } from './highlight-card.tsx';
import styles from './highlight-reel.module.css';

/**
 * The grid of highlights with Load More, which is a form: without a script it leads to an address that shows one page
 * more.
 */
export function HighlightReel({ search, found }: { search: HighlightSearch; found: FoundHighlights }) {
  const { shown, next, busy, failure, loadMore } = useMoreHighlights(search, found);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void loadMore();
  };
  return (
    <>
      <div className={styles.reel}>
        {shown.pages.flatMap(({ page, items }) =>
          items.map((highlight, index) => (
            <HighlightCard
              key={highlight._id}
              highlight={highlight}
              id={page > 1 && index === 0 ? pageId(page) : undefined}
              eager={page === found.pages[0]?.page && eagerAt(index)}
            />
          )),
        )}
      </div>
      {next !== null && (
        <form className={styles.more} action={hrefTo(`/highlight#${pageId(next)}`)} method="get" onSubmit={submit}>
          {search.q && <input type="hidden" name="q" value={search.q} />}
          {search.filter !== 'all' && <input type="hidden" name="filter" value={search.filter} />}
          <input type="hidden" name="page" value={next} />
          <Button type="submit" variant="outline" busy={busy}>
            {busy ? t.loading : t.loadMore}
          </Button>
          {failure && (
            <p className={styles.failure} role="alert">
              {failure}
            </p>
          )}
        </form>
      )}
    </>
  );
}
