/**
 * `npm run launch-check`: what is still a stand-in and what is insecure for a public address, each with where to
 * change it. It reads the settings that the server and the build would read here. Ends with 1 while anything is open.
 */
import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { readConfig } from '#server/config.ts';
import { launch, site } from '#site.config';
import { openings } from '#src/openings.ts';
import { insecureSettings } from './launch/insecure.ts';
import { unopened } from './launch/openings.ts';
import { report } from './launch/report.ts';
import { standInsOfContent, standInsOfSettings } from './launch/stand-ins.ts';

const contents = globSync('src/content/**/*.yaml').toSorted();
const config = readConfig();
const { text, open } = report(
  [
    ...standInsOfSettings(site, launch.standIns),
    ...unopened(openings, site.openings),
    ...contents.flatMap((file) => standInsOfContent(file, parse(readFileSync(file, 'utf8')))),
    ...insecureSettings(config, process.env, site),
  ],
  launch.waived,
);
console.log(text);
process.exitCode = open === 0 ? 0 : 1;
