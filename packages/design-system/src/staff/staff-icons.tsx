import { draw, type Icon } from '../draw-icon.tsx';

// Icons of the back office alone: those of `icon.tsx` come with every page.
export const MediaIcon: Icon = (props) =>
  draw('M3.5 7.5h13v11h-13zM7 7.5v-3h13.5v11h-4M3.5 16l3.5-3.5 3 3 2-2 4.5 4', props);
export const GridIcon: Icon = (props) =>
  draw('M4 4.5h6.5V11H4zM13.5 4.5H20V11h-6.5zM4 14h6.5v6H4zM13.5 14H20v6h-6.5z', props);
export const ListIcon: Icon = (props) => draw('M9 6.5h11.5M9 12h11.5M9 17.5h11.5M4 6.5h1M4 12h1M4 17.5h1', props);
export const SwapIcon: Icon = (props) =>
  draw('M4 8.5h15M15.5 5l3.500 3.5-3.5 3.5M20 15.500H5M8.5 12L5 15.5 8.5 19', props);
export const PageIcon: Icon = (props) => draw('M6 3.5h8.5L18.5 8v12.5H6zM14 3.5V8h4.5M9 12.5h6.5M9 16h6.5', props);
