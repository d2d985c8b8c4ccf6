import { useMutation, useQueryClient } from '@tanstack/react-query';
import { RequestError } from '#desk/api/client.ts';
import { correctEmail, refreshLead } from '#desk/api/lead.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { useOpenLead } from '#desk/lead/page/open-lead.tsx';
import { isEmailAddress, toAsciiEmailAddress } from '#shared/email-address.ts';
import { formOf } from '#shared/forms/forms.ts';
import { PromptDialog } from './prompt-dialog.tsx';

/** Corrects a lead's email address. If the automatic email bounced, it is sent again. */
export function CorrectEmailDialog() {
  const { lead, show } = useOpenLead();
  const client = useQueryClient();
  const { showToast } = useToasts();
  const now = lead.correctedEmail ?? lead.email ?? '';
  const correct = useMutation({
    mutationFn: (email: string) => correctEmail(lead.ref, { email, was: lead.correctedEmail ?? lead.email }),
    onSuccess: () => {
      showToast({ title: 'Address saved.' });
      show(null);
      void refreshLead(client, lead.ref);
    },
    onError: () => void refreshLead(client, lead.ref),
  });
  function validateAddress(typed: string) {
    const email = toAsciiEmailAddress(typed.trim());
    if (!isEmailAddress(email)) return 'Enter an address such as name@company.com.';
    return email === now ? 'This is already the current address.' : null;
  }
  return (
    <PromptDialog
      title={now === '' ? 'Add email address' : 'Fix email address'}
      lead={`Email goes to the new address from now on. The form entry stays as it was sent.${lead.clock.bouncedAt ? ` The ${formOf(lead.form).receipt} is sent again.` : ''}`}
      input={{ label: 'Address', type: 'email', inputMode: 'email', spellCheck: false }}
      value={now}
      problemOf={validateAddress}
      onSend={(typed) => correct.mutate(toAsciiEmailAddress(typed.trim()))}
      isSending={correct.isPending}
      refusal={correct.error && describeFailure(correct.error)}
      sendLabel="Save address"
      leaveLabel="Cancel"
    />
  );
}

function describeFailure(error: Error): string {
  const { refusal } = error instanceof RequestError ? error : {};
  return refusal?.code === 'changed'
    ? `Someone else changed the email address in the meantime. It is ${String(refusal.now)} now.`
    : `Not saved. ${error.message}`;
}
