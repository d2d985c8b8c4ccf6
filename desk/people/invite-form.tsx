import { type ReactNode, useState } from 'react';
import { roleNames } from '#desk/frame/navigation-entries.ts';
import { Button } from '#desk/parts/button.tsx';
import { SelectField, TextField } from '#desk/parts/field.tsx';
import { RolePermissions } from '#desk/sign-in/role-permissions.tsx';
import type { InviteResult, Role } from '#shared/desk/api.ts';
import { useInviteForm } from './use-invite-form.ts';

type InviteFormProps = {
  onInvited: (invited: InviteResult) => void /** Shows the new link. */;
  children: ReactNode;
};

export function InviteForm({ onInvited, children }: InviteFormProps) {
  const [role, setRole] = useState<Role>('agent');
  const { submit, error, isPending } = useInviteForm((invited, field) => {
    onInvited(invited);
    field.value = '';
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-x-10 gap-y-4">
      <div className="min-w-0 flex-[1_1_26rem]">
        <div className="grid grid-cols-[8rem_minmax(0,1fr)] items-end gap-x-2 gap-y-3 sm:flex sm:flex-wrap sm:items-start">
          <TextField
            className="flex-1 max-sm:col-span-2 sm:min-w-50"
            label="Work email"
            type="email"
            name="email"
            autoComplete="off"
            placeholder="name@agency.com"
            hint="You’ll get a link to share. For an existing teammate it resets their sign-in."
            error={error}
          />
          <SelectField
            className="w-32"
            label="Role"
            name="role"
            value={role}
            onChange={(event) => setRole(event.target.value as Role)}
          >
            {Object.entries(roleNames).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
          <Button type="submit" tone="primary" busy={isPending} className="sm:mt-7">
            Create invite link
          </Button>
        </div>
        {children}
      </div>
      <div className="min-w-0 flex-[1_1_16rem] lg:max-w-88">
        <p className="mb-1.5 font-semibold">What {role}s can do</p>
        <RolePermissions role={role} />
      </div>
    </form>
  );
}
