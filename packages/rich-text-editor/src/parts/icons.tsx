import icon from '@trekker/design-system/icon.module.css';
import type { ReactElement } from 'react';

/** The icons of the toolbar, drawn as those of the design system: one path on a 24 px field. */
const draw = (path: string) => (): ReactElement => (
  <svg className={`${icon.icon} ${icon.small}`} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const BoldIcon = draw('M7 4.5h5.5a3.6 3.6 0 010 7.2H7zM7 11.7h6.4a3.9 3.9 0 010 7.8H7z');
export const ItalicIcon = draw('M10 4.5h7M7 19.5h7M14 4.5l-4 15');
export const LinkIcon = draw(
  'M10 14a4 4 0 005.7 0l3.6-3.6a4 4 0 00-5.7-5.7l-1 1M14 10a4 4 0 00-5.7 0l-3.6 3.6a4 4 0 005.7 5.7l1-1',
);
export const HeadingIcon = draw('M6 5v14M18 5v14M6 12h12');
export const SubheadingIcon = draw(
  'M5 8v11M13 8v11M5 13.5h8M17 13.5c.4-1.4 3-1.5 3 .3 0 1.200-3 2.700-3.200 5.200H20.500',
);
export const ListIcon = draw('M9 6h11M9 12h11M9 18h11M4.5 6h.1M4.5 12h.1M4.5 18h.1');
export const NumberedIcon = draw(
  'M10 6h10M10 12h10M10 18h10M3.8 5l1.5-.8V8M3.8 15.2c.5-1 2.3-1 2.3.2 0 1-2.4 2.2-2.4 3h2.5',
);
export const QuoteIcon = draw('M10 7c-3 .8-5 3-5 6.5V17h5v-4.5H7.500M19 7c-3 .8-5 3-5 6.5V17h5v-4.5h-2.500');
export const PullIcon = draw(
  'M4 5h16M4 19h16M9.800 9.200c-1.600.5-2.600 1.600-2.600 3.400v2.200h2.600v-2.400H8.400M16.200 9.200c-1.600.5-2.600 1.600-2.600 3.400v2.200h2.600v-2.400h-1.400',
);
export const FigureIcon = draw(
  'M3.5 5h17v14h-17zM3.5 16l5-5 4.5 4.5 3-3 4.5 4.5M14.400 9a1.400 1.400 0 102.800 0 1.400 1.400 0 10-2.800 0',
);
export const GalleryIcon = draw('M3.5 5h9v14h-9zM15 5h5.5v6.200H15zM15 13.500h5.500V19H15z');
export const VideoIcon = draw('M3.5 5.5h17v13h-17zM10 9.300v5.400l4.700-2.700z');
export const PlaceIcon = draw(
  'M12 21c-4.200-4.600-6.500-8-6.500-11a6.500 6.500 0 0113 0c0 3-2.300 6.400-6.500 11zM9.700 10a2.300 2.300 0 104.600 0 2.300 2.300 0 10-4.600 0',
);
export const NoteIcon = draw('M4 5v14M8 6h12v12H8zM11 10h6M11 13.500h4');
export const TableIcon = draw('M3.500 5h17v14h-17zM3.500 9.700h17M3.500 14.300h17M10 5v14');
export const RuleIcon = draw(
  'M3.500 12h17M12 8.500l1.200 1.200L12 10.900l-1.200-1.200zM12 13l1.200 1.200L12 15.400l-1.200-1.200z',
);
export const UndoIcon = draw('M8.500 5.500l-4.500 4.500 4.500 4.500M4 10h10a5.500 5.500 0 010 11h-3');
export const RedoIcon = draw('M15.500 5.500l4.500 4.500-4.500 4.500M20 10H10a5.500 5.500 0 000 11h3');
export const ColumnWidthIcon = draw('M3.500 5h17M8 8.500h8v7H8zM3.500 19h17');
export const WideIcon = draw('M3.500 5h17M5.500 8.500h13v7h-13zM3.500 19h17');
export const FullWidthIcon = draw('M3.500 5h17M2 8.500h20v7H2zM3.500 19h17');
export const ReplaceIcon = draw('M4 8.500h15M15.500 5l3.500 3.500-3.500 3.500M20 15.500H5M8.500 12L5 15.500 8.500 19');
export const RowAboveIcon = draw('M4 11h16v8H4zM4 15h16M12 3v5M9.500 5.500h5');
export const RowBelowIcon = draw('M4 5h16v8H4zM4 9h16M12 16v5M9.500 18.500h5');
export const ColumnBeforeIcon = draw('M11 4h8v16h-8zM15 4v16M3 12h5M5.500 9.500v5');
export const ColumnAfterIcon = draw('M5 4h8v16H5zM9 4v16M16 12h5M18.500 9.500v5');
export const RemoveRowIcon = draw('M4 4h16v5H4zM4 15h16v5H4zM9 12h6');
export const RemoveColumnIcon = draw('M4 4h5v16H4zM15 4h5v16h-5zM12 9v6');
export const AlignLeftIcon = draw('M4 6h16M4 12h9M4 18h13');
export const AlignCenterIcon = draw('M4 6h16M7.500 12h9M5.500 18h13');
export const AlignRightIcon = draw('M4 6h16M11 12h9M7 18h13');
export const MarkdownIcon = draw('M8 6l-5 6 5 6M16 6l5 6-5 6M13.500 4.500l-3 15');
export const KeysIcon = draw('M3.500 6h17v12h-17zM6.500 9.500h.1M10 9.500h.1M13.500 9.500h.1M17 9.500h.1M8 14.500h8');
