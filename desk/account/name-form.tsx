import { type FormEvent, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { TextField } from '#desk/parts/field.tsx';
import { useOwnChange } from './account-api.ts';

export function NameForm() {
  const { me } = useSession();
  const [name, setName] = useState(me.name);
  const change = useOwnChange();
  const { showToast } = useToasts();
  const wanted = name.trim();
  const [isEmpty, setEmpty] = useState(false);
  function submit(event: FormEvent) {
    event.preventDefault();
    setEmpty(wanted === '');
    if (wanted === '' || wanted === me.name) return;
    change.mutate({ name: wanted }, { onSuccess: () => showToast({ title: `Your name is ${wanted} now.` }) });
  }
  return (
    <form onSubmit={submit} className="flex items-start gap-2">
      <TextField
        hiddenLabel
        className="flex-1"
        label="Your name"
        hint="Shown next to your notes, including past ones."
        autoComplete="name"
        maxLength={100}
        value={name}
        error={isEmpty && wanted === '' ? 'Enter a name.' : change.error?.message}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" busy={change.isPending} aria-disabled={wanted === me.name || undefined}>
        Rename
      </Button>
    </form>
  );
}
