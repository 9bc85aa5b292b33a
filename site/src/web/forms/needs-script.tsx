import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import type { ComponentType } from 'react';

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
            <Empty title="This page needs JavaScript" level={1}>
              <p className="muted">
                It shows your own account, which loads with JavaScript. You can read places and stories without it.
              </p>
              <ButtonLink href="/destinations">See the destinations</ButtonLink>
            </Empty>
          </div>
        </noscript>
      </>
    );
  };
}
