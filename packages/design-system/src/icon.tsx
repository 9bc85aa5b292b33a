import { draw, type Icon, ring } from './draw-icon.tsx';

export type { Icon } from './draw-icon.tsx';

export const HomeIcon: Icon = (props) => draw('M4 11l8-7 8 7v9h-5.5v-6h-5v6H4z', props);
export const GlobeIcon: Icon = (props) => draw(`${ring}M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17`, props);
export const CompassIcon: Icon = (props) => draw(`${ring}M16 8l-2.4 5.6L8 16l2.4-5.6z`, props);
export const BookIcon: Icon = (props) =>
  draw('M12 6.5C10 5 7 4.5 3.5 4.8v13.4C7 18 10 18.5 12 20c2-1.5 5-2 8.5-1.8V4.8C17 4.5 14 5 12 6.5zM12 6.5V20', props);
export const InfoIcon: Icon = (props) => draw(`${ring}M12 11v5.5M12 7.7v.1`, props);
export const MailIcon: Icon = (props) => draw('M3.5 6h17v12.5h-17zM3.5 6.5l8.5 6.5 8.5-6.5', props);
export const PersonIcon: Icon = (props) =>
  draw('M8 8.5a4 4 0 108 0 4 4 0 10-8 0M4.5 20.5c.8-4.5 3.7-6.3 7.5-6.3s6.7 1.8 7.5 6.3', props);
export const PeopleIcon: Icon = (props) =>
  draw(
    'M5.5 9a3.5 3.5 0 107 0 3.5 3.5 0 10-7 0M2.5 19.5c.6-3.7 3-5.2 6.5-5.2s5.9 1.5 6.5 5.2M15.5 5.8a3.5 3.5 0 010 6.4M17.5 14.6c2.3.5 3.6 2 4 4.9',
    props,
  );
export const PrintIcon: Icon = (props) => draw('M7 9V3.5h10V9M7 17H3.5V9h17v8H17M7 14h10v6.5H7z', props);
export const RibbonIcon: Icon = (props) => draw('M6.5 3.5h11v17L12 15.5l-5.5 5z', props);
export const ChartIcon: Icon = (props) => draw('M4 19.5v-6M10 19.5V5M16 19.5v-9M20.5 19.5H3.5', props);
export const SearchIcon: Icon = (props) => draw('M4 10.5a6.5 6.5 0 1013 0 6.5 6.5 0 10-13 0M15.5 15.5l5 5', props);
export const BellIcon: Icon = (props) => draw('M6 16.5V11a6 6 0 0112 0v5.5l1.5 1.5h-15zM10 20.5h4', props);
export const MenuIcon: Icon = (props) => draw('M4 8h16M4 16h16', props);
export const VideoIcon: Icon = (props) => draw('M3.5 5.5h17v13h-17zM10 9.3v5.4l4.7-2.7z', props);
export const MoonIcon: Icon = (props) => draw('M19.5 14.5A8 8 0 019.5 4.5a8 8 0 1010 10z', props);
export const SunIcon: Icon = (props) =>
  draw(
    'M8 12a4 4 0 108 0 4 4 0 10-8 0M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
    props,
  );
export const StarIcon: Icon = (props) =>
  draw('M12 3.5l2.7 5.6 6.1.8-4.5 4.2 1.2 6-5.5-3-5.5 3 1.2-6-4.5-4.2 6.1-.8z', props);
export const CloseIcon: Icon = (props) => draw('M6 6l12 12M18 6L6 18', props);
export const CheckIcon: Icon = (props) => draw('M4.5 12.5l5 5 10-11', props);
export const WarningIcon: Icon = (props) => draw('M12 4l9 16H3zM12 10v4.5M12 17.2v.1', props);
export const EyeIcon: Icon = (props) =>
  draw(
    'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM9 12a3 3 0 106 0 3 3 0 10-6 0',
    props,
  );
export const ThumbIcon: Icon = (props) =>
  draw(
    'M4 11h3.5v9H4zM7.5 11l4-7.5c1.8 0 2.5 1.5 2 3.2L13 9.5h6c1 0 1.6.8 1.4 1.8l-1.5 7c-.2 1-.9 1.7-2 1.7H7.5',
    props,
  );
export const ChevronLeftIcon: Icon = (props) => draw('M14.5 5.5L8 12l6.5 6.5', { ...props, along: true });
export const ChevronRightIcon: Icon = (props) => draw('M9.5 5.5L16 12l-6.5 6.5', { ...props, along: true });
export const ArrowRightIcon: Icon = (props) => draw('M4 12h16M14 6l6 6-6 6', { ...props, along: true });
export const RefreshIcon: Icon = (props) => draw('M20 12a8 8 0 11-2.4-5.7L20 8.5M20 3.5v5h-5', props);
export const ShareIcon: Icon = (props) => draw('M12 15V4M8 7.5L12 3.5l4 4M6 11.5H4.5v9h15v-9H18', props);
export const FilterIcon: Icon = (props) => draw('M4 7h16M7 12h10M10 17h4', props);
export const PauseIcon: Icon = (props) => draw('M9 5.5v13M15 5.5v13', props);
export const PlayIcon: Icon = (props) => draw('M6.5 4v16L20 12z', props);
export const LeafIcon: Icon = (props) =>
  draw('M5 19.5C4.5 10 10 4.5 20 4.5c.3 10-4.5 15-12 13.5M5 19.5c2-5 5-8 9.5-10', props);
export const HandsIcon: Icon = (props) =>
  draw('M4 12.5l4.5-4 3.5 1.5 3.5-1.5 4.5 4-6.5 6.5c-1 1-2.5 1-3.5 0zM8.5 8.5L6 6M15.5 8.5L18 6', props);
export const HeartIcon: Icon = (props) =>
  draw('M12 20C6 15.5 3.5 12.5 3.5 9a4.3 4.3 0 018.5-1.2A4.3 4.3 0 0120.5 9c0 3.5-2.5 6.5-8.5 11z', props);
export const LoginIcon: Icon = (props) =>
  draw('M10 4.5h9v15h-9M3.5 12H14M10.5 8.5L14 12l-3.5 3.5', { ...props, along: true });
export const PanelOpenIcon: Icon = (props) =>
  draw('M3.5 5h17v14h-17zM9 5v14M12.5 9l3 3-3 3', { ...props, along: true });
export const PanelCloseIcon: Icon = (props) =>
  draw('M3.5 5h17v14h-17zM9 5v14M16 9l-3 3 3 3', { ...props, along: true });
export const PinIcon: Icon = (props) =>
  draw(
    'M12 21c-4.5-5-6.8-8.6-6.8-11.6a6.8 6.8 0 0113.6 0C18.8 12.4 16.5 16 12 21zM9.6 9.5a2.4 2.4 0 104.8 0 2.4 2.4 0 10-4.8 0',
    props,
  );
export const LinkIcon: Icon = (props) =>
  draw(
    'M10.5 13.5a4 4 0 005.7 0l3-3a4 4 0 00-5.7-5.7l-1.3 1.3M13.5 10.5a4 4 0 00-5.7 0l-3 3a4 4 0 005.7 5.7l1.3-1.3',
    props,
  );
export const ExternalIcon: Icon = (props) => draw('M10 5H4.5v14.5H19V14M13.5 4.5h6v6M19.5 4.5L11 13', props);
