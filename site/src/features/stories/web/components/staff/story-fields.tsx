import { Check } from '@trekker/design-system/forms/check.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Input, Select, Textarea } from '@trekker/design-system/forms/input.tsx';
import { FieldRow, FormColumns, FormPart } from '@trekker/design-system/staff/forms/form-part.tsx';
import { TagInput } from '@trekker/design-system/staff/forms/tag-input.tsx';
import type { ReactNode } from 'react';
import { type FieldsProps, fieldId } from '#web/staff/form/use-edit-form.ts';
import { StoryAuthor, StoryPlaceField } from './story-byline.tsx';
import { StoryImages } from './story-images.tsx';
import { type StoryValues, storyCategories, storyLabels, withContent } from './story-values.ts';

/** Everything that is written of a story: left what it is, right how it looks. */
export function StoryFields(props: FieldsProps<StoryValues>) {
  const { values, change, errors } = props;
  const field = (name: keyof StoryValues, control: ReactNode, hint?: string) => (
    <Field label={storyLabels[name]} id={fieldId(name)} hint={hint} error={errors[name] ?? null}>
      {control}
    </Field>
  );
  const aside = (
    <>
      <StoryImages {...props} />
      <FormPart title="Visibility">
        <Check
          label={storyLabels.featured}
          hint="Shown large on the home page and first on the Stories page"
          checked={values.featured}
          onChange={(event) => change({ featured: event.target.checked })}
        />
      </FormPart>
    </>
  );
  return (
    <FormColumns aside={aside}>
      <FormPart title="Story">
        {field(
          'title',
          <Input
            value={values.title}
            maxLength={200}
            autoComplete="off"
            onChange={(event) => change({ title: event.target.value })}
          />,
        )}
        {field(
          'excerpt',
          <Textarea
            rows={2}
            style={{ minHeight: '4.5rem', fieldSizing: 'content' }}
            value={values.excerpt}
            maxLength={600}
            onChange={(event) => change({ excerpt: event.target.value })}
          />,
          'Shown in lists and at the top of the story.',
        )}
        {field(
          'content',
          <Textarea
            rows={18}
            value={values.content}
            maxLength={100_000}
            onChange={(event) => change(withContent(values, event.target.value))}
          />,
          'Leave a blank line to start a new paragraph.',
        )}
      </FormPart>
      <FormPart title="Details">
        <FieldRow>
          <StoryAuthor {...props} />
          {field(
            'readTime',
            <Input
              value={values.readTime}
              placeholder="5 min"
              maxLength={40}
              autoComplete="off"
              onChange={(event) => change({ readTime: event.target.value })}
            />,
            'Calculated automatically; edit to override.',
          )}
        </FieldRow>
        <StoryPlaceField {...props} />
      </FormPart>
      <FormPart title="Category and tags">
        {field(
          'category',
          <Select
            value={values.category}
            onChange={(event) => change({ category: event.target.value as StoryValues['category'] })}
          >
            <option value="" disabled>
              Choose a category
            </option>
            {storyCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </Select>,
        )}
        <TagInput
          label={storyLabels.tags}
          id={fieldId('tags')}
          value={values.tags}
          onChange={(tags) => change({ tags })}
          error={errors.tags ?? null}
          hint="Add a country or region so readers can find the story."
          placeholder="Type and press Enter"
          maxLength={60}
        />
      </FormPart>
    </FormColumns>
  );
}
