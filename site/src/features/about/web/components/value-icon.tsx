import {
  BookIcon,
  CompassIcon,
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

const icons: Record<string, Icon> = {
  leaf: LeafIcon,
  hands: HandsIcon,
  eye: EyeIcon,
  compass: CompassIcon,
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
