import { Problem } from '#contract/problem.ts';
import { fetchTransport, inPageLanguage, type Transport } from '../../api-client.ts';
import { t } from './staff-form.texts.ts';

/** Files by their field name. */
export type FormFiles = Readonly<Record<string, File | readonly File[] | null | undefined>>;

/**
 * A call's body with its files, as the server reads forms: lists and objects as JSON text; what is undefined is left
 * out.
 */
export function formOf(body: Readonly<Record<string, unknown>>, files: FormFiles): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [name, value] of Object.entries(files)) {
    for (const file of [value ?? []].flat()) form.append(name, file as File);
  }
  return form;
}

/**
 * Sends forms with files and tells how far they have come, which `fetch` cannot; anything else goes by `fetch`. Rejects
 * with `unavailable` when the line breaks, and like `fetch` when it is aborted.
 * @param onPercent 0 to 100, whole; at 100 all is sent and the server is at work
 */
export function uploadTransport(onPercent: (percent: number) => void): Transport {
  return (request) => (request.body instanceof FormData ? upload(request, onPercent) : fetchTransport(request));
}

type Request = Parameters<Transport>[0];

function upload({ method, address, body, token, signal }: Request, onPercent: (percent: number) => void) {
  return new Promise<Awaited<ReturnType<Transport>>>((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const line = new XMLHttpRequest();
    const stop = () => line.abort();
    line.upload.onprogress = ({ loaded, total }) => total > 0 && onPercent(Math.floor((loaded / total) * 100));
    line.onload = () => resolve({ status: line.status, body: parsed(line.responseText) });
    line.onerror = () => reject(new Problem('unavailable', t.connectionLost));
    line.onabort = () => reject(signal?.reason ?? new DOMException('Aborted', 'AbortError'));
    line.onloadend = () => signal?.removeEventListener('abort', stop);
    signal?.addEventListener('abort', stop);
    line.open(method, inPageLanguage(address));
    line.setRequestHeader('accept', 'application/json');
    if (token) line.setRequestHeader('authorization', `Bearer ${token}`);
    line.send(body as FormData);
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
