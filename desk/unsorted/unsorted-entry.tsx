import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { possibleLeadsQuery } from '#desk/api/received.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { ReceivedBody } from '#desk/lead/conversation/received-body.tsx';
import { Button } from '#desk/parts/button.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { Link } from '#desk/parts/link.tsx';
import { ActionMenu } from '#desk/parts/picker/action-menu.tsx';
import { formatAge } from '#desk/time/durations.ts';
import { blockableKinds, type PossibleLead, type UnsortedMail } from '#shared/desk/conversation.ts';
import { statusNames } from '#shared/desk/statuses.ts';
import { isEmailAddress } from '#shared/email-address.ts';
import { formOf } from '#shared/forms/forms.ts';

type UnsortedEntryProps = {
  mail: UnsortedMail;
  isBusy: boolean;
  error: string | null;
  onAssign: (ref: string) => void;
  /** @param id the id of the new lead; a retry uses the same id */
  onCreate: (id: string) => void;
  onBlock: () => void;
  onDelete: () => void;
};

const kindNames = {
  answer: '',
  automatic: 'Automatic email. ',
  bounce: 'Undeliverable email. ',
  complaint: 'Spam complaint. ',
  colleague: 'From your team. ',
};

export function UnsortedEntry({
  mail,
  isBusy,
  error,
  onAssign,
  onCreate,
  onBlock,
  onDelete,
}: UnsortedEntryProps) {
  const now = useNow(60_000);
  const [isSorting, setIsSorting] = useState(false);
  const [newLeadId] = useState(() => crypto.randomUUID());
  const sender = mail.from.name || mail.from.address || 'Unknown sender';
  const hasAddress = isEmailAddress(mail.from.address);
  const notALead = (
    <ActionMenu
      label={`Email from ${sender}`}
      look="pill"
      className="font-semibold"
      align="start"
      disabled={isBusy}
      actions={[
        { value: 'delete', label: 'Delete', onSelect: onDelete },
        hasAddress &&
          blockableKinds.includes(mail.kind) && {
            value: 'block',
            label: 'Block sender',
            onSelect: onBlock,
          },
      ]}
    >
      Not a lead
    </ActionMenu>
  );
  return (
    <li className="rounded-[0.875rem] border border-field border-dashed px-3.5 py-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="min-w-0 truncate font-sans text-base font-semibold tracking-normal [font-stretch:100%]">
          <bdi>{sender}</bdi>
          {mail.from.name && <bdi className="ml-2 font-normal text-mute">{mail.from.address}</bdi>}
        </h2>
        <span className="shrink-0 text-caption text-mute">
          {formatAge((now - Date.parse(mail.at)) / 1_000)}
        </span>
      </div>
      <p className="text-ink-3 wrap-anywhere">
        {kindNames[mail.kind]}
        <bdi>{mail.subject || 'No subject'}</bdi>
      </p>
      <ReceivedBody mail={mail} />
      {isSorting ? (
        <LeadChoice mail={mail} isBusy={isBusy} onAssign={onAssign}>
          {notALead}
          <Button size="bar" tone="quiet" onClick={() => setIsSorting(false)}>
            Cancel
          </Button>
        </LeadChoice>
      ) : (
        <div className="mt-2.5 flex flex-wrap items-center gap-2">
          <Button size="bar" onClick={() => setIsSorting(true)}>
            Add to a lead<span className="sr-only"> the email from {sender}</span>
          </Button>
          {hasAddress && (
            <Button size="bar" tone="line" busy={isBusy} onClick={() => onCreate(newLeadId)}>
              Create a lead<span className="sr-only"> from the email from {sender}</span>
            </Button>
          )}
          {notALead}
        </div>
      )}
      {error && (
        <p role="alert" className="mt-2">
          {error}
        </p>
      )}
    </li>
  );
}

const reasonTexts = {
  address: 'same address',
  number: 'number in the email',
  name: 'same name',
  company: 'same company',
};

type LeadChoiceProps = Pick<UnsortedEntryProps, 'mail' | 'isBusy' | 'onAssign'> & { children: ReactNode };

function LeadChoice({ mail, isBusy, onAssign, children }: LeadChoiceProps) {
  const [query, setQuery] = useState('');
  const { data, isPending } = useQuery(possibleLeadsQuery(mail.id, query.trim()));
  const name = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const exact = data?.filter(({ reason }) => reason === 'address') ?? [];
  const preselected = exact.length === 1 ? exact[0]?.ref : undefined;
  const ref = data?.some((lead) => lead.ref === chosen) ? chosen : preselected;
  return (
    <fieldset className="mt-3 min-w-0 border-line border-t pt-2.5">
      <legend className="sr-only">Lead of this email</legend>
      <TextField
        label="Search leads"
        type="search"
        maxLength={200}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <ul className="mt-1.5 grid grid-cols-1 gap-0.5">
        {data?.map((lead) => (
          <LeadOption
            key={lead.ref}
            {...{ lead, name }}
            isChosen={lead.ref === ref}
            onChoose={() => setChosen(lead.ref)}
          />
        ))}
      </ul>
      {data?.length === 0 && (
        <p className="mt-1.5 text-caption text-mute">
          {query.trim() === '' ? 'No similar leads. Search for one.' : 'No leads match.'}
        </p>
      )}
      <div className="mt-2.5 flex flex-wrap items-center gap-2">
        <Button
          size="bar"
          tone="primary"
          busy={isBusy}
          disabled={!ref || isPending}
          onClick={() => ref && onAssign(ref)}
        >
          Add to this lead
        </Button>
        {children}
      </div>
    </fieldset>
  );
}

type LeadOptionProps = { lead: PossibleLead; name: string; isChosen: boolean; onChoose: () => void };

function LeadOption({ lead, name, isChosen, onChoose }: LeadOptionProps) {
  const facts = [
    lead.aside,
    formOf(lead.form).name,
    statusNames[lead.status],
    lead.reason && reasonTexts[lead.reason],
  ].filter(Boolean);
  return (
    <li className="flex items-center gap-2.5">
      <label className="flex min-h-9 min-w-0 flex-1 cursor-pointer items-center gap-2.5 pointer-coarse:min-h-11">
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          className="size-4.5 accent-ink"
        />
        <span className="min-w-0 truncate">
          <bdi className="font-semibold">{lead.name.trim() || 'No name'}</bdi>
          <span className="ml-2 text-caption text-mute">{facts.join(', ')}</span>
        </span>
      </label>
      <Link href={`/leads/${lead.ref}`} className="text-caption underline decoration-1 underline-offset-3">
        Open<span className="sr-only"> {lead.name}</span>
      </Link>
    </li>
  );
}
