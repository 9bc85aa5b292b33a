import { Field } from '@trekker/design-system/forms/field.tsx';
import { Select } from '@trekker/design-system/forms/input.tsx';
import { TagInput } from '@trekker/design-system/staff/forms/tag-input.tsx';
import type { ReactNode } from 'react';
import { PublicationPart } from '#features/schedules/web/components/publication-part.tsx';
import type { StaffStory } from '#features/stories/staff-story.contract.ts';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { FlagInput } from '#web/staff/fields/flag-input.tsx';
import { textInputs } from '#web/staff/fields/text-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { t as listWords } from '#web/staff/list/staff-list.texts.ts';
import { RailPart } from '#web/staff/writing/rail-part.tsx';
import { t } from '../../staff-stories.texts.ts';
import { CategoryOptions } from './category-options.tsx';
import { storyFields as fields, type StoryFormValues } from './story.fields.ts';
import { StoryAuthor, StoryPlaceField } from './story-byline.tsx';
import { useStoryCategories } from './use-story-categories.ts';

export type StoryRailProps = FieldsProps<StoryFormValues> & {
  /** What is to be mended in it. */
  checklist?: ReactNode;
  /** On a phone, whose bar has no room for it: plans when it goes out. */
  plan?: ReactNode;
  /** As it is stored; null for a new one. */
  item?: Pick<StaffStory, '_id' | 'slug' | 'isPublished' | 'publishAt' | 'unpublishAt' | 'state'> | null;
};

/** Beside a story: who can see it, and where it belongs. */
export function StoryRail({ item = null, checklist, plan, ...props }: StoryRailProps) {
  const { values, change, errors } = props;
  const text = textInputs(fields, props);
  const field = fieldProps(fields, errors);
  const categories = useStoryCategories();
  return (
    <>
      <PublicationPart
        item={item}
        href={`/stories/${item?.slug}`}
        preview={`/admin/stories/preview/${item?._id}`}
        plan={plan}
      />
      {checklist}
      <RailPart title={t.categoryAndTags}>
        <FlagInput field={fields.featured} on={values.featured} onChange={(featured) => change({ featured })} />
        <Field {...field('category')}>
          <Select value={values.category} onChange={(event) => change({ category: event.target.value })}>
            <option value="" disabled>
              {t.chooseCategory}
            </option>
            <CategoryOptions names={categories} chosen={values.category} />
          </Select>
        </Field>
        <TagInput
          {...field('tags')}
          value={values.tags}
          onChange={(tags) => change({ tags })}
          hint={t.tagsHint}
          placeholder={listWords.typeAndEnter}
          maxLength={fields.tags.maxLength}
        />
        <StoryPlaceField {...props} />
        <StoryAuthor {...props} />
        {text('readTime')}
      </RailPart>
    </>
  );
}
