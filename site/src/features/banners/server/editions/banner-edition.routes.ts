import type { Dependencies, Translator } from '#server/dependencies.ts';
import { type Implementation, implement } from '#server/endpoints/implement.ts';
import * as contract from '../../banner-edition.contract.ts';
import { bannerEditionCalls } from './banner-edition.service.ts';

export function bannerEditionRoutes({ db }: Pick<Dependencies, 'db'>, translator: Translator | null): Implementation[] {
  const calls = bannerEditionCalls(db, translator);
  return [
    implement(contract.readBannerEditions, calls.readAll),
    implement(contract.readBannerEdition, calls.readOne),
    implement(contract.suggestBannerEdition, calls.suggest),
    implement(contract.updateBannerEdition, calls.save),
    implement(contract.deleteBannerEdition, calls.remove),
  ];
}
