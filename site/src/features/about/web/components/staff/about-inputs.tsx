import { Textarea } from '@trekker/design-system/forms/input.tsx';
import { FormColumns, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { ListEditor } from '@trekker/design-system/staff/forms/list-editor.tsx';
import { aboutRules as rules } from '#features/about/staff-about.contract.ts';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { imageInputs } from '#web/staff/fields/image-inputs.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { type AboutFormValues, aboutFields as fields } from './about.fields.ts';
import { CoreValueFields } from './core-value-fields.tsx';
import { t } from './staff-about.texts.ts';

/** Everything that is written on the about page: left its texts, right its image. */
export function AboutInputs(props: FieldsProps<AboutFormValues>) {
  const { values, change, errors } = props;
  const text = textInputs(fields, props);
  const field = fieldProps(fields, errors);
  const { image } = imageInputs(fields, props, LibraryButton);
  return (
    <FormColumns aside={<FormPart title={t.images}>{image('introImage', { describable: true })}</FormPart>}>
      <FormPart title={t.introduction}>
        {text('title')}
        <RichTextInput
          {...field('intro')}
          field={fields.intro}
          value={values.intro}
          onChange={(intro) => change({ intro })}
        />
      </FormPart>
      <FormPart title={t.mission}>
        <ListEditor
          {...field('mission')}
          hideLabel
          addLabel={t.addParagraph}
          nameOf={(number) => t.paragraph({ number })}
          items={values.mission}
          onChange={(mission) => change({ mission })}
          empty={() => ''}
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
      <FormPart title={t.values}>
        <ListEditor
          {...field('values')}
          hideLabel
          addLabel={t.addValue}
          nameOf={(number) => t.value({ number })}
          items={values.values}
          onChange={(changed) => change({ values: changed })}
          empty={() => ({ icon: '', title: '', description: '' })}
          most={rules.values.items}
        >
          {(value, changeOne, { name }) => <CoreValueFields value={value} name={name} onChange={changeOne} />}
        </ListEditor>
      </FormPart>
      <FormPart title={t.join}>
        {text('joinTitle')}
        {text('joinDescription')}
      </FormPart>
    </FormColumns>
  );
}
