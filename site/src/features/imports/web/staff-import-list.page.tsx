import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty, Failed } from '@trekker/design-system/content/empty.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { TakeSiteAlong } from '#features/exports/web/components/take-site-along.tsx';
import { SettingsTabs } from '#features/settings/web/components/settings-tabs.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { sessionContext } from '#web/session/session.ts';
import { type LoadedList, listQuery, loadList } from '#web/staff/list/loaded-list.ts';
import { type ImportRun, listImports } from '../import.contract.ts';
import { BringFile } from './components/bring-file.tsx';
import { ImportRuns } from './components/import-runs.tsx';
import { t } from './staff-imports.texts.ts';

/** Null for whoever may not see them. */
export const loader = async (args: LoaderFunctionArgs): Promise<LoadedList<ImportRun> | null> =>
  args.context.get(sessionContext).read()?.user.role === 'AUTHOR'
    ? loadList(args, listImports, listQuery(args.request, 'page'))
    : null;

export const meta = (): PageMeta => ({
  title: t.title,
  description: t.description,
});

export const Waiting = PartsSkeleton;

export function Component() {
  const list = useLoaderData<Awaited<ReturnType<typeof loader>>>();
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="imports" />
      {list ? <ImportsAndExport list={list} /> : <AskAuthors />}
    </>
  );
}

function ImportsAndExport({ list }: { list: LoadedList<ImportRun> }) {
  const { revalidate } = useRevalidator();
  return (
    <>
      <BringFile />
      {'failed' in list && <Failed text={list.failed} onRetry={() => void revalidate()} />}
      {'rows' in list && list.totalCount > 0 && (
        <FormPart title={t.earlier}>
          <ImportRuns runs={list.rows} />
          <Pager page={list.page} pages={list.pages} address={hrefTo('/admin/settings/import')} />
        </FormPart>
      )}
      <TakeSiteAlong />
    </>
  );
}

/** All of the page is for authors: others learn who they are. */
const AskAuthors = () => (
  <Empty title={t.onlyAuthors}>
    <p className="muted">{t.askAuthors}</p>
    <ButtonLink href={hrefTo('/admin/users?role=AUTHOR')}>{t.showAuthors}</ButtonLink>
  </Empty>
);
