import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { contentKey, documentQuery, launchQuery, saveChanges } from '#desk/api/content.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { toPatches } from '#desk/content/editing/stored-patches.ts';
import { savedVersionAt } from '#desk/content/editing/unsaved.ts';
import { newKey } from '#desk/content/schema-form/new-key.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { controlIdOf, hrefOfDocument } from '#desk/parts/document-url.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { Section } from '#desk/parts/section.tsx';
import type { LaunchFinding } from '#shared/desk/content.ts';
import { applyPatches, keyOf, membersAt, type Path, withMembers } from '#shared/desk/working-copy.ts';

const codeGroup = 'In the site’s code';

function groupNameOf({ id, document }: LaunchFinding, nameOf: (document: string) => string): string {
  if (id.startsWith('opening.')) return 'Buttons without a link';
  return document === null ? codeGroup : nameOf(document);
}

const quietButtonClass =
  '-my-0.5 -ml-1.5 flex min-h-7.5 items-center justify-self-start rounded-row px-1.5 text-caption hover:bg-paper-2 pointer-coarse:min-h-11';

function FindingRow({ finding, onWaive }: { finding: LaunchFinding; onWaive: () => void }) {
  const { text, document, path, waits } = finding;
  return (
    <li className="grid items-baseline gap-x-4 border-line border-t py-1 pl-6.5 first:border-t-0 @min-[30rem]:grid-cols-[minmax(0,1fr)_auto]">
      {document === null ? (
        <span className="min-w-0 wrap-anywhere">{text}</span>
      ) : (
        <Link
          href={`${hrefOfDocument(document)}#${controlIdOf(path)}`}
          className="min-w-0 underline decoration-transparent wrap-anywhere hover:decoration-current pointer-coarse:min-h-11 pointer-coarse:content-center"
        >
          {text}
        </Link>
      )}
      {waits ? (
        <span className="text-caption text-mute">resolved by the next Publish</span>
      ) : (
        <button type="button" onClick={onWaive} className={quietButtonClass}>
          Keep
          <span className="sr-only">: {text}</span>
        </button>
      )}
    </li>
  );
}

type FindingGroupProps = {
  name: string;
  findings: LaunchFinding[];
  isFirst: boolean;
  onWaive: (finding: LaunchFinding) => void;
};

function FindingGroup({ name, findings, isFirst, onWaive }: FindingGroupProps) {
  const [isOpen, setOpen] = useState(isFirst);
  const list = useId();
  return (
    <div className="border-line border-t first:border-t-0">
      <h3 className="font-sans text-base font-semibold tracking-normal [font-stretch:100%]">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setOpen(!isOpen)}
          className="-mx-1 flex min-h-9 w-[calc(100%+0.5rem)] items-center gap-2 rounded-row px-1 text-left hover:bg-paper pointer-coarse:min-h-11"
        >
          <Icon name={isOpen ? 'down' : 'forward'} className="size-4.5 text-ink-3" />
          {name}
          <span className="text-caption font-normal text-mute">{findings.length}</span>
        </button>
      </h3>
      {isOpen && (
        <ul id={list} className="@container pb-2">
          {findings.map((finding) => (
            <FindingRow key={finding.id} finding={finding} onWaive={() => onWaive(finding)} />
          ))}
        </ul>
      )}
    </div>
  );
}

export function LaunchChecklist({ nameOf }: { nameOf: (document: string) => string }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { showToast } = useToasts();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(launchQuery);
  const { data } = query;
  const failure = useFailure(query);
  const waiving = useMutation({
    mutationFn: (finding: LaunchFinding) => waiveFinding(client, finding.id),
    onSuccess: (reason) => navigate(`${hrefOfDocument('site')}#${controlIdOf(reason)}`),
    onError: ({ message }) =>
      showToast({ title: 'Not saved to the list.', detail: message, isWarning: true }),
  });
  const left = data?.findings.filter(({ waits }) => !waits).length ?? 0;
  const groups = [...Map.groupBy(data?.findings ?? [], (finding) => groupNameOf(finding, nameOf))];
  return (
    <Section title="Launch checklist" aside={data && data.findings.length > 0 && `${left} left`}>
      {failure && <LoadFailure title="The launch checklist did not load" failure={failure} />}
      {data?.findings.length === 0 && (
        <p>Nothing is left to replace: every name, link and number is yours.</p>
      )}
      {groups.length > 0 && (
        <Button size="bar" tone="line" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          <Icon name={isOpen ? 'up' : 'down'} className="size-4" />
          {isOpen ? 'Hide the checklist' : 'Show what is left to replace'}
        </Button>
      )}
      {isOpen && (
        <div className="mt-2">
          {groups.map(([name, findings], index) => (
            <FindingGroup
              key={name}
              {...{ name, findings }}
              isFirst={index === 0}
              onWaive={(finding) => waiving.mutate(finding)}
            />
          ))}
        </div>
      )}
    </Section>
  );
}

const waivedPath: Path = ['waived'];

/**
 * Waives a finding of the launch checklist, as a draft.
 * @returns the path of the field for the reason
 * @throws Error if someone else changed the list in the meantime
 */
async function waiveFinding(client: QueryClient, finding: string): Promise<Path> {
  const document = await client.fetchQuery({ ...documentQuery('site'), staleTime: 0 });
  const copy = applyPatches(document.published, toPatches(document));
  const key = newKey();
  const order = [...membersAt(copy, waivedPath), key];
  const patch = withMembers(copy, waivedPath, order, { [key]: { finding, reason: '' } }).patches.get(
    keyOf(waivedPath),
  );
  const was = savedVersionAt(document, keyOf(waivedPath));
  const answer = await saveChanges('site', [{ path: waivedPath, patch: patch ?? null, was }]);
  if (answer.clashes.length > 0) throw new Error('Someone else changed that list just now. Try again.');
  await client.invalidateQueries({ queryKey: contentKey });
  return [...waivedPath, key, 'reason'];
}
