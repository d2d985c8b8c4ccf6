import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { request } from '#desk/api/client.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { SelectField, TextArea, TextField } from '#desk/parts/field.tsx';
import { useNavigate } from '#desk/parts/location.ts';
import { Notice } from '#desk/parts/notice.tsx';
import { Switch } from '#desk/parts/switch.tsx';
import type { CreatedLead, NewLead } from '#shared/desk/new-lead.ts';
import { isEmailAddress } from '#shared/email-address.ts';
import { type EnteredSource, enteredSources } from '#shared/forms/entered-lead.ts';

type NewLeadInput = {
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  source: EnteredSource;
  isMine: boolean;
};
type Problems = Partial<Record<'name' | 'email' | 'message', string>>;

const emptyInput: NewLeadInput = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  source: 'call',
  isMine: true,
};

function validateInput({ name, email, phone, message }: NewLeadInput): Problems {
  const address = email.trim();
  return {
    ...(name.trim() === '' && { name: 'Enter a name.' }),
    ...(address === '' && phone.trim() === ''
      ? { email: 'Enter an email address or a phone number.' }
      : address !== '' &&
        !isEmailAddress(address) && { email: 'Enter an address such as name@company.com.' }),
    ...(message.trim() === '' && { message: 'Enter what they want.' }),
  };
}

/** Adds a lead from a call, an event or a direct message, and opens it. */
export function NewLeadDialog({ onClose, hrefOf }: { onClose: () => void; hrefOf: (ref: string) => string }) {
  const [id] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState(emptyInput);
  const [problems, setProblems] = useState<Problems>({});
  const first = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { showToast } = useToasts();
  const create = useMutation({
    mutationFn: ({ email, phone, company, ...lead }: NewLeadInput) =>
      request<CreatedLead>('leads', {
        method: 'POST',
        body: {
          ...lead,
          id,
          email: email.trim() || null,
          phone: phone.trim() || null,
          company: company.trim() || null,
        } satisfies NewLead,
      }),
    onSuccess: ({ ref }) => {
      for (const key of ['leads', 'overview']) void client.invalidateQueries({ queryKey: [key] });
      showToast({ title: `Lead added: ${typed.name.trim()}.` });
      onClose();
      navigate(hrefOf(ref));
    },
  });

  function updateInput(part: Partial<NewLeadInput>) {
    const next = { ...typed, ...part };
    setTyped(next);
    const now = validateInput(next);
    setProblems((before) => Object.fromEntries(Object.entries(now).filter(([key]) => key in before)));
  }
  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault();
    if (create.isPending) return;
    const wrong = validateInput(typed);
    setProblems(wrong);
    const [name] = Object.keys(wrong);
    if (name) form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
    else create.mutate(typed);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
  }
  return (
    <Dialog
      open
      isWide
      mustAnswer
      onOpenChange={(open) => !open && onClose()}
      initialFocus={first}
      title="New lead"
      lead="From a call, an event or a direct message."
    >
      <form ref={form} noValidate onSubmit={submit} onKeyDown={handleKeyDown} className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            ref={first}
            name="name"
            label="Name"
            autoComplete="off"
            maxLength={200}
            value={typed.name}
            error={problems.name}
            onChange={({ target }) => updateInput({ name: target.value })}
          />
          <TextField
            name="company"
            label="Company"
            autoComplete="off"
            maxLength={200}
            value={typed.company}
            onChange={({ target }) => updateInput({ company: target.value })}
          />
          <TextField
            name="email"
            label="Email"
            type="email"
            autoComplete="off"
            maxLength={254}
            value={typed.email}
            error={problems.email}
            onChange={({ target }) => updateInput({ email: target.value })}
          />
          <TextField
            name="phone"
            label="Phone"
            type="tel"
            autoComplete="off"
            maxLength={100}
            value={typed.phone}
            onChange={({ target }) => updateInput({ phone: target.value })}
          />
          <SelectField
            label="Source"
            value={typed.source}
            onChange={({ target }) => updateInput({ source: target.value as EnteredSource })}
          >
            {enteredSources.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
        <TextArea
          name="message"
          label="What they want"
          style={{ minHeight: '6rem' }}
          dir="auto"
          maxLength={10_000}
          value={typed.message}
          error={problems.message}
          onChange={({ target }) => updateInput({ message: target.value })}
        />
        <Switch label="Assign to me" isOn={typed.isMine} onChange={(isMine) => updateInput({ isMine })} />
        <div role="alert" className="empty:hidden">
          {create.error && (
            <Notice title="Not saved.">{create.error.message} What you typed is kept here.</Notice>
          )}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" tone="primary" hint="Ctrl ↵" busy={create.isPending}>
            Add lead
          </Button>
          <Button tone="line" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
