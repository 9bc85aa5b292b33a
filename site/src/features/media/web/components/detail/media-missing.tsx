import { Empty } from '@trekker/design-system/content/empty.tsx';
import { Drawer, DrawerPart } from '@trekker/design-system/staff/media/drawer.tsx';
import { hrefTo } from '#web/language/href-to.ts';
import { t } from './staff-media-detail.texts.ts';

/** Stands where an item should be that is not, or no longer, in the library. */
export function MediaMissing({ closeHref }: { closeHref: string }) {
  return (
    <Drawer title={t.missing} closeHref={hrefTo(closeHref)}>
      <DrawerPart>
        <Empty title={t.notFound} level={3}>
          <p className="muted">{t.notFoundWhy}</p>
        </Empty>
      </DrawerPart>
    </Drawer>
  );
}
