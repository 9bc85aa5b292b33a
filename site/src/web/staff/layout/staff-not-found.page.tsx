import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '../../page.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: 'Page not found', description: '' });

/** Every address of the back office that leads nowhere. */
export function Component() {
  return (
    <Empty title="There is no page at this address" level={1}>
      <p className="muted">It may have moved, or the address is mistyped. You can reach every page from the menu.</p>
      <div className="row">
        <ButtonLink href={hrefTo('/admin')}>Dashboard</ButtonLink>
        <ButtonLink href={hrefTo('/')} variant="outline">
          View site
        </ButtonLink>
      </div>
    </Empty>
  );
}
