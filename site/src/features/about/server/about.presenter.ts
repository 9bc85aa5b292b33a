import { plainText } from '@trekker/rich-text/plain-text.ts';
import { writeMarkdown } from '@trekker/rich-text/write-markdown.ts';
import { t } from '../../media/server/api-media.texts.ts';
import { described, presentImage, presentSecureImage } from '../../media/server/media.presenter.ts';
import type { RichTextBody } from '../../rich-text/rich-text.contract.ts';
import type { About, TeamMember } from '../about.contract.ts';
import type { AboutRow, TeamMemberRow } from './about.repository.ts';

/** A portrait of which nobody said what it shows. */
export function presentTeamMember(row: TeamMemberRow): TeamMember {
  return presentStaffMember({ ...row, image: described(row.image, t.portraitOf({ name: row.name })) });
}

/** Their portrait with no words but those that staff wrote. */
export function presentStaffMember(row: TeamMemberRow): TeamMember {
  const image = row.image && presentImage(row.image);
  return {
    _id: row.id,
    name: row.name,
    role: row.role,
    description: row.description,
    imageUrl: image?.url ?? '',
    image,
    updatedAt: row.updatedAt.toISOString(),
  };
}

type Texts = { introBody: RichTextBody; missionBody: RichTextBody };

/** A row as its readers see it: a value may be in another language than the rest. */
export type ShownAbout = Omit<AboutRow, 'values'> & { values: (AboutRow['values'][number] & { language?: string })[] };

export function presentAbout(row: ShownAbout | undefined, texts: Texts): About {
  const { introBody, missionBody } = texts;
  return {
    title: row?.title ?? '',
    intro: writeMarkdown(introBody.blocks),
    ...texts,
    introImage: row?.introImage ? presentSecureImage(row.introImage) : null,
    mission: missionBody.blocks.map((block) => writeMarkdown([block])),
    contentText: plainText([...introBody.blocks, ...missionBody.blocks]),
    values: (row?.values ?? []).map(({ id, icon, title, description, language }) => ({
      _id: id,
      icon,
      title,
      description,
      ...(language && { language }),
    })),
    team: [],
    join: { title: row?.joinTitle ?? '', description: row?.joinDescription ?? '' },
    updatedAt: row?.updatedAt.toISOString() ?? '',
  };
}
