import { draw, type Icon, ring } from './draw-icon.tsx';

// Of those who have an account or run the site: readers load none of them.

export const GearIcon: Icon = (props) =>
  draw(
    'M9 12a3 3 0 106 0 3 3 0 10-6 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.1 2.1M16.3 16.3l2.1 2.1M18.4 5.6l-2.1 2.1M7.7 16.3l-2.1 2.1',
    props,
  );
export const PlusIcon: Icon = (props) => draw('M12 5v14M5 12h14', props);
export const MinusIcon: Icon = (props) => draw('M5 12h14', props);
export const TrashIcon: Icon = (props) =>
  draw('M4.5 6.5h15M9.5 6.5V4h5v2.5M6.5 6.5l1 14h9l1-14M10.3 10.5v6M13.7 10.5v6', props);
export const PencilIcon: Icon = (props) => draw('M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5', props);
export const EyeOffIcon: Icon = (props) =>
  draw(
    'M2.5 12c2.5-4.5 5.7-6.5 9.5-6.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12zM9 12a3 3 0 106 0 3 3 0 10-6 0M4.5 19.5l15-15',
    props,
  );
export const ImageIcon: Icon = (props) =>
  draw('M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4.5M14.4 9a1.4 1.4 0 102.8 0 1.4 1.4 0 10-2.8 0', props);
export const SpeechIcon: Icon = (props) => draw('M4 5h16v11.5h-8.5L7 20.5v-4H4z', props);
export const ChevronUpIcon: Icon = (props) => draw('M5.5 14.5L12 8l6.5 6.5', props);
export const ChevronDownIcon: Icon = (props) => draw('M5.5 9.5L12 16l6.5-6.5', props);
export const ArrowLeftIcon: Icon = (props) => draw('M20 12H4M10 6l-6 6 6 6', { ...props, along: true });
export const ArrowUpIcon: Icon = (props) => draw('M12 20V4M6 10l6-6 6 6', props);
export const ArrowDownIcon: Icon = (props) => draw('M12 4v16M6 14l6 6 6-6', props);
export const LogoutIcon: Icon = (props) => draw('M14 4.5H5v15h9M10 12h10.5M17 8.5l3.5 3.5-3.5 3.5', props);
export const CalendarIcon: Icon = (props) => draw('M4 5.5h16v14.5H4zM4 10h16M8.5 3v4.5M15.5 3v4.5', props);
export const UndoIcon: Icon = (props) => draw('M8.5 5.5L4 10l4.5 4.5M4 10h10a5.5 5.5 0 010 11h-3', props);
export const ClockIcon: Icon = (props) => draw(`${ring}M12 7v5.2l3.4 2`, props);
export const CopyIcon: Icon = (props) => draw('M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4', props);
export const DownloadIcon: Icon = (props) => draw('M12 4v11M7.5 10.5L12 15l4.5-4.5M4.5 19.5h15', props);
export const UploadIcon: Icon = (props) => draw('M12 15V4M7.5 8.5L12 4l4.5 4.5M4.5 19.5h15', props);
export const GripIcon: Icon = (props) =>
  draw(
    'M8.5 6a.5.5 0 101 0 .5.5 0 10-1 0M14.5 6a.5.5 0 101 0 .5.5 0 10-1 0M8.5 12a.5.5 0 101 0 .5.5 0 10-1 0M14.5 12a.5.5 0 101 0 .5.5 0 10-1 0M8.5 18a.5.5 0 101 0 .5.5 0 10-1 0M14.5 18a.5.5 0 101 0 .5.5 0 10-1 0',
    props,
  );
export const LockIcon: Icon = (props) => draw('M5.5 10.5h13v9.5h-13zM8.5 10.5V8a3.5 3.5 0 017 0v2.5M12 14v2.5', props);
export const PhoneIcon: Icon = (props) =>
  draw(
    'M5 4h4l1.5 4.5L8 10.3c1 2.4 3.2 4.7 5.7 5.7l1.8-2.5L20 15v4c0 .6-.5 1-1.1 1C10.9 19.6 4.4 13.1 4 5.1 4 4.5 4.4 4 5 4z',
    props,
  );
