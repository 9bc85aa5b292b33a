import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { Problem } from '#contract/problem.ts';
import type { ApiClient } from '#web/api-client.ts';
import type { LoginAnswer } from '../auth.contract.ts';
import {
  addPasskey,
  beginPasskey,
  beginPasskeyLogin,
  logInByPasskey,
  type NewCredential,
  type UsedCredential,
} from '../passkey.contract.ts';
import { t } from './components/login/passkeys.texts.ts';
import type { Proof } from './components/security/proof-dialog.tsx';

// Loaded when somebody presses the button: no page carries it.

type Registration = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Authentication = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Has the browser make a passkey and adds it. Throws what the server says, or that none was made. */
export async function makePasskey(api: ApiClient, proof: Proof): Promise<{ message: string }> {
  const { data } = await api.call(beginPasskey, { body: proof });
  const credential = await startRegistration({ optionsJSON: data as unknown as Registration }).catch((error) => {
    throw new Problem('invalid_input', reasonOf(error, t.noPasskeyMade));
  });
  return api.call(addPasskey, { body: { credential: credential as NewCredential } });
}

/** Has the browser ask for a passkey, and logs in with it. */
export async function askForPasskey(api: ApiClient): Promise<LoginAnswer> {
  const { data } = await api.call(beginPasskeyLogin, {});
  const credential = await startAuthentication({ optionsJSON: data as unknown as Authentication }).catch((error) => {
    throw new Problem('invalid_input', reasonOf(error, t.noPasskeyUsed));
  });
  return api.call(logInByPasskey, { body: { credential: credential as UsedCredential } });
}

function reasonOf(error: unknown, otherwise: string): string {
  const { name, code } = error as { name?: string; code?: string };
  if (name === 'InvalidStateError') return t.passkeyIsThere;
  if (name === 'SecurityError' || code === 'ERROR_INVALID_DOMAIN') return t.passkeyAddress;
  if (typeof PublicKeyCredential === 'undefined') return t.passkeysUnknown;
  return otherwise;
}
