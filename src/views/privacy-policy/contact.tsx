import { site } from '#site.config';
import { ButtonLink } from '#src/components/ui/button.tsx';
import type { PrivacyPolicyContent } from '#src/content/schemas/page/privacy-policy.ts';
import { routes } from '#src/routes.ts';

const linkClasses = 'rounded-sm underline decoration-[1.5px] underline-offset-4 hover:text-tally-text';

export function PolicyContact({ labels }: { labels: PrivacyPolicyContent['contact'] }) {
  const [office] = site.offices;
  return (
    <>
      <dl className="mt-8 grid gap-x-8 gap-y-7 sm:grid-cols-2">
        <div className="border-t-2 border-ink pt-4">
          <dt className="text-caption text-mute">{labels.email}</dt>
          <dd className="mt-1 font-semibold">
            <a href={`mailto:${site.email}`} className={linkClasses}>
              {site.email}
            </a>
          </dd>
        </div>
        <div className="border-t-2 border-ink pt-4">
          <dt className="text-caption text-mute">{labels.phone}</dt>
          <dd className="mt-1 font-semibold">
            <a href={site.phone.href} className={`${linkClasses} one-line`}>
              {site.phone.label}
            </a>
          </dd>
        </div>
        <div className="border-t-2 border-ink pt-4">
          <dt className="text-caption text-mute">{labels.address}</dt>
          <dd className="mt-1">
            <address className="font-semibold not-italic">
              {site.legalName}
              <br />
              {office.street}
              <br />
              {office.city}, {office.state} {office.zip}
            </address>
          </dd>
        </div>
        <div className="border-t-2 border-ink pt-4">
          <dt className="text-caption text-mute">{labels.officer}</dt>
          <dd className="mt-1 font-semibold">
            <a href={`mailto:${site.privacyOfficerEmail}`} className={linkClasses}>
              {site.privacyOfficerEmail}
            </a>
          </dd>
          <dd className="mt-1 text-caption text-ink-3">{labels.officerNote}</dd>
        </div>
      </dl>
      <ButtonLink href={routes.contact.path} variant="outline" className="mt-8 max-sm:w-full">
        {labels.form}
      </ButtonLink>
    </>
  );
}
