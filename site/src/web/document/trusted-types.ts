/** Names of the only policies that the Content-Security-Policy allows, each used in one place. */
export const trustedTypesPolicies = {
  html: 'page-head',
  scriptUrl: 'operators-script',
  worker: 'offline-worker',
} as const;

/** The editor's own, made by ProseMirror: it takes pasted HTML apart in a document in which nothing runs. */
export const clipboardPolicy = 'ProseMirrorClipboard';

type Policy = { createHTML(text: string): string; createScriptURL(text: string): string };
type TrustedTypes = { createPolicy(name: string, rules: Partial<Policy>): Policy };

const unchanged = (text: string) => text;

/**
 * A policy can be made once, and only when it is needed: on the server there is none, and in older browsers neither.
 */
function lazyPolicy(name: string, rules: Partial<Policy>): () => Partial<Policy> {
  let made: Partial<Policy> | undefined;
  return () => {
    const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
    made ??= trustedTypes?.createPolicy(name, rules) ?? rules;
    return made;
  };
}

const html = lazyPolicy(trustedTypesPolicies.html, { createHTML: unchanged });
const scriptUrl = lazyPolicy(trustedTypesPolicies.scriptUrl, { createScriptURL: unchanged });

const worker = lazyPolicy(trustedTypesPolicies.worker, { createScriptURL: () => '/service-worker.js' });

/** For the head of a page, whose parts headHtml has escaped, and for a page of ours in a frame without scripts. */
export function trustedHtml(text: string): string {
  return html().createHTML?.(text) ?? '';
}

/** For the operator's analytics script alone; its host stands in the policy too. */
export function trustedScriptUrl(address: string): string {
  return scriptUrl().createScriptURL?.(address) ?? '';
}

/** The worker's address, which is always the same. */
export function trustedWorkerUrl(): string {
  return worker().createScriptURL?.('') ?? '';
}
