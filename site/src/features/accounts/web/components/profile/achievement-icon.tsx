import { ImageIcon } from '@trekker/design-system/account-icons.tsx';
import {
  BookIcon,
  GlobeIcon,
  HeartIcon,
  type Icon,
  LeafIcon,
  PeopleIcon,
  StarIcon,
  VideoIcon,
} from '@trekker/design-system/icon.tsx';

const known: Readonly<Record<string, Icon>> = {
  book: BookIcon,
  video: VideoIcon,
  globe: GlobeIcon,
  heart: HeartIcon,
  image: ImageIcon,
  leaf: LeafIcon,
  people: PeopleIcon,
  star: StarIcon,
};

/**
 * The icon of an achievement, stored by its name or as a sign such as an emoji. The globe stands where there is none.
 */
export function AchievementIcon({ icon }: { icon: string }) {
  const Known = known[icon.trim().toLowerCase()];
  const isSign = icon.trim() !== '' && !/^[\w\s/.:-]+$/.test(icon);
  return <span aria-hidden="true">{Known ? <Known /> : isSign ? icon : <GlobeIcon />}</span>;
}
