import { type FormEvent, useState } from 'react';
import { useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { TextArea } from '#desk/parts/field.tsx';
import { maxSignatureLines } from '#shared/desk/saved-replies.ts';
import { useUpdateAccount } from './account-api.ts';

export function SignatureForm() {
  const { me, site } = useSession();
  const [text, setText] = useState(me.signature);
  const change = useUpdateAccount();
  const { showToast } = useToasts();
  const newSignature = text.trimEnd();
  const isLong = newSignature.split('\n').length > maxSignatureLines;
  const error = isLong ? `A signature has at most ${maxSignatureLines} lines.` : change.error?.message;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isLong || newSignature === me.signature) return;
    change.mutate(
      { signature: newSignature },
      { onSuccess: () => showToast({ title: 'The signature is saved.' }) },
    );
  }
  return (
    <form onSubmit={submit} className="grid justify-items-start gap-3">
      <TextArea
        hiddenLabel
        className="w-full"
        label="Signature"
        hint={`Added to the end of your replies. At most ${maxSignatureLines} lines. Earlier replies do not change.`}
        placeholder={`${me.name}\n${site.brand}`}
        dir="auto"
        maxLength={400}
        value={text}
        error={error}
        onChange={(event) => setText(event.target.value)}
      />
      <Button
        type="submit"
        busy={change.isPending}
        aria-disabled={newSignature === me.signature || isLong || undefined}
      >
        Save signature
      </Button>
    </form>
  );
}
