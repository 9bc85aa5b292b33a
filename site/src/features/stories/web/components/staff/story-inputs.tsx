import { Field } from '@trekker/design-system/forms/field.tsx';
import { Select } from '@trekker/design-system/forms/input.tsx';
import { FieldRow, FormColumns, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { TagInput } from '@trekker/design-system/staff/forms/tag-input.tsx';
import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { VisibilityPart } from '#web/staff/fields/flag-input.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { storyFields as fields, type StoryFormValues } from './story.fields.ts';
import { StoryAuthor, StoryPlaceField } from './story-byline.tsx';
import { StoryImages } from './story-images.tsx';
import { storyCategories, withContent } from './story-values.ts';

/** Everything that is written of a story: left what it is, right how it looks. */
export function StoryInputs(props: FieldsProps<StoryFormValues>) {
  const { values, change, errors } = props;
  const text = textInputs(fields, props);
  const field = fieldProps(fields, errors);
  const aside = (
    <>
      <StoryImages {...props} />
      <VisibilityPart field={fields.featured} on={values.featured} onChange={(featured) => change({ featured })} />
    </>
  );
  return (
    <FormColumns aside={aside}>
      <FormPart title="Story">
        {text('title')}
        {text('excerpt')}
        <RichTextInput
          {...field('content')}
          field={fields.content}
          value={values.content}
          onChange={(content, reading) => change(withContent(values, content, reading))}
        />
      </FormPart>
      <FormPart title="Details">
        <FieldRow>
          <StoryAuthor {...props} />
          {text('readTime')}
        </FieldRow>
        <StoryPlaceField {...props} />
      </FormPart>
      <FormPart title="Category and tags">
        <Field {...field('category')}>
          <Select
            value={values.category}
            onChange={(event) => change({ category: event.target.value as StoryFormValues['category'] })}
          >
            <option value="" disabled>
              Choose a category
            </option>
            {storyCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>
        </Field>
        <TagInput
          {...field('tags')}
          value={values.tags}
          onChange={(tags) => change({ tags })}
          hint="Add a country or region so readers can find the story."
          placeholder="Type and press Enter"
          maxLength={fields.tags.maxLength}
        />
      </FormPart>
    </FormColumns>
  );
}
