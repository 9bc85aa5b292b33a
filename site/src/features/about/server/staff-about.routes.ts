import { presentMessage } from '#contract/message.ts';
import { presentData, presentList } from '#contract/pagination.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../staff-about.contract.ts';
import { presentStaffMember } from './about.presenter.ts';
import { readAbout, saveAbout } from './about.service.ts';
import { t } from './api-about.texts.ts';
import { withAboutStandings } from './editions/about-edition.service.ts';
import { withTeamStandings } from './editions/team-member-edition.service.ts';
import { listTeamPage } from './team.repository.ts';
import { createTeamMember, deleteTeamMember, updateTeamMember } from './team.service.ts';

export function staffAboutRoutes({ db, reads }: Dependencies): Implementation[] {
  return [
    implement(contract.readAboutForStaff, async () => presentData(await withAboutStandings(db, await readAbout(db)))),
    ...[contract.createAbout, contract.updateAbout].map((endpoint) =>
      implement(endpoint, async ({ viewer, body, files }) => {
        const merged = await saveAbout(db, viewer, body, files.introImage);
        return presentSaved(t.saved, await withAboutStandings(db, await readAbout(db)), merged);
      }),
    ),
    implement(contract.listTeam, async ({ query }) =>
      withTeamStandings(db, presentList(query, await listTeamPage(reads, query, query), presentStaffMember)),
    ),
    implement(contract.createTeamMember, async ({ viewer, body, files }) => ({
      ...presentMessage(t.memberAdded),
      data: presentStaffMember(await createTeamMember(db, viewer, body, files.image)),
    })),
    implement(contract.updateTeamMember, async ({ viewer, params, body, files }) => {
      const { row, merged } = await updateTeamMember(db, viewer, params.id, body, files.image);
      return presentSaved(t.memberSaved, presentStaffMember(row), merged);
    }),
    implement(contract.deleteTeamMember, async ({ viewer, params }) => {
      await deleteTeamMember(db, viewer, params.id);
      return presentMessage(t.memberDeleted);
    }),
  ];
}

function presentSaved<Item>(message: string, data: Item, merged: string[]) {
  return { ...presentMessage(message), data, ...(merged.length > 0 && { merged }) };
}
