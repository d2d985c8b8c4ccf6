import { useState } from 'react';
import { roleNames } from '#desk/frame/navigation-entries.ts';
import { Button } from '#desk/parts/button.tsx';
import { SelectField, TextField } from '#desk/parts/field.tsx';
import { InviteLink } from '#desk/people/invite-link.tsx';
import { useInviteForm } from '#desk/people/use-invite-form.ts';
import type { InviteResult } from '#shared/desk/api.ts';
import { Step } from './step.tsx';

export function InviteStep() {
  const [invited, setInvited] = useState<InviteResult | null>(null);
  const { submit, error, isPending } = useInviteForm((invite, field) => {
    setInvited(invite);
    field.form?.reset();
  });

  return (
    <Step
      number={3}
      title="Invite colleagues"
      text="Invite links work once and expire after 24 hours. Agents answer leads, editors edit the site, admins do everything."
    >
      <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-2.5">
        <TextField
          className="w-full sm:w-67.5"
          label="Work email"
          hiddenLabel
          type="email"
          name="email"
          autoComplete="off"
          placeholder="name@agency.com"
          error={error}
        />
        <SelectField className="w-28" label="Role" hiddenLabel name="role" defaultValue="agent">
          {Object.entries(roleNames).map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={isPending}>
          Send invite
        </Button>
      </form>
      {invited && <InviteLink key={invited.link} invited={invited} onClose={() => setInvited(null)} />}
    </Step>
  );
}
