import { PartsSkeleton } from '@trekker/design-system/staff/page-skeletons.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation, useRevalidator } from 'react-router';
import type { Answer } from '#contract/endpoint.ts';
import { apiContext } from '#web/api-client.ts';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '#web/page.ts';
import { sessionContext } from '#web/session/session.ts';
import { listQuery } from '#web/staff/list/loaded-list.ts';
import { usePolling } from '#web/staff/use-polling.ts';
import { readImport } from '../import.contract.ts';
import { listImportedAddresses } from '../imported-address.contract.ts';
import { ImportFile } from './components/import-file.tsx';
import { ImportPanel } from './components/import-panel.tsx';
import { ImportReportLines } from './components/import-report-lines.tsx';
import { ImportSteps } from './components/import-steps.tsx';
import { StateOfImport } from './components/import-words.tsx';
import { t } from './staff-imports.texts.ts';

type Loaded = { report: Answer<typeof readImport>; addresses: Answer<typeof listImportedAddresses> };

export async function loader({ context, request, params }: LoaderFunctionArgs): Promise<Loaded> {
  // Where others learn who may see it.
  if (context.get(sessionContext).read()?.user.role !== 'AUTHOR') throw redirect(hrefTo('/admin/settings/import'));
  const api = context.get(apiContext);
  const query = listQuery(request, 'show', 'page');
  const first = {};
  const of = { params: { id: params.id ?? '' } };
  const [wantedLines, wantedAddresses] =
    query.show === 'addresses' ? [first, listQuery(request, 'page')] : [query, first];
  const [report, addresses] = await Promise.all([
    api.call(readImport, { ...of, query: wantedLines }, request.signal),
    api.call(listImportedAddresses, { ...of, query: wantedAddresses }, request.signal),
  ]);
  return { report, addresses };
}

export const meta = (): PageMeta => ({ title: t.import, description: t.importDescription });

export const Waiting = PartsSkeleton;

export function Component() {
  const { report, addresses } = useLoaderData<Loaded>();
  const { run, lines } = report.data;
  const { search } = useLocation();
  const { revalidate } = useRevalidator();
  usePolling(['reading', 'running', 'undoing'].includes(run.state), () => void revalidate());
  const show = new URLSearchParams(search).get('show') ?? '';
  const { page, totalPages } = show === 'addresses' ? addresses : report;
  return (
    <>
      <StaffPageHeader
        title={t.import}
        badge={<StateOfImport state={run.state} />}
        back={{ href: hrefTo('/admin/settings/import'), label: t.title }}
      />
      <ImportSteps state={run.state} />
      <ImportFile run={run} />
      {/* What was chosen stays while the report is looked through; another reading begins anew. */}
      <ImportPanel key={`${run._id} ${run.site}`} run={run} hasAddresses={addresses.totalCount > 0}>
        <ImportReportLines
          lines={lines}
          page={page}
          pages={totalPages}
          count={report.totalCount}
          show={show}
          addresses={addresses}
          run={run}
        />
      </ImportPanel>
    </>
  );
}
