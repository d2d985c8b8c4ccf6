import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { request } from '#desk/api/client.ts';
import { notificationsQuery, useSaveNotifications } from '#desk/api/notifications.ts';
import { useOverview } from '#desk/api/overview.ts';
import { useSession } from '#desk/api/session.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { useNow } from '#desk/frame/clock-now.tsx';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { Button } from '#desk/parts/button.tsx';
import { SelectField } from '#desk/parts/field.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { Section } from '#desk/parts/section.tsx';
import { Switch } from '#desk/parts/switch.tsx';
import { formatDateTime } from '#desk/time/format-time.ts';
import type { NotificationChoices, NotificationKind, Notifications } from '#shared/desk/notifications.ts';
import { ChoicePills } from './choice-pills.tsx';

const frequencies = [
  { value: 'now', label: 'At once' },
  { value: 'hourly', label: 'Hourly' },
  { value: 'never', label: 'Never' },
] as const;

const notificationRows: { kind: NotificationKind; label: string }[] = [
  { kind: 'leads', label: 'New leads' },
  { kind: 'assigned', label: 'Assigned to me' },
  { kind: 'replied', label: 'A customer replied to me' },
  { kind: 'half', label: 'Half of the reply time has passed' },
  { kind: 'missed', label: 'Deadline missed' },
  { kind: 'reminders', label: 'My reminders' },
];

type ChoicesHandler = (choices: Partial<NotificationChoices>) => void;

const scopeFields: Partial<
  Record<NotificationKind, (choices: NotificationChoices, saveChoices: ChoicesHandler) => ReactNode>
> = {
  leads: ({ leadsOf }, saveChoices) => (
    <SelectField
      hiddenLabel
      label="Which new leads"
      value={leadsOf}
      onChange={({ target }) => saveChoices({ leadsOf: target.value as NotificationChoices['leadsOf'] })}
    >
      <option value="all">All</option>
      <option value="brands">Brands</option>
      <option value="creators">Creators</option>
      <option value="unassigned">Only unassigned</option>
    </SelectField>
  ),
  missed: ({ missedOf }, saveChoices) => (
    <SelectField
      hiddenLabel
      label="Whose missed deadlines"
      value={missedOf}
      onChange={({ target }) => saveChoices({ missedOf: target.value as NotificationChoices['missedOf'] })}
    >
      <option value="mine">Mine</option>
      <option value="everyone">Everyone’s</option>
    </SelectField>
  ),
};

export function NotificationSettings() {
  const { me } = useSession();
  const query = useQuery(notificationsQuery);
  const failure = useFailure(query);
  const { change, saveChoices, chosen } = useSaveNotifications();
  const state = change.isPending ? 'Saving' : change.isSuccess ? 'Saved' : '';
  return (
    <Section title="Notifications" aside={<span role="status">{state}</span>}>
      <p className="mb-2 text-mute wrap-anywhere">By email to {me.email}</p>
      {failure ? (
        <LoadFailure title="The notifications did not load" failure={failure} />
      ) : query.data ? (
        <>
          <EmailProblems {...query.data} />
          <ChoiceList choices={{ ...query.data.choices, ...chosen }} saveChoices={saveChoices} />
          <div role="alert" className="empty:hidden">
            {change.error && (
              <Notice className="mt-3" title="Not saved.">
                {change.error.message}
              </Notice>
            )}
          </div>
          <TestEmail lastAt={query.data.lastAt} />
        </>
      ) : (
        <LoadingBars
          label="Notifications"
          columns="minmax(0,1fr) 180px"
          bars={[['140px'], ['160px']]}
          rows={5}
        />
      )}
    </Section>
  );
}

function ChoiceList({ choices, saveChoices }: { choices: NotificationChoices; saveChoices: ChoicesHandler }) {
  return (
    <>
      <ul>
        {notificationRows.map(({ kind, label }) => (
          <li
            key={kind}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-2.5"
          >
            <div className="flex min-w-0 flex-[1_0_12rem] flex-wrap items-center gap-x-3 gap-y-2">
              <span className="font-semibold">{label}</span>
              {scopeFields[kind]?.(choices, saveChoices)}
            </div>
            <ChoicePills
              label={label}
              value={choices[kind]}
              options={frequencies}
              onChoose={(value) => saveChoices({ [kind]: value })}
            />
          </li>
        ))}
      </ul>
      <div className="border-line border-t py-2">
        <Switch
          label="Only during opening hours"
          hint="Emails are held until the desk opens. Missed deadlines and reminders are sent at any time."
          isOn={choices.onlyOpen}
          onChange={(onlyOpen) => saveChoices({ onlyOpen })}
        />
      </div>
      <p className="text-caption text-mute">
        Unassigned leads count as yours if you get emails about new leads of their kind. You get no emails
        about your own actions.
      </p>
    </>
  );
}

function EmailProblems({ refusedAt }: Notifications) {
  const { site } = useSession();
  const now = useNow(60_000);
  const { data } = useOverview();
  return (
    <>
      {data?.mail.state === 'off' && (
        <Notice data-email-off="account" className="mb-3" title="Email is off.">
          These emails are not sent until email is connected.
        </Notice>
      )}
      {refusedAt && (
        <Notice className="mb-3" title="The last email to you was refused.">
          {formatDateTime(Date.parse(refusedAt), now, site.timeZone)}. If your address is wrong, ask an admin
          to invite the right one.
        </Notice>
      )}
    </>
  );
}

function TestEmail({ lastAt }: { lastAt: string | null }) {
  const { site } = useSession();
  const now = useNow(60_000);
  const test = useMutation({
    mutationFn: () => request<{ taken: boolean; reply: string }>('trial-mail', { method: 'POST' }),
  });
  const problem = test.error?.message ?? (test.data && !test.data.taken ? test.data.reply : undefined);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button tone="line" size="bar" busy={test.isPending} onClick={() => test.mutate()}>
        Send me a test
      </Button>
      <p role="status" className="min-w-0 text-caption text-mute wrap-anywhere">
        {problem
          ? `Not sent: ${problem}`
          : test.data
            ? `Test sent: ${test.data.reply}`
            : lastAt && `Last sent ${formatDateTime(Date.parse(lastAt), now, site.timeZone)}`}
      </p>
    </div>
  );
}
