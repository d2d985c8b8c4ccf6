import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { SiteBuilder } from '#build/release/build-site.ts';
import { addContentHash, hashInputs, isUpToDate, siteFiles, stampSite } from '#build/stamp.ts';
import { typefaces } from '#src/content/brand/typefaces.ts';

const folder = '.generated/branded';
const uploads = 'src/pictures/uploads';

/** A brand that shares nothing with the default brand. */
export const otherBrand = {
  name: 'Northlight Live',
  main: '#0a5c8a',
  accent: '#8ad14b',
  typeface: 'Northlight Sans',
  typefaceFile: `uploads/${'b3'.repeat(8)}.woff2`,
  logo: `uploads/${'b1'.repeat(8)}.svg`,
  mark: `uploads/${'b2'.repeat(8)}.svg`,
} as const;

const addedFiles: Record<string, string | Buffer> = {
  [otherBrand.typefaceFile]: readFileSync(join('node_modules', typefaces['space-grotesk'].file)),
  [otherBrand.logo]:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 48"><circle cx="24" cy="24" r="22" fill="#0a5c8a"/><path fill="#0a2540" d="M60 12h160v24H60z"/></svg>',
  [otherBrand.mark]:
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><circle cx="24" cy="24" r="22" fill="#0a5c8a"/></svg>',
};

/** Builds the site with another brand, unless a build of the same input exists. @returns the folder of the build */
export async function buildBrandedSite(): Promise<string> {
  const content = resolve(`${folder}.content`);
  rmSync(content, { recursive: true, force: true });
  cpSync('src/content', content, { recursive: true, filter: (name) => !/\.tsx?$/.test(name) });
  writeFileSync(join(content, 'brand.yaml'), createBrandFile());
  const settings = join(content, 'site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^brand: .*/m, `brand: ${otherBrand.name}`));
  const inputs = addContentHash(hashInputs(process.cwd(), siteFiles), content);
  if (isUpToDate(folder, inputs)) return folder;
  const missing = Object.entries(addedFiles).filter(([file]) => !existsSync(join('src/pictures', file)));
  mkdirSync(uploads, { recursive: true });
  for (const [file, data] of missing) writeFileSync(join('src/pictures', file), data);
  try {
    rmSync(folder, { recursive: true, force: true });
    await new SiteBuilder().build(content, resolve(folder), () => {}, new AbortController().signal);
    stampSite(folder, inputs);
  } finally {
    for (const [file] of missing) rmSync(join('src/pictures', file), { force: true });
    rmSync(`${content}.cache`, { recursive: true, force: true });
  }
  return folder;
}

const createBrandFile = () => `logo: { file: ${otherBrand.logo}, alt: "" }
mark: { file: ${otherBrand.mark}, alt: "" }
colors: { main: "${otherBrand.main}", accent: "${otherBrand.accent}" }
typeface: sora
ownTypeface: { file: ${otherBrand.typefaceFile}, alt: "", name: ${otherBrand.typeface}, mayUse: true }
corners: square
`;
