import type { FastifyReply } from 'fastify';
import type { z } from 'zod';
import type { Refusal } from '#shared/desk/api.ts';

/** Answers that it was not done: a code for the program, words for the person. */
export function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  return reply.code(status).send({ code, message } satisfies Refusal);
}

/** Answers that what came in is not as it has to be, by the first thing that is wrong. */
export function tellIssue(reply: FastifyReply, { issues: [first] }: z.ZodError): FastifyReply {
  const place = first?.path.join('.');
  const text = first?.message ?? 'That is not readable.';
  return refuse(reply, 400, 'invalid', `${place ? `${place}: ` : ''}${text}`);
}
