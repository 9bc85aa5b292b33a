import { Failed } from '@trekker/design-system/content/empty.tsx';
import { Pager } from '@trekker/design-system/content/pager.tsx';
import { FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { TakeSiteAlong } from '#features/exports/web/components/take-site-along.tsx';
import { SettingsTabs } from '#features/settings/web/components/settings-tabs.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { useLogin } from '#web/session/use-session.ts';
import { type LoadedList, listQuery, loadList } from '#web/staff/list/loaded-list.ts';
import { OnlyAuthors } from '../../settings/web/components/only-authors.tsx';
import { type ImportRun, listImports } from '../import.contract.ts';
import { BringFile } from './components/bring-file.tsx';
import { ImportRuns } from './components/import-runs.tsx';
import { t } from './staff-imports.texts.ts';

export const loader = (args: LoaderFunctionArgs): Promise<LoadedList<ImportRun>> =>
  loadList(args, listImports, listQuery(args.request, 'page'));

export const meta = (): PageMeta => ({
  title: t.title,
  description: t.description,
});

export const Waiting = PartsSkeleton;

export function Component() {
  const list = useLoaderData<LoadedList<ImportRun>>();
  const { revalidate } = useRevalidator();
  const isAuthor = useLogin()?.user.role === 'AUTHOR';
  return (
    <>
      <StaffPageHeader title={t.settings} />
      <SettingsTabs now="imports" />
      {!isAuthor && <OnlyAuthors>{t.onlyAuthors}</OnlyAuthors>}
      {isAuthor && <BringFile />}
      {isAuthor && 'failed' in list && <Failed text={list.failed} onRetry={() => void revalidate()} />}
      {'rows' in list && list.totalCount > 0 && (
        <FormPart title={t.earlier}>
          <ImportRuns runs={list.rows} />
          <Pager page={list.page} pages={list.pages} address={hrefTo('/admin/settings/import')} />
        </FormPart>
      )}
      {isAuthor && <TakeSiteAlong />}
    </>
  );
}
