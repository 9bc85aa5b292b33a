import { described, presentImage, presentSecureImage } from '../../media/server/media.presenter.ts';
import type { About, TeamMember } from '../about.contract.ts';
import type { AboutRow, TeamMemberRow } from './about.repository.ts';

/** A portrait of which nobody said what it shows. */
export function presentTeamMember(row: TeamMemberRow): TeamMember {
  return presentStaffMember({ ...row, image: described(row.image, `Portrait of ${row.name}`) });
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

export function presentAbout(row: AboutRow | undefined, team: readonly TeamMemberRow[]): About {
  return {
    title: row?.title ?? '',
    intro: row?.intro ?? '',
    introImage: row?.introImage ? presentSecureImage(row.introImage) : null,
    mission: row?.mission ?? [],
    values: (row?.values ?? []).map(({ id, icon, title, description }) => ({ _id: id, icon, title, description })),
    team: team.map(presentTeamMember),
    join: { title: row?.joinTitle ?? '', description: row?.joinDescription ?? '' },
    updatedAt: row?.updatedAt.toISOString() ?? '',
  };
}
