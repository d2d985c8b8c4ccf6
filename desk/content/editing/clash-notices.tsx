import { useSession } from '#desk/api/session.ts';
import { formatChange } from '#desk/content/schema-form/change-text.ts';
import type { Field } from '#desk/content/schema-form/field.ts';
import { Button } from '#desk/parts/button.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { ContentClash } from '#shared/desk/content.ts';
import type { Patch } from '#shared/desk/working-copy.ts';
import { toPatch } from './stored-patches.ts';
import type { DocumentEditing } from './use-document-editing.ts';

function ClashSide({
  field,
  published,
  patch,
  who,
}: {
  field: Field;
  published: unknown;
  patch: Patch;
  who: string;
}) {
  const { before, after, moves } = formatChange(field, published, patch);
  return (
    <div className="mt-1.5">
      <dt className="text-caption text-ink-3">{who}</dt>
      <dd className="whitespace-pre-wrap wrap-anywhere">{moves ? moves.join('. ') : (after ?? before)}</dd>
    </div>
  );
}

type InvalidChangeProps = { name: string; why: string; onDiscard: () => void; onShow: () => void };

function InvalidChangeNotice({ name, why, onDiscard, onShow }: InvalidChangeProps) {
  return (
    <Notice
      role="alert"
      className="mt-3 mb-2"
      title={name ? `“${name}” cannot be saved.` : 'A change cannot be saved.'}
      actions={
        <>
          <Button size="bar" onClick={onDiscard}>
            Discard mine
          </Button>
          <Button size="bar" tone="quiet" onClick={onShow}>
            Show it
          </Button>
        </>
      }
    >
      {why}
    </Notice>
  );
}

type ClashNoticesProps = { field: Field; editing: DocumentEditing; onFocus: (clash: ContentClash) => void };

/**
 * Shows conflicts with other editors, with a choice between both values, and changes that the server rejected as
 * invalid.
 */
export function ClashNotices({ field, editing, onFocus }: ClashNoticesProps) {
  const { people, me, site } = useSession();
  const { clashes, unsaved, stored, resolve } = editing;
  return [...clashes].map(([key, clash]) => {
    const mine = unsaved.get(key)?.patch ?? { path: clash.path, value: undefined };
    const { name } = formatChange(field, stored.published, mine);
    if (clash.wrong) {
      const answers = { onDiscard: () => resolve(key, 'theirs'), onShow: () => onFocus(clash) };
      return <InvalidChangeNotice key={key} {...{ name, ...answers }} why={clash.wrong} />;
    }
    const author = actorName(people, clash.by, me.id);
    const timeText = clash.at
      ? ` at ${formatShortDateTime(Date.parse(clash.at), serverNow(), site.timeZone)}`
      : '';
    const theirs = clash.theirs ? toPatch(clash.theirs) : null;
    return (
      <Notice
        key={key}
        role="alert"
        className="mt-3 mb-2"
        title={`${author} changed “${name}”${timeText}.`}
        actions={
          <>
            <Button tone="primary" size="bar" onClick={() => resolve(key, 'mine')}>
              Use mine
            </Button>
            <Button size="bar" onClick={() => resolve(key, 'theirs')}>
              Keep theirs
            </Button>
            <Button size="bar" tone="quiet" onClick={() => onFocus(clash)}>
              Show it
            </Button>
          </>
        }
      >
        Your change is not saved yet.
        <dl>
          <ClashSide {...{ field, published: stored.published }} patch={mine} who="Yours" />
          {theirs ? (
            <ClashSide {...{ field, published: stored.published }} patch={theirs} who={author} />
          ) : (
            <div className="mt-1.5">
              <dt className="text-caption text-ink-3">{author}</dt>
              <dd>restored the published text</dd>
            </div>
          )}
        </dl>
      </Notice>
    );
  });
}
