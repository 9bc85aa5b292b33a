import type { Specimen } from './specimen.tsx';
import { actions } from './specimens/actions.tsx';
import { content } from './specimens/content.tsx';
import { errands } from './specimens/errands.tsx';
import { fields } from './specimens/fields.tsx';
import { images } from './specimens/images.tsx';
import { staffFields } from './specimens/staff-fields.tsx';
import { staffLists } from './specimens/staff-lists.tsx';
import { staffMedia } from './specimens/staff-media.tsx';
import { texts } from './specimens/texts.tsx';
import { waiting } from './specimens/waiting.tsx';

/** In the order of the page. */
export const rooms: readonly { title: string; specimens: readonly Specimen[] }[] = [
  { title: 'Actions', specimens: actions },
  { title: 'Content', specimens: content },
  { title: 'Texts', specimens: texts },
  { title: 'Images', specimens: images },
  { title: 'Fields', specimens: fields },
  { title: 'Errands', specimens: errands },
  { title: 'Waiting and nothing', specimens: waiting },
  { title: 'Staff: forms', specimens: staffFields },
  { title: 'Staff: lists', specimens: staffLists },
  { title: 'Staff: media', specimens: staffMedia },
];
