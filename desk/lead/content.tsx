import { Suspense } from 'react';
import { useSession } from '#desk/api/session.ts';
import { firstName } from '#desk/parts/initials.ts';
import { late } from '#desk/parts/late.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import { dateWords, dayWords, timeOfDay } from '#desk/time/moments.ts';
import { serverNow } from '#desk/time/server-now.ts';
import type { Lead } from '#shared/desk/api.ts';
import { calculatorTable } from './calculation/calculation.ts';
import { surveyTable } from './creator/survey.ts';
import { EveryField } from './every-field.tsx';
import { LeadFacts } from './lead-facts.tsx';
import { Letter } from './letter.tsx';
import { textOf } from './stored-row.ts';

const Creator = late(async () => (await import('./creator/creator.tsx')).Creator);
const CalculationView = late(
  async () => (await import('./calculation/calculation-view.tsx')).CalculationView,
);

/** Fetches the views of forms that are not drawn yet, while nothing else is to be done. */
export function prefetchContent(): void {
  Creator.prefetch();
  CalculationView.prefetch();
}

/** What somebody sent, read as what it is. */
export function Content({ lead }: { lead: Lead }) {
  return <Suspense fallback={<ContentLoading />}>{contentOf(lead)}</Suspense>;
}

/** Stands where the content will. */
export function ContentLoading() {
  return (
    <div className="border-ink border-t-2 pt-3">
      <LoadingBars label="The lead" columns="1fr" bars={[['92%', '74%']]} rows={4} />
    </div>
  );
}

function contentOf(lead: Lead) {
  switch (lead.form) {
    case surveyTable:
      return <CreatorContent lead={lead} />;
    case calculatorTable:
      return <CalculationContent lead={lead} />;
    case 'contact_submissions':
      return (
        <>
          <Letter text={textOf(lead.row, 'message') ?? ''} />
          <LeadFacts lead={lead} />
        </>
      );
    case 'early_access_signups': {
      const comments = textOf(lead.row, 'comments');
      return comments ? (
        <>
          <Letter text={comments} />
          <LeadFacts lead={lead} />
        </>
      ) : (
        <LeadFacts lead={lead} first />
      );
    }
    case 'newsletter_subscribers':
      return <LeadFacts lead={lead} first />;
    default:
      return (
        <>
          <EveryField row={lead.row} without={['created_at']} />
          <LeadFacts lead={lead} />
        </>
      );
  }
}

function CreatorContent({ lead }: { lead: Lead }) {
  const { settings, site } = useSession();
  return (
    <>
      <Creator
        row={lead.row}
        firstName={firstName(lead.name) || 'this creator'}
        asked={settings.fit}
        site={site}
      />
      <LeadFacts lead={lead} line />
    </>
  );
}

function CalculationContent({ lead }: { lead: Lead }) {
  const { timeZone } = useSession().site;
  const now = serverNow();
  return (
    <>
      <CalculationView
        lead={lead}
        when={(at) => `${dateWords(Date.parse(at), now, timeZone)} ${timeOfDay(Date.parse(at), timeZone)}`}
        day={(at) => dayWords(Date.parse(at), now, timeZone)}
      />
      <LeadFacts lead={lead} line />
    </>
  );
}
