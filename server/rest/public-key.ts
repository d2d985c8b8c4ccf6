import type { IncomingHttpHeaders } from 'node:http';
import { Problem } from './problem.ts';

export function keyProblem(headers: IncomingHttpHeaders, publicKey: string): Problem | undefined {
  const { apikey, authorization } = headers;
  const bearer = authorization && /^bearer +(.*)$/i.exec(authorization)?.[1];
  const given = [apikey, bearer].filter((key) => key !== undefined && key !== '');
  if (given.length === 0) return new Problem(401, 'PGRST302', 'Anonymous access is disabled');
  if (given.some((key) => key !== publicKey)) return new Problem(401, 'PGRST301', 'Invalid API key');
  return undefined;
}
