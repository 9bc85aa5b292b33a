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
import { t } from './staff-versions.texts.ts';

export const loader = (args: LoaderFunctionArgs): Promise<HistoryData> => readHistory(args);

export const meta = (data?: HistoryData): PageMeta => ({
  title: data?.title ? t.historyOf({ title: data.title }) : t.history,
  description: '',
});

export const frame = (): PageFrame => ({ writing: true });

export const Waiting = FormSkeleton;

/** Where a form stands, by the kind of what it edits. */
function formOf(wanted: string, id: string): { href: string; label: string } {
  const [kind, language] = wanted.split('@');
  if (kind !== undefined && language !== undefined)
    return { href: `${translationsOf(kind, id)}/${language}`, label: t.backToTranslation };
  switch (kind) {
    case 'story':
      return { href: `/admin/stories/edit/${id}`, label: t.backToStory };
    case 'destination':
      return { href: `/admin/destinations/edit/${id}`, label: t.backToDestination };
    case 'highlight':
      return { href: `/admin/highlights/edit/${id}`, label: t.backToHighlight };
    case 'banner':
      return { href: '/admin/banners', label: t.backToBanners };
    case 'page':
      return { href: `/admin/pages/edit/${id}`, label: t.backToPage };
    case 'brand':
      return { href: '/admin/settings/brand', label: t.backToBrand };
    case 'texts':
      return { href: '/admin/settings/texts', label: t.backToTexts };
    case 'team-member':
      return { href: '/admin/about/team', label: t.backToTeam };
    default:
      return { href: '/admin/about', label: t.backToAbout };
  }
}

/** Where the forms of an item's translations stand, the language left out. */
const translationsOf = (kind: string, id: string): string =>
  kind === 'about'
    ? '/admin/about/edit'
    : `/admin/${{ story: 'stories', 'team-member': 'about/team' }[kind] ?? `${kind}s`}/edit/${id}`;

/** Every version of an item, and what is another in one of them. */
export function Component() {
  const data = useLoaderData<HistoryData>();
  const { kind, id, title, versions, page, pages, count } = data;
  const state = t.count({ count });
  return (
    <>
      <WriteBar title={title ? t.historyHeading({ title }) : t.history} back={formOf(kind, id)} state={state} />
      {versions.length === 0 ? (
        <div className={styles.none}>
          <Empty title={t.none}>
            <p className="muted">{t.noneWhy}</p>
          </Empty>
        </div>
      ) : (
        <div className={styles.history}>
          <section className={styles.versions} aria-label={t.versions}>
            <VersionList data={data} />
            <Pager page={page} pages={pages} address={hrefTo(`/admin/history/${kind}/${id}`)} label={t.pages} dense />
            <p className={styles.kept}>{t.kept}</p>
          </section>
          <Comparison data={data} />
        </div>
      )}
    </>
  );
}
