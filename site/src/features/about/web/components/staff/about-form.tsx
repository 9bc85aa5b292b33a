import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Textarea } from '@trekker/design-system/forms/input.tsx';
import { FileField } from '@trekker/design-system/staff/forms/file-field.tsx';
import { FormColumns, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { ListEditor } from '@trekker/design-system/staff/forms/list-editor.tsx';
import { StaffPageHeader } from '@trekker/design-system/staff/staff-page-header.tsx';
import type { About } from '#features/about/about.contract.ts';
import { readAboutForStaff, aboutRules as rules, updateAbout } from '#features/about/staff-about.contract.ts';
import { useApi } from '#web/session/use-session.ts';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import { fieldId } from '#web/staff/fields/use-field-errors.ts';
import { EditForm } from '#web/staff/form/edit-form.tsx';
import { imageFiles } from '#web/staff/form/image-files.ts';
import { useEditForm } from '#web/staff/form/use-edit-form.ts';
import { type AboutFormValues, aboutFields as fields } from './about.fields.ts';
import { type AboutItem, aboutValuesOf, asItem, changesOf } from './about-values.ts';
import { CoreValueFields } from './core-value-fields.tsx';

/** The about page: what is written on it. The team has a page of its own. */
export function AboutForm({ about }: { about: About }) {
  const api = useApi();
  const form = useEditForm<AboutItem, AboutFormValues>({
    key: 'about',
    item: asItem(about),
    read: aboutValuesOf,
    fields,
    async send(saving, values, { item, updatedAt }) {
      const body = { ...changesOf(values, aboutValuesOf(item)), updatedAt: updatedAt ?? '' };
      const answer = await saving.send(updateAbout, { body, files: { introImage: values.introImage?.file } });
      return answer && { message: answer.message, data: asItem(answer.data) };
    },
    readLatest: async () => asItem((await api.call(readAboutForStaff, {})).data),
  });
  const { values, change, errors } = form;
  const text = textInputs(fields, form);
  const image = (
    <FormPart title="Pictures">
      <FileField
        label={fields.introImage.label}
        id={fieldId('introImage')}
        value={values.introImage}
        onChange={(introImage) => change({ introImage })}
        error={errors.introImage ?? null}
        describable
        {...imageFiles}
        {...(form.saving.percent !== undefined && { percent: form.saving.percent })}
      />
    </FormPart>
  );
  return (
    <>
      <StaffPageHeader title="About">
        <ButtonLink variant="outline" small href="/admin/contact-details">
          Contact details
        </ButtonLink>
        <ButtonLink variant="outline" small href="/admin/about/team">
          Manage Team
        </ButtonLink>
      </StaffPageHeader>
      <EditForm form={form} action="Save Changes">
        <FormColumns aside={image}>
          <FormPart title="Introduction">
            {text('title')}
            {text('intro')}
          </FormPart>
          <FormPart title="Our Mission">
            <ListEditor
              label={fields.mission.label}
              hideLabel
              one="paragraph"
              id={fieldId('mission')}
              items={values.mission}
              onChange={(mission) => change({ mission })}
              empty={() => ''}
              error={errors.mission ?? null}
              most={rules.mission.items}
            >
              {(paragraph, changeOne, { name }) => (
                <Textarea
                  aria-label={name}
                  rows={3}
                  maxLength={rules.mission.characters}
                  value={paragraph}
                  onChange={(event) => changeOne(event.target.value)}
                />
              )}
            </ListEditor>
          </FormPart>
          <FormPart title="Our Values">
            <ListEditor
              label={fields.values.label}
              hideLabel
              one="value"
              id={fieldId('values')}
              items={values.values}
              onChange={(changed) => change({ values: changed })}
              empty={() => ({ icon: '', title: '', description: '' })}
              error={errors.values ?? null}
              most={rules.values.items}
            >
              {(value, changeOne, { name }) => <CoreValueFields value={value} name={name} onChange={changeOne} />}
            </ListEditor>
          </FormPart>
          <FormPart title="Join Our Community">
            {text('joinTitle')}
            {text('joinDescription')}
          </FormPart>
        </FormColumns>
      </EditForm>
    </>
  );
}
