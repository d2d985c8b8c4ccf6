import http from 'node:http';
import https from 'node:https';
import { ForbiddenUrl, privateNetworkText, type UrlGuard } from './guard.ts';
import { readRetryAfter } from './hook-retry-delay.ts';

const timeoutMilliseconds = 20_000;
const maxBytes = 64 * 1024;
const maxStoredCharacters = 1_024;

export type HookResponse = {
  /** Null without a response. */
  status: number | null;
  text: string;
  milliseconds: number;
  /** From the Retry-After header, in milliseconds. */
  retryAfter?: number;
};

/** Follows no redirects; takes at most 20 s and reads at most 64 KB of the response. */
export async function postToUrl(
  guard: UrlGuard,
  address: string,
  headers: Record<string, string>,
  body: string,
  { deadline = timeoutMilliseconds }: { deadline?: number } = {},
): Promise<HookResponse> {
  const start = performance.now();
  const signal = AbortSignal.timeout(deadline);
  const toHookResponse = (status: number | null, text: string): HookResponse => ({
    status,
    text: cleanText(text),
    milliseconds: Math.round(performance.now() - start),
  });
  try {
    const url = guard.checkUrl(address);
    const agent = await rejectOnAbort(guard.createAgent(url), signal);
    try {
      const response = await sendRequest(url, { agent, signal, headers }, body);
      const text = await readBody(response);
      const retryAfter = readRetryAfter(response.headers['retry-after'], new Date());
      const { statusCode = 0 } = response;
      return { ...toHookResponse(statusCode, text), ...(retryAfter !== undefined && { retryAfter }) };
    } finally {
      agent.destroy();
    }
  } catch (error) {
    if (signal.aborted) return toHookResponse(null, `No response within ${deadline / 1_000} s.`);
    return toHookResponse(null, error instanceof ForbiddenUrl ? error.message : explainNetworkError(error));
  }
}

function sendRequest(url: URL, options: https.RequestOptions, body: string): Promise<http.IncomingMessage> {
  const content = Buffer.from(body);
  const { headers, ...others } = options;
  return new Promise((resolve, reject) => {
    const client = url.protocol === 'https:' ? https : http;
    client
      .request(url, {
        ...others,
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': content.length,
          'user-agent': 'cuelight',
          ...headers,
        },
      })
      .once('response', resolve)
      .once('error', reject)
      .end(content);
  });
}

async function readBody(response: http.IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of response) {
      parts.push(part);
      bytes += part.length;
      if (bytes >= maxBytes) break;
    }
  } catch {
    // The body was cut off, but the status is known.
  }
  response.destroy();
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8');
}

function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\P{C}\n\t]/gu, '')
    .slice(0, maxStoredCharacters)
    .toWellFormed();
}

function rejectOnAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

const networkErrorTexts: Record<string, string> = {
  ENOTFOUND: 'Host not found.',
  EAI_AGAIN: 'The host name could not be looked up.',
  ECONNREFUSED: 'Connection refused.',
  ECONNRESET: 'The connection was closed.',
};

function explainNetworkError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.message.includes('is not allowed')) return privateNetworkText;
  return networkErrorTexts[(error as NodeJS.ErrnoException).code ?? ''] ?? error.message;
}
