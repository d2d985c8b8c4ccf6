import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { sameOriginHeaders } from './app.ts';

type Method = NonNullable<InjectOptions['method']>;

export type Browser = {
  cookies: Map<string, string>;
  fetch(
    method: Method,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<LightMyRequestResponse>;
};

/** Opens a browser for the desk of an app. @param network the browser's IP address */
export function openBrowser(
  app: FastifyInstance,
  network = '127.0.0.1',
  page: Record<string, string> = sameOriginHeaders,
): Browser {
  const cookies = new Map<string, string>();
  return {
    cookies,
    fetch: async (method, path, body, headers = {}) => {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
      const answer = await app.inject({
        method,
        url: `/desk/api/${path}`,
        remoteAddress: network,
        headers: {
          ...page,
          ...(cookie !== '' && { cookie }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      });
      for (const { name, value, maxAge } of answer.cookies) {
        if (maxAge === 0) cookies.delete(name);
        else cookies.set(name, value);
      }
      return answer;
    },
  };
}
