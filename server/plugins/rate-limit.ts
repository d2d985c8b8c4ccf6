import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { Config } from '#server/config.ts';
import type { Logger } from '#server/log.ts';
import { Problem } from '#server/rest/problem.ts';

type Limits = Pick<Config, 'RATE_LIMIT_PER_ADDRESS' | 'RATE_LIMIT_GLOBAL' | 'REDIS_URL'>;

const windowMilliseconds = 60_000;
const redisTimeoutMilliseconds = 500;

/** Checks the limit per IP address first, so that one sender cannot use up the total. Nothing is limited while Redis is unavailable. */
export async function addRateLimit(app: FastifyInstance, limits: Limits, log: Logger): Promise<void> {
  const redis = limits.REDIS_URL ? await connectRedis(app, limits.REDIS_URL, log) : undefined;
  await app.register(rateLimit, {
    global: false,
    cache: 20_000,
    timeWindow: windowMilliseconds,
    skipOnError: true,
    ...(redis && { redis, nameSpace: 'cuelight-rate-' }),
  });
  const perAddress = limits.RATE_LIMIT_PER_ADDRESS;
  const overall = limits.RATE_LIMIT_GLOBAL;
  const checks = [
    ...(perAddress > 0 ? [app.createRateLimit({ max: perAddress })] : []),
    ...(overall > 0 ? [app.createRateLimit({ max: overall, keyGenerator: () => 'everyone' })] : []),
  ];
  if (checks.length === 0) return;
  app.addHook('onRequest', async (request: FastifyRequest) => {
    if (request.method === 'OPTIONS') return;
    for (const check of checks) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) {
        throw new Problem(429, 'rate_limited', 'Too many requests', {
          retryAfterSeconds: limit.ttlInSeconds,
        });
      }
    }
  });
}

async function connectRedis(app: FastifyInstance, url: string, log: Logger): Promise<Redis> {
  const { Redis } = await import('ioredis');
  const redis = new Redis(url, {
    connectTimeout: redisTimeoutMilliseconds,
    commandTimeout: redisTimeoutMilliseconds,
    maxRetriesPerRequest: 0,
    enableOfflineQueue: false,
  });
  redis.on('error', (error) =>
    log.warn({ err: error }, 'Redis is not reachable; requests are not rate limited'),
  );
  app.addHook('onClose', async () => redis.disconnect());
  return redis;
}
