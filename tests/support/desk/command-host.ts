import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

// Runs the commands that `runCommand` sends, one after another.
let runCount = 0;
process.on(
  'message',
  async ({ program, args, env }: { program: string; args: string[]; env: NodeJS.ProcessEnv }) => {
    const streams = { stdout: new PassThrough(), stderr: new PassThrough() };
    const written = [buffer(streams.stdout), buffer(streams.stderr)];
    for (const [name, value] of Object.entries(streams))
      Object.defineProperty(process, name, { value, configurable: true });
    process.argv.splice(2, process.argv.length, ...args);
    process.env = env;
    process.exitCode = undefined;
    runCount += 1;
    // A different URL makes Node run the file again, while the modules that it imports are loaded only once.
    await import(`${pathToFileURL(program)}?run=${runCount}`);
    streams.stdout.end();
    streams.stderr.end();
    const [out, err] = (await Promise.all(written)).map(String);
    process.send?.({ code: Number(process.exitCode ?? 0), out, err });
  },
);
