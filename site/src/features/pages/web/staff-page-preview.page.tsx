import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { apiContext } from '#web/api-client.ts';
import type { PageFrame, PageMeta } from '#web/page.ts';
import { sessionContext } from '#web/session/session.ts';
import { PreviewBar } from '#web/staff/form/preview-bar.tsx';
import { staffOnly } from '#web/staff/form/preview-guard.ts';
import { readUnsaved } from '#web/staff/form/read-unsaved.ts';
import { t as lists } from '#web/staff/list/staff-list.texts.ts';
import { previewText } from '../../rich-text/staff-rich-text.contract.ts';
import type { PageDetail } from '../page.contract.ts';
import { previewPage } from '../staff-page.contract.ts';
import { PageView } from './components/page-view.tsx';
import type { PageFormValues } from './components/staff/page.fields.ts';
import { draftKeyOf } from './components/staff/page-form.tsx';
import { withUnsaved } from './components/staff/page-values.ts';
import { t } from './staff-pages.texts.ts';

type Data = { page: PageDetail; isUnsaved: boolean };

export async function loader(args: LoaderFunctionArgs): Promise<Data> {
  await staffOnly(args);
  const id = args.params.id ?? '';
  const api = args.context.get(apiContext);
  const { data } = await api.call(previewPage, { params: { id } }, args.request.signal);
  const typed = readUnsaved<PageFormValues>(draftKeyOf(id), data.updatedAt, args.context.get(sessionContext));
  if (!typed) return { page: data, isUnsaved: false };
  const text = await api.call(previewText, { body: { markdown: typed.content } }, args.request.signal);
  return { page: withUnsaved(data, typed, text.data), isUnsaved: true };
}

export const meta = (data?: Data): PageMeta => ({
  title: data ? t.previewOf({ title: data.page.title }) : t.previewOfOne,
  description: '',
});

export const frame = (): PageFrame => ({ breadcrumbs: [{ label: lists.preview }] });

export function Component() {
  const { page, isUnsaved } = useLoaderData<Data>();
  return (
    <>
      <PageView page={page} />
      <PreviewBar isPublished={page.isPublished} isUnsaved={isUnsaved} edit={`/admin/pages/edit/${page._id}`} />
    </>
  );
}
