import {
  BookIcon,
  EyeIcon,
  GlobeIcon,
  HandsIcon,
  HeartIcon,
  type Icon,
  LeafIcon,
  PeopleIcon,
  PinIcon,
  StarIcon,
} from '@trekker/design-system/icon.tsx';
import styles from './value-icon.module.css';

const icons: Record<string, Icon> = {
  leaf: LeafIcon,
  hands: HandsIcon,
  eye: EyeIcon,
  compass: Compass,
  heart: HeartIcon,
  globe: GlobeIcon,
  people: PeopleIcon,
  book: BookIcon,
  star: StarIcon,
  pin: PinIcon,
};

/** The names of the icons that staff can choose for a value. */
export const valueIcons: readonly string[] = Object.keys(icons);

/** The icon of that name; the globe for any other. */
export function ValueIcon({ name }: { name: string }) {
  const Known = Object.hasOwn(icons, name) ? icons[name] : undefined;
  const Shown = Known ?? GlobeIcon;
  return <Shown />;
}

function Compass() {
  return (
    <svg className={styles.compass} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3.5 12a8.5 8.5 0 1017 0 8.5 8.5 0 10-17 0M16 8l-2.4 5.6L8 16l2.4-5.6z" />
    </svg>
  );
}
