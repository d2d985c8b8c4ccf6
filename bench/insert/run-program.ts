import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs a program to its end.
 * @returns its output
 * @throws Error that names the Debian package when it is not installed
 */
export async function runProgram(program: 'wrk' | 'pgbench', options: string[]): Promise<string> {
  try {
    return (await promisify(execFile)(program, options)).stdout;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
    const debianPackage = program === 'wrk' ? 'wrk' : 'postgresql';
    throw new Error(`${program} is not installed; on Debian: apt-get install ${debianPackage}`);
  }
}
