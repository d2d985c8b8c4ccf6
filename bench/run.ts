/** `npm run bench NAME [ARGUMENTS]` runs a benchmark: site, blocking, insert, serve, desk or publish. */
const [name] = process.argv.splice(2, 1);
const benchmarkNames = ['site', 'blocking', 'insert', 'serve', 'desk', 'publish'];
if (!benchmarkNames.includes(`${name}`)) {
  console.error(`npm run bench ${benchmarkNames.join('|')}`);
  process.exit(2);
}
await import(`./${name}.ts`);
