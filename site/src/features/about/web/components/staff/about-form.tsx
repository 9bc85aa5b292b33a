import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import { aboutChecklist } from '#features/about/about-checklist.ts';
import { readAboutForStaff, type StaffAbout, updateAbout } from '#features/about/staff-about.contract.ts';
import { useCheckedForm } from '#features/checklists/web/components/use-checked-form.tsx';
import { EditionLanguages } from '#features/translations/web/components/edition-languages.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { useApi } from '#web/session/use-session.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { t as editionWords } from '../../editions/staff-about-editions.texts.ts';
import { type AboutFormValues, aboutFields } from './about.fields.ts';
import { AboutInputs } from './about-inputs.tsx';
import { type AboutItem, aboutValuesOf, asItem, changesOf } from './about-values.ts';
import { t } from './staff-about.texts.ts';

/** The about page: what is written on it. The team has a page of its own. */
export function AboutForm({ about }: { about: StaffAbout }) {
  const api = useApi();
  const form = useEditForm<AboutItem, AboutFormValues>({
    key: 'about',
    item: asItem(about),
    read: aboutValuesOf,
    fields: aboutFields,
    async send(saving, values, { item, updatedAt }) {
      const body = { ...changesOf(values, aboutValuesOf(item)), updatedAt: updatedAt ?? '' };
      const answer = await saving.send(updateAbout, { body, files: { introImage: values.introImage } });
      return answer && { message: answer.message, data: asItem(answer.data) };
    },
    readLatest: async () => asItem((await api.call(readAboutForStaff, {})).data),
  });
  const { part, dialogs } = useCheckedForm(aboutChecklist, form);
  return (
    <>
      <StaffPageHeader title={t.about}>
        <ButtonLink variant="outline" small href={hrefTo('/admin/contact-details')}>
          {t.contactDetails}
        </ButtonLink>
        <ButtonLink variant="outline" small href={hrefTo('/admin/about/team')}>
          {t.manageTeam}
        </ButtonLink>
      </StaffPageHeader>
      {form.item?.updatedAt && (
        <EditionLanguages
          label={editionWords.languages}
          form="/admin/about/edit"
          original="/admin/about"
          standings={form.item.editions}
        />
      )}
      <EditForm form={form} action={t.saveChanges} more={dialogs}>
        <AboutInputs values={form.values} change={form.change} errors={form.errors} percent={form.saving.percent} />
        {part}
      </EditForm>
    </>
  );
}
