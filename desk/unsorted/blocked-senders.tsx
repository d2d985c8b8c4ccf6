import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { blockedSendersQuery, unblockSender } from '#desk/api/received.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';

/** The list of blocked senders, hidden if it is empty. */
export function BlockedSenders() {
  const client = useQueryClient();
  const { showToast } = useToasts();
  const { data = [] } = useQuery(blockedSendersQuery);
  const list = useRef<HTMLUListElement>(null);
  const unblock = useMutation({
    mutationFn: ({ id }: { id: string; address: string }) => unblockSender(id),
    onSuccess: (_, { address }) => {
      showToast({ title: `${address} is unblocked.` });
      list.current?.focus();
    },
    onError: (error) => showToast({ title: 'Not unblocked.', detail: error.message, isWarning: true }),
    onSettled: () => {
      for (const key of ['received', 'overview']) void client.invalidateQueries({ queryKey: [key] });
    },
  });
  if (data.length === 0) return null;
  return (
    <details className="group mt-6 max-w-180">
      <summary className="inline-flex min-h-8.5 cursor-pointer items-center gap-1 text-caption font-semibold text-mute pointer-coarse:min-h-11">
        {data.length === 1 ? '1 blocked sender' : `${data.length} blocked senders`}
        <Icon name="down" className="size-4 group-open:rotate-180" />
      </summary>
      <p className="max-w-[62ch] text-caption text-mute">
        Their emails are not shown here. Emails that match a lead still arrive.
      </p>
      <ul ref={list} tabIndex={-1} aria-label="Blocked senders" className="mt-1.5">
        {data.map(({ id, address }) => (
          <li key={id} className="flex items-center justify-between gap-3 border-line border-b py-1.5">
            <bdi className="min-w-0 wrap-anywhere">{address}</bdi>
            <Button
              size="bar"
              tone="line"
              busy={unblock.isPending && unblock.variables.id === id}
              onClick={() => unblock.mutate({ id, address })}
            >
              Unblock<span className="sr-only"> {address}</span>
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
