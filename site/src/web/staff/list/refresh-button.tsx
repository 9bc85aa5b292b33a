import { IconButton } from '@trekker/design-system/actions/icon-button.tsx';
import { RefreshIcon } from '@trekker/design-system/icon.tsx';
import { Spinner } from '@trekker/design-system/spinner.tsx';
import { useRevalidator } from 'react-router';
import { t } from './staff-list.texts.ts';

/** Loads the page's data anew. */
export function RefreshButton() {
  const { revalidate, state } = useRevalidator();
  const busy = state === 'loading';
  return (
    <IconButton label={t.refresh} aria-busy={busy || undefined} onClick={() => !busy && void revalidate()}>
      {busy ? <Spinner /> : <RefreshIcon />}
    </IconButton>
  );
}
