import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import type { ComponentType } from 'react';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from './forms.texts.ts';

/**
 * What waits for the browser, of a page that it alone can fill; where no script runs, that is said instead of waiting
 * for ever.
 */
export function needsScript(Waiting: ComponentType): ComponentType {
  return function NeedsScript() {
    return (
      <>
        <div data-needs-script>
          <Waiting />
        </div>
        <noscript>
          <div className="wrap">
            <Empty title={t.needsJavaScript} level={1}>
              <p className="muted">{t.needsJavaScriptWhy}</p>
              <ButtonLink href={hrefTo('/destinations')}>{t.seeDestinations}</ButtonLink>
            </Empty>
          </div>
        </noscript>
      </>
    );
  };
}
