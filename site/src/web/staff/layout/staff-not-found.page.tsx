import { ButtonLink } from '@trekker/design-system/actions/button.tsx';
import { Empty } from '@trekker/design-system/content/empty.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import type { PageMeta } from '../../page.ts';
import { t } from './staff-layout.texts.ts';

export const loader = async () => null;

export const meta = (): PageMeta => ({ title: t.pageNotFound, description: '' });

/** Every address of the back office that leads nowhere. */
export function Component() {
  return (
    <Empty title={t.noPage} level={1}>
      <p className="muted">{t.noPageWhy}</p>
      <div className="row">
        <ButtonLink href={hrefTo('/admin')}>{t.dashboard}</ButtonLink>
        <ButtonLink href={hrefTo('/')} variant="outline">
          {t.viewSite}
        </ButtonLink>
      </div>
    </Empty>
  );
}
