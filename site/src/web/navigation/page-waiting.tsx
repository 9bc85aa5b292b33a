import { Spinner } from '@trekker/design-system/spinner.tsx';
import { t } from './navigation.texts.ts';

/** While a page loads that has no better image of itself. */
export function PageWaiting() {
  return (
    <div className="wrap" role="status" style={{ minHeight: '60vh', paddingTop: '8rem' }}>
      <Spinner /> <span className="sr">{t.loading}</span>
    </div>
  );
}
