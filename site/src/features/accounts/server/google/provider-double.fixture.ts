import { createServer, type Server } from 'node:http';
import { type Events, type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server';

/** What the provider knows about a person. */
export type Claims = Record<string, unknown>;

export type ProviderDouble = {
  issuer: string;
  /** Sets the claims about whoever logs in from now on. Undefined removes a claim. */
  is(claims: Claims): void;
  /** Changes the next token before it is signed. */
  spoilToken(change: (token: MutableToken) => void): void;
  /** Changes the next answer of the token call. */
  spoilAnswer(change: (answer: MutableResponse) => void): void;
  /** Logs in and gives the address to which the browser is sent back. */
  visit(loginUrl: string): Promise<URL>;
  close(): Promise<void>;
};

const events = { token: 'beforeTokenSigning' as Events, answer: 'beforeResponse' as Events };

/** An OpenID provider on this machine whose answers can be changed. `port` 0 uses a free one. */
export async function startProvider(port = 0): Promise<ProviderDouble> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate('RS256');
  await server.start(port, 'localhost');
  let person: Claims = {};
  let spoilToken: ((token: MutableToken) => void) | undefined;
  server.service.on(events.token, (token: MutableToken) => {
    Object.assign(token.payload, person);
    spoilToken?.(token);
  });
  return {
    issuer: server.issuer.url ?? '',
    is(claims) {
      person = claims;
      spoilToken = undefined;
    },
    spoilToken(change) {
      spoilToken = change;
    },
    spoilAnswer(change) {
      server.service.once(events.answer, change);
    },
    async visit(loginUrl) {
      const { headers } = await fetch(loginUrl, { redirect: 'manual' });
      return new URL(headers.get('location') ?? '');
    },
    close: () => server.stop(),
  };
}

/** A server at the provider's address that is not the provider. */
export async function startImpostor(
  port: number,
  answer: ((path: string) => { status: number; body: string }) | 'silence',
): Promise<{ close(): Promise<void> }> {
  const server: Server = createServer((request, response) => {
    if (answer === 'silence') return;
    const { status, body } = answer(request.url ?? '');
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  await new Promise<void>((listening) => server.listen(port, 'localhost', listening));
  return {
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
