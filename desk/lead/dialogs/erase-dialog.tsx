import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { erasePerson, erasureQuery, identifyPerson } from '#desk/api/erasure.ts';
import { useSession } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { BreakableAddress } from '#desk/parts/breakable-address.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { firstName } from '#desk/parts/text/initials.ts';
import { formatDate } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Erasure } from '#shared/desk/api.ts';
import { countFormEntries, describeParts } from './erasure-text.ts';

/**
 * Permanently deletes all data of a person. To confirm, the user types the person's email address or phone number.
 * @param onErased is called after the deletion
 */
export function EraseDialog({ onErased }: { onErased: () => void }) {
  const { lead, show } = useOpenLead();
  const client = useQueryClient();
  const { me, site } = useSession();
  const person = identifyPerson(lead) ?? '';
  const query = useQuery(erasureQuery(person));
  const { data: would } = query;
  const failure = useFailure(query);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const erasing = useMutation({ mutationFn: () => erasePerson(person, typed) });
  const isSame = typed.trim().toLowerCase() === person.toLowerCase();
  const day = formatDate(serverNow(), serverNow(), site.timeZone);

  if (erasing.data) return <ErasedDialog deletedData={erasing.data} onClose={closeErasedLead} />;
  function closeErasedLead() {
    client.removeQueries({ queryKey: ['lead', lead.ref] });
    for (const key of ['leads', 'overview', 'quarantine', 'numbers'])
      void client.invalidateQueries({ queryKey: [key] });
    onErased();
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !erasing.isPending && show(null)}
      {...(would && { initialFocus: field })}
      title={
        <>
          Delete the data of{' '}
          <bdi>
            <BreakableAddress text={lead.name} />
          </bdi>
          ?
        </>
      }
      {...(would && {
        lead: `This permanently deletes ${describeParts(would.parts)} and any queued email. A record stays: “${entriesText(would)} deleted, by ${firstName(me.name)}, ${day}”.`,
      })}
      actions={
        <>
          <Button
            tone="primary"
            disabled={!would || !isSame}
            busy={erasing.isPending}
            onClick={() => erasing.mutate()}
          >
            Delete permanently
          </Button>
          <Button tone="line" onClick={() => show(null)}>
            Cancel
          </Button>
        </>
      }
    >
      {would ? (
        <TextField
          ref={field}
          label={
            <span className="wrap-anywhere">
              Type <bdi>{person}</bdi>
            </span>
          }
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : failure ? (
        <LoadFailure title="The data to delete could not be counted" failure={failure}>
          Nothing was deleted.
        </LoadFailure>
      ) : (
        <LoadingBars label="Data to delete" columns="1fr" bars={[['90%', '60%']]} rows={1} />
      )}
      {erasing.error && (
        <Notice role="alert" className="mt-3" title="Not deleted.">
          {erasing.error.message}
        </Notice>
      )}
    </Dialog>
  );
}

function entriesText({ parts }: Erasure): string {
  const rows = countFormEntries(parts);
  return rows === 1 ? '1 entry' : `${rows.toLocaleString('en-US')} entries`;
}

function ErasedDialog({ deletedData, onClose }: { deletedData: Erasure; onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      mustAnswer
      onOpenChange={onClose}
      initialFocus={close}
      title="Personal data deleted"
      lead={`Deleted: ${describeParts(deletedData.parts)}. A record without the address stays in the log.`}
      actions={
        <Button ref={close} tone="primary" onClick={onClose}>
          Back to the list
        </Button>
      }
    />
  );
}
