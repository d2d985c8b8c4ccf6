/** A minimal environment for the programs that tests start: only PATH and Node's compile cache. */
export const bareEnvironment: Record<string, string> = Object.fromEntries(
  ['PATH', 'NODE_COMPILE_CACHE'].flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value]];
  }),
);
