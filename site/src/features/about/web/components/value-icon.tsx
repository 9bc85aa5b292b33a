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

const icons = {
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
} satisfies Record<string, Icon>;

/** The names of the icons that staff can choose for a value. */
export type ValueIconName = keyof typeof icons;
export const valueIcons = Object.keys(icons) as readonly ValueIconName[];

const isKnown = (name: string): name is ValueIconName => Object.hasOwn(icons, name);

/** The icon of that name; the globe for any other. */
export function ValueIcon({ name }: { name: string }) {
  const Shown = isKnown(name) ? icons[name] : GlobeIcon;
  return <Shown />;
}
