import { Check } from '@trekker/design-system/check.tsx';
import { Field } from '@trekker/design-system/field.tsx';
import { Input, Select, Textarea } from '@trekker/design-system/input.tsx';
import { FieldRow, FormColumns, FormPart } from '@trekker/design-system/staff/form-part.tsx';
import { TagInput } from '@trekker/design-system/staff/tag-input.tsx';
import type { ReactNode } from 'react';
import { type FieldsProps, fieldId } from '../../../../../web/staff/use-edit-form.ts';
import { StoryPictures } from './story-pictures.tsx';
import { type StoryValues, storyCategories, storyLabels, withContent } from './story-values.ts';

export type StoryFieldsProps = FieldsProps<StoryValues> & {
  /** Who can see it; of a story that is stored. */
  visibility?: ReactNode;
};

/** Everything that is written of a story: left what it is, right how it looks. */
export function StoryFields(props: StoryFieldsProps) {
  const { values, change, errors, visibility } = props;
  const field = (name: keyof StoryValues, control: ReactNode, hint?: string) => (
    <Field label={storyLabels[name]} id={fieldId(name)} hint={hint} error={errors[name] ?? null}>
      {control}
    </Field>
  );
  const look = (
    <>
      <StoryPictures {...props} />
      <FormPart title="Visibility">
        {visibility ?? <p className="fine muted">A new story is a draft until you publish it.</p>}
        <Check
          label={storyLabels.featured}
          hint="Large on the home page and first among the stories"
          checked={values.featured}
          onChange={(event) => change({ featured: event.target.checked })}
        />
      </FormPart>
    </>
  );
  return (
    <FormColumns look={look}>
      <FormPart title="What it tells">
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
          'What lists show of it, and the opening line of the story.',
        )}
        {field(
          'content',
          <Textarea
            rows={18}
            value={values.content}
            maxLength={100_000}
            onChange={(event) => change(withContent(values, event.target.value))}
          />,
          'A blank line begins a new paragraph.',
        )}
      </FormPart>
      <FormPart title="Where it belongs">
        <FieldRow>
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
          {field(
            'readTime',
            <Input
              value={values.readTime}
              placeholder="5 min"
              maxLength={40}
              autoComplete="off"
              onChange={(event) => change({ readTime: event.target.value })}
            />,
            'Follows from the text until you write your own.',
          )}
        </FieldRow>
        <TagInput
          label={storyLabels.tags}
          id={fieldId('tags')}
          value={values.tags}
          onChange={(tags) => change({ tags })}
          error={errors.tags ?? null}
          hint="A country or a part of the world brings the story to its readers there."
          placeholder="Type and press Enter"
          maxLength={60}
        />
      </FormPart>
    </FormColumns>
  );
}
