import { Button } from '@trekker/design-system/actions/button.tsx';
import type { Publication } from './use-publication.ts';

/** Beside Preview in the bar of a form: makes public what the form shows, or takes it back. */
export function PublishButton({ isPublished, busy, change }: Publication) {
  const words = isPublished ? 'Unpublish' : 'Publish';
  return (
    <Button variant="outline" small busy={busy} onClick={change}>
      {busy ? (isPublished ? 'Unpublishing...' : 'Publishing...') : words}
    </Button>
  );
}
