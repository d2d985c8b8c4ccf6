import type { LaunchFinding, LaunchList } from '#shared/desk/content.ts';
import { documentOf } from '#shared/desk/working-copy.ts';
import type { SiteContent } from '#src/content/schemas/site.ts';
import { type ContentStore, createWorkingCopy, readStoredDocuments } from '../document-store.ts';
import { leaveOutUnfinished } from '../leave-out-unfinished.ts';
import { readSources } from '../sources.ts';
import { findPlaceholders, findPlaceholdersInCode, readWaivers } from './findings.ts';

/** Lists the same placeholder content as `npm run launch-check`. */
export async function listLaunchFindings(store: ContentStore): Promise<LaunchList> {
  const sources = await readSources();
  const findings: LaunchFinding[] = [];
  let waived: Record<string, string> = {};
  let draftedSettings: Record<string, string> = {};
  for (const stored of (await leaveOutUnfinished(store.staff, (await readStoredDocuments(store)).values()))
    .documents) {
    const document = stored.id;
    const file = sources.get(document)?.file ?? '';
    const copy = createWorkingCopy(stored);
    const drafted = documentOf(copy);
    const left = findPlaceholders(document, file, drafted).map(({ id }) => id);
    for (const { id, problem, path = [] } of findPlaceholders(document, file, copy.published))
      findings.push({ id, text: problem, document, path, waits: !left.includes(id) });
    if (document !== 'site') continue;
    const settings = copy.published as SiteContent;
    waived = readWaivers(settings);
    draftedSettings = readWaivers(drafted as SiteContent);
    for (const { id, problem, where } of findPlaceholdersInCode(settings))
      findings.push({ id, text: `${problem} (${where})`, document: null, path: [], waits: false });
  }
  return {
    findings: findings
      .filter(({ id }) => !(id in waived))
      .map((finding) => ({ ...finding, waits: finding.waits || finding.id in draftedSettings }))
      .toSorted((a, b) => Number(a.document === null) - Number(b.document === null)),
  };
}
