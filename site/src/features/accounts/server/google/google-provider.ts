import type { Configuration, IDToken } from 'openid-client';
import { newSecret } from '#server/secret.ts';
import type { LoginError } from '../../login-errors.ts';

export type GoogleSettings = { issuer: string; clientId: string; clientSecret: string };

/** What only this login knows: each answer of the provider fits one of them. */
export type Flow = { state: string; nonce: string; verifier: string };

/** Who somebody is at the provider. Only issuer and subject identify; the rest is data. */
export type ProvidedPerson = {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** The domain that the provider runs for their employer or school; "" for none. */
  hostedDomain: string;
};

/** A login at the provider that came to nothing. */
export class GoogleFailure extends Error {
  readonly reason: LoginError;

  constructor(reason: LoginError, cause?: unknown) {
    super(reason, { cause });
    this.name = 'GoogleFailure';
    this.reason = reason;
  }
}

export type GoogleProvider = {
  /** Where the browser goes to log in. Throws {@link GoogleFailure}. */
  loginUrl(flow: Flow): Promise<string>;
  /**
   * Who came back: `code` is traded for a signed token, of which everything is checked. Throws {@link GoogleFailure}.
   */
  personOf(answer: { code: string; iss?: string | undefined }, flow: Flow): Promise<ProvidedPerson>;
};

/** Read by the first login at the provider: no other page needs it. */
const openidClient = () => import('openid-client');

/** Longest time that one question to the provider may take. */
const timeoutSeconds = 5;

export const newFlowSecrets = (): Omit<Flow, 'state'> => ({
  nonce: newSecret(),
  // 32 random octets in base64url, as RFC 7636 (4.1) wants it.
  verifier: newSecret(),
});

/** OpenID Connect, code flow with PKCE. What the provider can do is asked once, when the first login needs it. */
export function createGoogleProvider(settings: GoogleSettings, redirectUri: string): GoogleProvider {
  const configuration = rememberSuccess(() => discover(settings));
  return {
    async loginUrl({ state, nonce, verifier }) {
      const oidc = await openidClient();
      const parameters = {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        // Whoever has several accounts there chooses each time.
        prompt: 'select_account',
        state,
        nonce,
      };
      return oidc.buildAuthorizationUrl(await configuration(), parameters).href;
    },
    async personOf({ code, iss }, { state, nonce, verifier }) {
      const oidc = await openidClient();
      const config = await configuration();
      const answer = new URL(redirectUri);
      answer.search = new URLSearchParams({ code, state, ...(iss !== undefined && { iss }) }).toString();
      const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true };
      const tokens = await oidc.authorizationCodeGrant(config, answer, checks).catch(rethrown);
      return personIn(tokens.claims());
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: GoogleSettings): Promise<Configuration> {
  const oidc = await openidClient();
  const server = new URL(issuer);
  const metadata = { client_secret: clientSecret, id_token_signed_response_alg: 'RS256' };
  const options = {
    timeout: timeoutSeconds,
    execute: [
      // The signature is checked although the token comes straight from the provider.
      oidc.enableNonRepudiationChecks,
      // The settings allow http on this machine alone.
      ...(server.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  };
  try {
    return await oidc.discovery(server, clientId, metadata, undefined, options);
  } catch (cause) {
    throw new GoogleFailure('google_unavailable', cause);
  }
}

function rememberSuccess<Result>(ask: () => Promise<Result>): () => Promise<Result> {
  let known: Promise<Result> | undefined;
  return () => {
    known ??= ask().catch((error) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

/** `fetch` throws TypeErrors for what the network does. */
function rethrown(cause: unknown): never {
  const isAway = cause instanceof TypeError || (cause as { code?: string }).code === 'OAUTH_TIMEOUT';
  throw new GoogleFailure(isAway ? 'google_unavailable' : 'google_failed', cause);
}

function personIn(claims: IDToken | undefined): ProvidedPerson {
  if (!claims) throw new GoogleFailure('google_failed');
  const { iss: issuer, sub: subject, name, email, email_verified, hd } = claims;
  return {
    issuer,
    subject,
    name: typeof name === 'string' ? name : '',
    email: typeof email === 'string' ? email : '',
    emailVerified: email_verified === true,
    hostedDomain: typeof hd === 'string' ? hd : '',
  };
}
