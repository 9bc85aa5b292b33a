import { Meta } from '@trekker/design-system/content/card.tsx';
import { Avatar } from '@trekker/design-system/images/avatar.tsx';
import { LibraryButton } from '#features/media/web/components/library-button.tsx';
import { PaperText } from '#features/rich-text/web/components/staff/paper-text.tsx';
import { fieldProps } from '#web/staff/fields/field-props.ts';
import { imageInputs } from '#web/staff/fields/image-inputs.tsx';
import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { PaperLead, PaperTitle } from '#web/staff/writing/paper-fields.tsx';
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
      <PaperTitle
        {...field('title')}
        maxLength={fields.title.maxLength}
        value={values.title}
        onChange={(title) => change({ title })}
      />
      {values.authorId && (
        <p className={styles.by}>
          <Avatar name={values.authorId.name} url="" />
          {values.authorId.name}
        </p>
      )}
      <div className={styles.wide}>{image('coverImage', { describable: true, ratio: '2 / 1' })}</div>
      <PaperLead
        {...field('excerpt')}
        hint={fields.excerpt.hint?.()}
        maxLength={fields.excerpt.maxLength}
        value={values.excerpt}
        onChange={(excerpt) => change({ excerpt })}
      />
      <PaperText
        {...field('content')}
        hasInitial
        field={fields.content}
        value={values.content}
        onChange={(content, reading) => change(withContent(values, content, reading))}
      />
      <section className={styles.gallery} aria-label={fields.image.label()}>
        {gallery('image', { captions: true, firstStays: true })}
      </section>
    </>
  );
}
