import type { FieldsProps } from '#web/staff/form/use-edit-form.ts';
import { WriteColumns } from '#web/staff/writing/write-columns.tsx';
import type { StoryFormValues } from './story.fields.ts';
import { StoryPaper } from './story-paper.tsx';
import { StoryRail } from './story-rail.tsx';

/** What is known of a story before its form is there. */
export function StoryInputs(props: FieldsProps<StoryFormValues>) {
  return (
    <WriteColumns rail={<StoryRail {...props} />}>
      <StoryPaper {...props} />
    </WriteColumns>
  );
}
