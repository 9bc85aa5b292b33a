import { Input } from '@trekker/design-system/forms/input.tsx';
import { useLocation, useNavigate } from 'react-router';
import { listAddress } from '#web/staff/list/list-address.ts';
import { t } from '../staff-activity.texts.ts';
import styles from './log.module.css';

/** Narrows the list to one day. */
export function DayInput() {
  const location = useLocation();
  const navigate = useNavigate();
  const day = new URLSearchParams(location.search).get('day') ?? '';
  return (
    <Input
      type="date"
      className={styles.day}
      aria-label={t.day}
      defaultValue={day}
      key={day}
      onChange={({ target }) =>
        void navigate(listAddress(location, 'day', target.value), { preventScrollReset: true, replace: true })
      }
    />
  );
}
