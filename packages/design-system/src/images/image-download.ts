/** Told while a file arrives: its share from 0 to 1, or undefined when the server does not say how long it is. */
export type OnProgress = (share: number | undefined) => void;

/**
 * Fetches an image as a blob and reports how far it is.
 * @throws TypeError when the host cannot be reached or may not be read, Error when it answers with an error
 */
export async function downloadImage(url: string, signal: AbortSignal, onProgress: OnProgress): Promise<Blob> {
  const response = await fetch(url, { signal, headers: { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' } });
  if (!response.ok || !response.body) throw new Error(`The picture answered ${response.status}`);
  const total = Number(response.headers.get('content-length')) || undefined;
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  onProgress(total && 0);
  const reader = response.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    chunks.push(part.value);
    received += part.value.byteLength;
    onProgress(total && Math.min(received / total, 1));
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
}
