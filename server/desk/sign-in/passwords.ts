import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { Refused } from '#server/desk/refused.ts';

type Costs = Pick<Argon2Parameters, 'memory' | 'passes' | 'parallelism'>;

const costs: Costs = { memory: 19 * 1024, passes: 2, parallelism: 1 };
const saltBytes = 16;
const hashBytes = 32;
const minCharacters = 12;
const maxCharacters = 1_000;
const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/;

const limitConcurrency = pLimit(2);
const maxQueuedComparisons = 20;
const computeArgon2 = promisify(argon2);

const dummyHash = formatHash(randomBytes(saltBytes), randomBytes(hashBytes));

/** argon2id in PHC format. @throws Refused for a weak password */
export async function hashPassword(password: string, email: string): Promise<string> {
  const letters = [...password];
  if (letters.length < minCharacters)
    throw new Refused(400, 'password_short', `A password has at least ${minCharacters} characters.`);
  if (letters.length > maxCharacters)
    throw new Refused(400, 'password_long', `A password has at most ${maxCharacters} characters.`);
  if (password.trim().toLowerCase() === email.toLowerCase())
    throw new Refused(
      400,
      'password_guessable',
      'Your email address is easy to guess. Choose another password.',
    );
  if (new Set(letters).size === 1)
    throw new Refused(
      400,
      'password_guessable',
      'One repeated character is easy to guess. Choose another password.',
    );
  const salt = randomBytes(saltBytes);
  return formatHash(salt, await computeHash(password, salt, costs, hashBytes));
}

/** Without a stored hash, the comparison fails after the same time. @throws Refused when too many comparisons are waiting */
export async function isPasswordCorrect(
  password: string,
  storedHash: string | null | undefined,
): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', hash = ''] =
    phcPattern.exec(storedHash ?? dummyHash) ?? [];
  const expected = Buffer.from(hash, 'base64');
  const storedCosts = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  const found = await computeHash(
    password.slice(0, maxCharacters * 2),
    Buffer.from(salt, 'base64'),
    storedCosts,
    expected.length,
  );
  return timingSafeEqual(found, expected) && Boolean(storedHash);
}

function computeHash(
  password: string,
  nonce: Buffer,
  requestedCosts: Costs,
  tagLength: number,
): Promise<Buffer> {
  if (limitConcurrency.pendingCount >= maxQueuedComparisons)
    throw new Refused(503, 'busy', 'Too many people are signing in. Try again in 2 seconds.', 2);
  const message = password.normalize('NFKC');
  return limitConcurrency(() => computeArgon2('argon2id', { message, nonce, tagLength, ...requestedCosts }));
}

function formatHash(salt: Buffer, hash: Buffer): string {
  const [saltText, hashText] = [salt, hash].map((part) => part.toString('base64').replaceAll('=', ''));
  const { memory, passes, parallelism } = costs;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${saltText}$${hashText}`;
}
