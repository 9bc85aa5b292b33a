import { OAuth2Server } from 'oauth2-mock-server';
import { type Site, startOwnSite, startSite } from '../site.ts';

/** A site whose Google is a server on this machine. At each login `whoIs` returns the claims about the person. */
export async function startGoogleSite(
  whoIs: () => Record<string, string | boolean>,
  settings: Record<string, string>,
): Promise<Site> {
  const provider = new OAuth2Server();
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, '127.0.0.1');
  provider.issuer.url = `http://127.0.0.1:${provider.address().port}`;
  provider.service.on('beforeTokenSigning', ({ payload }) => {
    Object.assign(payload, { aud: 'trekker', ...whoIs() });
  });
  const start = settings.SAMPLE === 'none' ? startOwnSite : startSite;
  const site = await start({
    WORKERS: '1',
    GOOGLE_ISSUER: provider.issuer.url,
    GOOGLE_CLIENT_ID: 'trekker',
    GOOGLE_CLIENT_SECRET: 'a secret of this test',
    ...settings,
  });
  return {
    ...site,
    async stop() {
      await site.stop();
      await provider.stop();
    },
  };
}
