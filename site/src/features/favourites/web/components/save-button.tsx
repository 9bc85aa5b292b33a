import { Button } from '@trekker/design-system/button.tsx';
import { RibbonIcon } from '@trekker/design-system/icon.tsx';
import { useLoginPrompt } from './use-login-prompt.ts';

/** Save to Favorites, on a page of its own. */
export function SaveButton() {
  const askToLogIn = useLoginPrompt();
  return (
    <Button aria-pressed={false} data-needs-script onClick={askToLogIn}>
      <RibbonIcon small />
      Save to Favorites
    </Button>
  );
}
