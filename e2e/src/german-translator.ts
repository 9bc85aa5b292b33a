import { startTranslatorDouble } from '../../site/src/features/translations/server/suggestions/translator-double.fixture.ts';

/** A service that says of each text that it is in German. */
export async function startGermanTranslator() {
  const service = await startTranslatorDouble();
  service.translate = (text) => `Auf Deutsch: ${text}`;
  return service;
}
