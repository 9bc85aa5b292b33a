import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { DataTable } from '@trekker/design-system/staff/lists/data-table.tsx';
import { RowLead } from '@trekker/design-system/staff/lists/row-lead.tsx';
import { ListSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { type TranslatedKind, translatedKinds } from '#contract/rules/translations/translated-kinds.ts';
import { editionColumns } from '#features/translations/web/components/edition-marks.tsx';
import { translationFilters } from '#features/translations/web/components/translation-filter.ts';
import { apiContext } from '#web/api-client.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { type LoadedList, listQuery, loadList, useListState } from '#web/staff/list/loaded-list.ts';
import { StaffList } from '#web/staff/list/staff-list.tsx';
import type { ListFilter } from '#web/staff/list/staff-list-bar.tsx';
import { listTranslations, type TranslatedItem } from '../translation-list.contract.ts';
import { t } from './staff-translation-list.texts.ts';

type Summary = Pick<Answer<typeof listTranslations>, 'languages' | 'countsByLanguage'>;
type Data = { list: LoadedList<TranslatedItem>; summary: Summary | null };

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  const { request, context } = args;
  const { translation = '', ...asked } = listQuery(request, 'q', 'kind', 'page', 'translation');
  const [language = '', state = ''] = translation.split('.');
  const [list, summary] = await Promise.all([
    loadList(args, listTranslations, { ...asked, ...(language && { in: language, state }) }),
    // Of everything, whatever is shown; the list is as good without it.
    context
      .get(apiContext)
      .call(listTranslations, { query: { limit: '1' } }, request.signal)
      .catch(() => null),
  ]);
  return { list, summary };
}

export const meta = (): PageMeta => ({ title: t.title, description: t.description });

export const Waiting = ListSkeleton;

export function Component() {
  const { list, summary } = useLoaderData<Data>();
  const isNarrowed = useLocation().search !== '';
  const languages = 'rows' in list ? list.languages : undefined;
  return (
    <StaffList
      title={t.title}
      note={t.description}
      actions={
        <ButtonLink variant="outline" small href={hrefTo('/admin/settings/languages')}>
          {t.languages}
        </ButtonLink>
      }
      search={{ label: t.search, placeholder: t.searchBy }}
      filters={[kindFilter(), ...translationFilters(list)]}
      list={useListState(list)}
      empty={isNarrowed ? t.noMatch : t.isEmpty}
      from={t.from}
      foot={summary && <Counts summary={summary} />}
    >
      {(rows) => (
        <DataTable
          label={t.title}
          rows={rows.map((row) => ({ ...row, editions: row.languages }))}
          keyOf={({ kind, _id }) => `${kind} ${_id}`}
          columns={[
            {
              head: t.item,
              cell: (row) => <RowLead title={row.title} href={hrefTo(originalOf(row))} />,
            },
            { head: t.kind, phone: 'state', short: true, cell: ({ kind }) => kindWord(kind) },
            ...editionColumns(languages, formOf),
          ]}
        />
      )}
    </StaffList>
  );
}

function Counts({ summary: { languages = [], countsByLanguage } }: { summary: Summary }) {
  return (
    <ul className="fine muted">
      {languages.map(({ code, name }) => {
        const { missing = 0, draft = 0, stale = 0, published = 0 } = countsByLanguage[code] ?? {};
        // Its name in its own letters leaves the figures after it where they are.
        return <li key={code}>{t.counts({ language: `\u2068${name}\u2069`, missing, draft, stale, published })}</li>;
      })}
    </ul>
  );
}

const kindFilter = (): ListFilter => ({
  name: 'kind',
  label: t.kind,
  options: [
    { value: '', label: t.allKinds },
    ...translatedKinds.map((kind) => ({ value: kind, label: kindWord(kind) })),
  ],
});

function kindWord(kind: TranslatedKind): string {
  switch (kind) {
    case 'story':
      return t.story;
    case 'destination':
      return t.destination;
    case 'page':
      return t.page;
    case 'highlight':
      return t.highlight;
    case 'banner':
      return t.banner;
    case 'team-member':
      return t.teamMember;
    case 'about':
      return t.about;
  }
}

const forms: Record<TranslatedKind, string> = {
  story: '/admin/stories/edit',
  destination: '/admin/destinations/edit',
  page: '/admin/pages/edit',
  highlight: '/admin/highlights/edit',
  banner: '/admin/banners/edit',
  'team-member': '/admin/about/team/edit',
  about: '/admin/about/edit',
};

/** Where its translations are written, the language left out. */
const formOf = ({ kind, _id }: Pick<TranslatedItem, 'kind' | '_id'>): string =>
  kind === 'about' ? forms.about : `${forms[kind]}/${_id}`;

/** Where it is written itself; what opens over its list has no address of its own. */
function originalOf(row: TranslatedItem): string {
  if (row.kind === 'banner') return '/admin/banners';
  if (row.kind === 'team-member') return '/admin/about/team';
  return row.kind === 'about' ? '/admin/about' : formOf(row);
}
