import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { savedRepliesQuery, useAddSavedReply, useDeleteSavedReply } from '#desk/api/saved-replies.ts';
import { useSession } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { Page } from '#desk/frame/page.tsx';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { SettingsTabs } from '#desk/settings/settings-tabs.tsx';
import { formatDate } from '#desk/time/format-time.ts';
import type { SavedReply } from '#shared/desk/saved-replies.ts';
import { SavedReplyDialog } from './saved-reply-dialog.tsx';

export function SavedReplies() {
  const query = useQuery(savedRepliesQuery);
  const { data } = query;
  const failure = useFailure(query);
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  return (
    <Page title="Saved replies" aside={<SettingsTabs />}>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="max-w-prose">Shared by the team. In a reply, type ; and the shortcut.</p>
        <Button tone="primary" onClick={() => setEdited('new')}>
          <Icon name="plus" className="size-4.5" />
          New saved reply
        </Button>
      </div>
      {failure ? (
        <LoadFailure title="The saved replies did not load" failure={failure} />
      ) : data ? (
        <SavedReplyList replies={data} onEdit={setEdited} />
      ) : (
        <LoadingBars
          label="Saved replies"
          columns="100px minmax(0,1fr)"
          bars={[['60px'], ['180px', '280px']]}
          rows={4}
        />
      )}
      {edited && (
        <SavedReplyDialog
          key={edited === 'new' ? 'new' : edited.id}
          reply={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Page>
  );
}

function SavedReplyList({ replies, onEdit }: { replies: SavedReply[]; onEdit: (reply: SavedReply) => void }) {
  const remove = useDeleteSavedReply();
  const add = useAddSavedReply();
  const { showToast } = useToasts();
  if (replies.length === 0) {
    return <p className="text-mute">No saved replies yet. Write the answer you give most often.</p>;
  }
  function restore({ name, shortcut, text }: SavedReply) {
    add.mutate(
      { name, shortcut, text },
      { onError: ({ message }) => showToast({ title: 'Not restored.', detail: message, isWarning: true }) },
    );
  }
  return (
    <>
      <div role="alert" className="empty:hidden">
        {remove.error && <Notice className="mb-3">{remove.error.message}</Notice>}
      </div>
      <ul>
        {replies.map((reply) => (
          <SavedReplyRow
            key={reply.id}
            reply={reply}
            isDeleting={remove.isPending && remove.variables === reply.id}
            onEdit={() => onEdit(reply)}
            onDelete={() =>
              remove.mutate(reply.id, {
                onSuccess: () =>
                  showToast({ title: `“${reply.name}” is deleted.`, undo: () => restore(reply) }),
              })
            }
          />
        ))}
      </ul>
    </>
  );
}

type SavedReplyRowProps = {
  reply: SavedReply;
  isDeleting: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

function SavedReplyRow({
  reply: { name, shortcut, text, by, changedAt },
  isDeleting,
  onEdit,
  onDelete,
}: SavedReplyRowProps) {
  const { me, people, site } = useSession();
  const now = useNow(60_000);
  const author = people.find(({ id }) => id === by)?.name;
  const changed = formatDate(Date.parse(changedAt), now, site.timeZone);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-t py-3">
      <span className="w-24 shrink-0 pt-1 text-mute">;{shortcut}</span>
      <div className="min-w-0 flex-[1_1_18rem]">
        <strong className="font-semibold wrap-anywhere">{name}</strong>
        <p className="line-clamp-2 max-w-prose wrap-anywhere">{text}</p>
        <p className="text-caption text-mute">{[author, changed].filter(Boolean).join(', ')}</p>
      </div>
      <div className="flex gap-2">
        <Button tone="line" size="bar" aria-label={`Edit ${name}`} onClick={onEdit}>
          Edit
        </Button>
        {(by === me.id || me.role === 'admin') && (
          <Button tone="line" size="bar" aria-label={`Delete ${name}`} busy={isDeleting} onClick={onDelete}>
            Delete
          </Button>
        )}
      </div>
    </li>
  );
}
