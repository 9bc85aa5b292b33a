import { z } from 'zod';
import { Problem } from '#contract/problem.ts';
import type { Translator } from '#server/dependencies.ts';
import { t } from '../api-translations.texts.ts';

/** `key`: undefined where the service wants none. */
type TranslatorSettings = { url: string; key: string | undefined };

const mostAtOnce = 4;
const mostBytes = 4 * 1024 ** 2;

const answerOf = (count: number) => z.object({ texts: z.array(z.string()).length(count) });

/**
 * Asks the service of the operator. It is asked at its own address alone: who answers from there with a redirect is
 * refused, since it could lead into the network of the site. `within`: milliseconds until the answer is whole.
 */
export function createTranslator({ url, key }: TranslatorSettings, within = 30_000): Translator {
  let running = 0;
  return async (asked) => {
    if (running >= mostAtOnce) throw new Problem('too_many', t.translatorBusy, { retryAfterSeconds: 5 });
    running += 1;
    try {
      const answer = await ask({ url, key }, JSON.stringify(asked), AbortSignal.timeout(within));
      const { data } = answerOf(asked.texts.length).safeParse(answer);
      if (!data) throw unclear();
      return data.texts;
    } finally {
      running -= 1;
    }
  };
}

async function ask({ url, key }: TranslatorSettings, body: string, signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body,
      redirect: 'manual',
      signal,
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Problem('unavailable', t.translatorRefused({ status: String(response.status) }));
    }
    return parsed(await textOf(response));
  } catch (error) {
    if (error instanceof Problem) throw error;
    throw new Problem('unavailable', signal.aborted ? t.translatorSlow : t.translatorAway);
  }
}

/** No answer fills the memory. */
async function textOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body ?? []) {
    bytes += part.length;
    // Leaving the loop ends the connection.
    if (bytes > mostBytes) throw unclear();
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw unclear();
  }
}

const unclear = () => new Problem('unavailable', t.translatorUnclear);
