/** `npm run bench NAME [ARGUMENTS]` runs a benchmark: site, blocking, insert, serve, desk or publish. */
const [name] = process.argv.splice(2, 1);
const names = ['site', 'blocking', 'insert', 'serve', 'desk', 'publish'];
if (!names.includes(`${name}`)) {
  console.error(`npm run bench ${names.join('|')}`);
  process.exit(2);
}
await import(`./${name}.ts`);
