import { Button } from '@trekker/design-system/actions/button.tsx';
import { t } from './staff-form.texts.ts';
import type { Publication } from './use-publication.ts';

/** Beside Preview in the bar of a form: makes public what the form shows, or takes it back. */
export function PublishButton({ isPublished, busy, change }: Publication) {
  const words = isPublished ? t.unpublish : t.publish;
  return (
    <Button variant="outline" small busy={busy} onClick={change}>
      {busy ? (isPublished ? t.unpublishing : t.publishing) : words}
    </Button>
  );
}
