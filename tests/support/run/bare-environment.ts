/** The environment of a program that a test starts: nothing of what this one was started with, but where programs are. */
export const bareEnvironment: Record<string, string> = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
