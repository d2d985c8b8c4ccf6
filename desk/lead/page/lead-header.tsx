import type { ReactNode } from 'react';
import { describeOrdinal } from '#desk/lead/calculation/calculation.ts';
import { PhoneNumber } from '#desk/lead/content/phone-number.tsx';
import { describeCreator } from '#desk/lead/creator/creator-text.ts';
import { readSurvey } from '#desk/lead/creator/survey.ts';
import { BreakableAddress } from '#desk/parts/breakable-address.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { initialsOf } from '#desk/parts/text/initials.ts';
import type { Lead, LeadRow } from '#shared/desk/api.ts';
import { formOf } from '#shared/forms/forms.ts';
import { NameHeading } from './heading-level.tsx';
import { mailLink, tiktokLink } from './safe-links.ts';

const suppressionTexts = {
  left: 'Unsubscribed: no newsletter goes to this address.',
  refused: 'Blocked: email to this address bounced.',
  complained: 'They marked our email as spam. No more automatic emails.',
};

const linkClass = 'underline decoration-1 underline-offset-3 hover:decoration-2';

function EmailAddress({ address }: { address: string }) {
  const href = mailLink(address);
  return (
    <bdi className="wrap-anywhere">
      {href ? (
        <a href={href} className={linkClass} rel="noopener noreferrer">
          <BreakableAddress text={address} />
        </a>
      ) : (
        <BreakableAddress text={address} />
      )}
    </bdi>
  );
}

const longNameLength = 60;
const longWordLength = 18;

function nameSizeClass(name: string, isLarge: boolean): string {
  if (name.length > longNameLength) return 'text-section';
  if (name.split(/\s/).some((word) => word.length > longWordLength)) return 'text-[1.375rem]';
  return isLarge ? 'text-name @min-[44rem]:text-figure' : 'text-name max-sm:text-[1.875rem]';
}

type LeadHeaderProps = {
  row: LeadRow;
  lead: Lead | undefined;
  isLarge?: boolean;
};

export function LeadHeader({ row, lead, isLarge = false }: LeadHeaderProps) {
  const isCreator = formOf(row.form).audience === 'creator';
  const address = lead?.correctedEmail ?? lead?.email;
  const size = nameSizeClass(row.name, isLarge);
  return (
    <div className="flex min-w-0 items-start gap-4">
      {isCreator && isLarge && <Portrait name={row.name} />}
      <div className="min-w-0">
        <NameHeading className={`wrap-anywhere ${size}`}>
          <bdi>
            <BreakableAddress text={row.name.trim() || 'No name'} />
          </bdi>
        </NameHeading>
        {row.test && (
          <p className="mt-1.5 inline-flex items-center gap-1.5 rounded-full bg-paper-2 px-2.5 text-caption">
            A test from your team, left out of reports
          </p>
        )}
        {isCreator && lead ? (
          <CreatorLines lead={lead} address={address} />
        ) : (
          <p className="mt-1.75 wrap-anywhere">
            {row.aside && row.aside !== address && row.aside !== row.name && (
              <>
                <bdi>{row.aside}</bdi>
                {address && <span>, </span>}
              </>
            )}
            {address && address !== row.name && <EmailAddress address={address} />}
            {isLarge && lead && formOf(lead.form).countsRepeats && (
              <span className="ml-4.5 text-ink-3 max-sm:ml-0 max-sm:block">{describeOrdinal(lead)}</span>
            )}
          </p>
        )}
        {lead?.correctedEmail && lead.email && (
          <p className="mt-1 text-caption text-mute wrap-anywhere">
            Typed as{' '}
            <bdi>
              <BreakableAddress text={lead.email} />
            </bdi>
            , corrected here
          </p>
        )}
        {lead?.suppressed && lead.clock.bouncedAt === null && (
          <p className="mt-1.5 flex items-center gap-1.5">
            <Icon name="alert" className="size-4.5" />
            {suppressionTexts[lead.suppressed]}
          </p>
        )}
      </div>
    </div>
  );
}

function Portrait({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="display grid size-16 shrink-0 place-items-center rounded-[1.375rem] bg-linear-140 from-[#ffc970] to-[#f2a3c4] text-[1.375rem] @min-[44rem]:size-21 @min-[44rem]:rounded-[1.625rem] @min-[44rem]:text-[1.6875rem] forced-colors:border"
    >
      {initialsOf(name) || '?'}
    </span>
  );
}

function CreatorLines({ lead, address }: { lead: Lead; address: string | null | undefined }) {
  const survey = readSurvey(lead.row);
  const reach: { key: string; node: ReactNode }[] = [
    ...(survey.handle ? [{ key: 'handle', node: <Handle handle={survey.handle} /> }] : []),
    ...(address ? [{ key: 'mail', node: <EmailAddress address={address} /> }] : []),
    ...(survey.phone ? [{ key: 'phone', node: <PhoneNumber typed={survey.phone} /> }] : []),
    ...(survey.place ? [{ key: 'place', node: <bdi>{survey.place}</bdi> }] : []),
  ];
  return (
    <>
      <ul className="mt-1.75 flex flex-wrap gap-x-4.5 gap-y-0.5 wrap-anywhere">
        {reach.map(({ key, node }) => (
          <li key={key} className="min-w-0">
            {node}
          </li>
        ))}
      </ul>
      <p className="mt-0.5 text-ink-3 wrap-anywhere">{describeCreator(survey)}</p>
    </>
  );
}

function Handle({ handle }: { handle: string }) {
  const href = tiktokLink(handle);
  if (!href) return <bdi>{handle}</bdi>;
  return (
    <a href={href} className={linkClass} target="_blank" rel="noopener noreferrer">
      @{handle.trim().replace(/^@/, '')}
      <span className="sr-only"> on TikTok (opens in a new tab)</span>
    </a>
  );
}
