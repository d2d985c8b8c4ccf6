import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

/**
 * Lets in who holds the public key, as `apikey` or as bearer token. It is no secret (every page carries it);
 * it keeps out what was not meant for this site.
 * @throws Problem 401
 */
export function checkPublicKey(request: FastifyRequest, publicKey: string): void {
  const { apikey, authorization } = request.headers;
  const bearer = authorization && /^bearer +(.*)$/i.exec(authorization)?.[1];
  const given = [apikey, bearer].filter((key) => key !== undefined && key !== '');
  if (given.length === 0) throw new Problem(401, 'PGRST302', 'Anonymous access is disabled');
  if (given.some((key) => key !== publicKey)) throw new Problem(401, 'PGRST301', 'Invalid API key');
}
