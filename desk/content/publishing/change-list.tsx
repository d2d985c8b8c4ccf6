import { useSession } from '#desk/api/session.ts';
import type { DocumentEditing } from '#desk/content/editing/use-document-editing.ts';
import { formatChange } from '#desk/content/schema-form/change-text.ts';
import type { Field } from '#desk/content/schema-form/field.ts';
import { Icon } from '#desk/parts/icon.tsx';
import { Section } from '#desk/parts/section.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import type { StoredChange } from '#shared/desk/content.ts';
import { keyOf, type Patch, toDocumentPath } from '#shared/desk/working-copy.ts';
import { isFixed } from '#src/content/fixed.ts';
import { BeforeAfter } from './before-after.tsx';
import { ComparedRelease } from './compared-release.tsx';
import { NotInRelease } from './not-in-release.tsx';
import { OldPrices } from './old-prices.tsx';

type ChangeRowProps = {
  patch: Patch;
  field: Field;
  published: unknown;
  who: string | null;
  change: StoredChange | undefined;
  isFixed: boolean;
  onShow: () => void;
  onDiscard: () => void;
};

function ChangeRow(props: ChangeRowProps) {
  const { patch, field, published, who, change, isFixed: isGuarded, onShow, onDiscard } = props;
  const { name, ...text } = formatChange(field, published, patch);
  return (
    <li className="grid items-start gap-x-3 gap-y-0.5 border-line border-t py-1.5 first:border-t-0 @min-[30rem]:grid-cols-[9.375rem_minmax(0,1fr)_auto]">
      <button
        type="button"
        onClick={onShow}
        className="text-left text-mute underline decoration-transparent hover:decoration-current pointer-coarse:min-h-11"
      >
        {name}
      </button>
      <div className="min-w-0 whitespace-pre-wrap wrap-anywhere">
        <BeforeAfter {...text} />
        {who && <span className="text-caption text-mute"> {who}</span>}
        <NotInRelease change={change} />
        {isGuarded && (
          <p className="text-caption text-mute">The specification fixes this text, and a test checks it.</p>
        )}
      </div>
      <button
        type="button"
        onClick={onDiscard}
        aria-label={`Discard the change of ${name}`}
        className="-my-0.5 flex min-h-7.5 items-center gap-1 justify-self-start rounded-row px-1.5 text-caption hover:bg-paper-2 pointer-coarse:min-h-11"
      >
        <Icon name="undo" className="size-4" />
        Discard
      </button>
    </li>
  );
}

type ChangeListProps = {
  document: string;
  editing: DocumentEditing;
  field: Field;
  onShow: (patch: Patch) => void;
  onDiscard: (patch: Patch) => void;
};

export function ChangeList({ document, editing, field, onShow, onDiscard }: ChangeListProps) {
  const { people, me } = useSession();
  const { copy, stored, changes } = editing;
  const patches = [...copy.patches.values()];
  return (
    <Section title="Unpublished changes" aside={<ComparedRelease />}>
      {patches.length === 0 && <p className="text-mute">No changes. This is what visitors see.</p>}
      <ul className="@container">
        {patches.map((patch) => {
          const key = keyOf(patch.path);
          const change = changes.get(key);
          const by = change?.by ?? null;
          return (
            <ChangeRow
              key={key}
              {...{ patch, field, change }}
              published={stored.published}
              who={by && by !== me.id ? actorName(people, by, me.id) : null}
              isFixed={isFixed(document, toDocumentPath(copy, patch.path) ?? patch.path)}
              onShow={() => onShow(patch)}
              onDiscard={() => onDiscard(patch)}
            />
          );
        })}
      </ul>
      <OldPrices changedDocument={document} onShow={(path) => onShow({ path })} />
    </Section>
  );
}
