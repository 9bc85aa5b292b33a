import { useNavigate } from 'react-router';
import { useCheckedForm } from '#features/checklists/web/components/use-checked-form.tsx';
import { pageChecklist } from '#features/pages/page-checklist.ts';
import {
  createPage,
  publishPage,
  readPageForStaff,
  type StaffPage,
  updatePage,
} from '#features/pages/staff-page.contract.ts';
import { PreviewButton } from '#features/previews/web/components/preview-button.tsx';
import { ScheduleButton } from '#features/schedules/web/components/schedule-button.tsx';
import { EditionLanguages } from '#features/translations/web/components/edition-languages.tsx';
import { useApi } from '#web/session/use-session.ts';
import { toRequest } from '#web/staff/fields/form-field.ts';
import { PreviewLink } from '#web/staff/form/preview-link.tsx';
import { useCreateKey } from '#web/staff/form/use-create-key.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { WriteForm } from '#web/staff/writing/write-form.tsx';
import { t as editionWords } from '../../editions/staff-page-editions.texts.ts';
import { t } from '../../staff-pages.texts.ts';
import { type PageFormValues, pageFields } from './page.fields.ts';
import { PagePaper } from './page-paper.tsx';
import { PageRail } from './page-rail.tsx';
import { pageValuesOf } from './page-values.ts';

/**
 * Adds a page, begun with a template where one is chosen, or changes one. A new one leads on to its own form, where it
 * can be previewed and published.
 */
export function PageForm({ item, begun }: { item: StaffPage | null; begun?: PageFormValues | undefined }) {
  const api = useApi();
  const navigate = useNavigate();
  const createKeyOf = useCreateKey();
  const form = useEditForm<StaffPage, PageFormValues>({
    key: draftKeyOf(item?._id ?? 'new'),
    item,
    read: (from) => (from || !begun ? pageValuesOf(from) : begun),
    fields: pageFields,
    send(saving, values, { item: stored, updatedAt }) {
      const body = toRequest(pageFields, values);
      if (!stored) return saving.send(createPage, { body: { ...body, createKey: createKeyOf(values) } });
      return saving.send(updatePage, { params: { id: stored._id }, body: { ...body, updatedAt: updatedAt ?? '' } });
    },
    readLatest: async (id) => (await api.call(readPageForStaff, { params: { id } })).data,
    ...(!item?.isStandard && {
      publication: {
        isPublished: (page) => page.isPublished,
        publish: ({ _id }, isPublished) => api.call(publishPage, { params: { id: _id }, body: { isPublished } }),
      },
    }),
    onSaved(saved, release) {
      if (item) return;
      release();
      void navigate(`/admin/pages/edit/${saved._id}`, { replace: true });
    },
  });
  const { part, dialogs, publication } = useCheckedForm(pageChecklist, form);
  const props = { values: form.values, change: form.change, errors: form.errors, percent: form.saving.percent };
  const stored = form.item;
  const plan = (look: { className: string; hasWord?: boolean }) =>
    stored && !stored.isStandard && <ScheduleButton {...look} kind="page" item={stored} onPlanned={form.accept} />;
  return (
    <WriteForm
      form={{ ...form, publication }}
      title={stored?.title ?? t.new}
      back={backToPages()}
      action={t.save}
      more={
        <>
          {stored && (
            <>
              <PreviewLink className="on-wide" href={`/admin/pages/preview/${stored._id}`} />
              <PreviewButton kind="page" id={stored._id} />
              {plan({ className: 'on-wide' })}
            </>
          )}
          {dialogs}
        </>
      }
      rail={
        <PageRail {...props} item={stored} checklist={part} plan={plan({ className: 'on-narrow', hasWord: true })} />
      }
    >
      {stored && (
        <EditionLanguages
          label={editionWords.languages}
          form={`/admin/pages/edit/${stored._id}`}
          standings={stored.editions}
        />
      )}
      <PagePaper {...props} />
    </WriteForm>
  );
}

export const backToPages = () => ({ href: '/admin/pages', label: t.back });

export const draftKeyOf = (id: string): string => `page:${id}`;
