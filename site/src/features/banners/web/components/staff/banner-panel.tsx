import { Image } from '@trekker/design-system/images/image.tsx';
import { Dialog } from '@trekker/design-system/overlay/dialog.tsx';
import { useLocation, useNavigate } from 'react-router';
import type { StaffBanner } from '#features/banners/staff-banner.contract.ts';
import { PlannedTimes } from '#features/schedules/web/components/planned-times.tsx';
import { bannerVerbs } from '#features/schedules/web/planned-words.ts';
import { panelAddress } from '#web/staff/list/list-address.ts';
import { StateBadge } from '#web/staff/list/state-badge.tsx';
import { BannerForm } from './banner-form.tsx';
import styles from './banner-panel.module.css';
import { t } from './staff-banners.texts.ts';

/** What the address opens over the list: a new banner, one to edit, one to look at. */
export function BannerPanel({ rows }: { rows: readonly StaffBanner[] }) {
  const here = useLocation();
  const navigate = useNavigate();
  const words = new URLSearchParams(here.search);
  const isNew = here.pathname.endsWith('/new');
  const list = isNew ? '/admin/banners' : panelAddress(here);
  const close = () => void navigate(list, { preventScrollReset: true });
  const edited = rows.find(({ _id }) => _id === words.get('edit')) ?? null;
  const viewed = rows.find(({ _id }) => _id === words.get('view'));
  if (isNew || edited)
    return (
      <Dialog open title={edited ? t.edit : t.add} onClose={close}>
        <BannerForm key={edited?._id ?? 'new'} banner={edited} onDone={close} />
      </Dialog>
    );
  if (!viewed) return null;
  return (
    <Dialog open title={viewed.title} onClose={close}>
      <div className="stack">
        <StateBadge state={viewed.active ? 'Active' : 'Inactive'} />
        <PlannedTimes {...viewed} verbs={bannerVerbs} />
        <p className="lead">{viewed.description}</p>
        <p className="muted">{viewed.smallDescription}</p>
        <div className={styles.images}>
          {viewed.images.map((image, place) => (
            <Image
              key={image.public_id}
              image={{ ...image, url: image.secure_url }}
              sizes={place === 0 ? '20rem' : '9rem'}
              className={styles.image}
            />
          ))}
        </div>
      </div>
    </Dialog>
  );
}
