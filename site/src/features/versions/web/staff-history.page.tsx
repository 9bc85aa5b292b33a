import { Empty } from '@trekker/design-system/content/empty.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { FormSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { WriteBar } from '#web/staff/writing/write-bar.tsx';
import { Comparison } from './components/comparison.tsx';
import { VersionList } from './components/version-list.tsx';
import styles from './history.module.css';
import { type HistoryData, readHistory } from './history-data.ts';

export const loader = (args: LoaderFunctionArgs): Promise<HistoryData> => readHistory(args);

export const meta = (data?: HistoryData): PageMeta => ({
  title: `History${data?.title ? `, ${data.title}` : ''}`,
  description: '',
});

export const frame = (): PageFrame => ({ writing: true });

export const Waiting = FormSkeleton;

/** Where a form stands, by the kind of what it edits. */
function formOf(kind: string, id: string): { href: string; label: string } {
  switch (kind) {
    case 'story':
      return { href: `/admin/stories/edit/${id}`, label: 'Back to the story' };
    case 'destination':
      return { href: `/admin/destinations/edit/${id}`, label: 'Back to the destination' };
    case 'highlight':
      return { href: `/admin/highlights/edit/${id}`, label: 'Back to the highlight' };
    case 'banner':
      return { href: '/admin/banners', label: 'Back to Banners' };
    case 'page':
      return { href: `/admin/pages/edit/${id}`, label: 'Back to the page' };
    case 'brand':
      return { href: '/admin/settings/brand', label: 'Back to Brand' };
    case 'texts':
      return { href: '/admin/settings/texts', label: 'Back to Texts' };
    case 'team-member':
      return { href: '/admin/about/team', label: 'Back to the team' };
    default:
      return { href: '/admin/about', label: 'Back to About' };
  }
}

/** Every version of an item, and what is another in one of them. */
export function Component() {
  const data = useLoaderData<HistoryData>();
  const { kind, id, title, versions, page, pages, count } = data;
  const state = count === 1 ? '1 version' : `${count} versions`;
  return (
    <>
      <WriteBar title={title ? `History of ${title}` : 'History'} back={formOf(kind, id)} state={state} />
      {versions.length === 0 ? (
        <Empty title="No versions yet">
          <p className="muted">From the next save on, every change is kept here.</p>
        </Empty>
      ) : (
        <div className={styles.history}>
          <section className={styles.versions} aria-label="Versions">
            <VersionList data={data} />
            <Pager
              page={page}
              pages={pages}
              address={hrefTo(`/admin/history/${kind}/${id}`)}
              label="Pages of versions"
              dense
            />
            <p className={styles.kept}>At least 100 versions are kept, and all of the last 90 days.</p>
          </section>
          <Comparison data={data} />
        </div>
      )}
    </>
  );
}
