import { Meta } from '@trekker/design-system/content/card.tsx';
import { Field } from '@trekker/design-system/forms/field.tsx';
import { Textarea } from '@trekker/design-system/forms/input.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import type { KeyboardEvent } from 'react';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import { RichTextInput } from '#features/rich-text/web/components/staff/rich-text-input.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { imageInputs } from '#web/staff/fields/image-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { storyFields as fields, type StoryFormValues } from './story.fields.ts';
import styles from './story-paper.module.css';
import { withContent } from './story-values.ts';

/** A story as its readers will see it, to be written in place. */
export function StoryPaper(props: FieldsProps<StoryFormValues>) {
  const { values, change, errors } = props;
  const field = fieldProps(fields, errors);
  const { image, gallery } = imageInputs(fields, props, LibraryButton);
  return (
    <>
      <Meta className={styles.meta}>
        {values.category && <b>{values.category}</b>}
        {values.readTime && <span>{values.readTime}</span>}
      </Meta>
      <Field {...field('title')} hideLabel className={styles.title}>
        <Textarea
          rows={1}
          placeholder={fields.title.label}
          maxLength={fields.title.maxLength}
          value={values.title}
          onChange={({ target }) => change({ title: target.value.replace(/\s*\n\s*/g, ' ') })}
          onKeyDown={endTitle}
        />
      </Field>
      {values.authorId && (
        <p className={styles.by}>
          <Avatar name={values.authorId.name} url="" />
          {values.authorId.name}
        </p>
      )}
      <div className={styles.wide}>{image('coverImage', { describable: true, ratio: '2 / 1' })}</div>
      <Field {...field('excerpt')} hideLabel hint={fields.excerpt.hint} className={styles.lead}>
        <Textarea
          rows={2}
          placeholder={fields.excerpt.label}
          maxLength={fields.excerpt.maxLength}
          value={values.excerpt}
          onChange={({ target }) => change({ excerpt: target.value })}
        />
      </Field>
      <div className={styles.content}>
        <RichTextInput
          {...field('content')}
          field={fields.content}
          isOnPaper
          value={values.content}
          onChange={(content, reading) => change(withContent(values, content, reading))}
        />
      </div>
      <section className={styles.gallery} aria-label={fields.image.label}>
        {gallery('image', { captions: true, firstStays: true })}
      </section>
    </>
  );
}

/** A title is one line, however long it is. */
function endTitle(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
