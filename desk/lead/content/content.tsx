import { type ReactNode, Suspense } from 'react';
import * as creator from '#desk/lead/forms/creator-survey.tsx';
import * as roi from '#desk/lead/forms/roi-calculator.tsx';
import { LoadingBars } from '#desk/parts/loading-bars.tsx';
import type { Lead } from '#shared/desk/api.ts';
import { creatorSurvey } from '#shared/forms/creator-survey.ts';
import { formOf, isKnownForm } from '#shared/forms/forms.ts';
import { roiCalculator } from '#shared/forms/roi-calculator.ts';
import { textOf } from '#shared/forms/stored-row.ts';
import { EveryField } from './every-field.tsx';
import { paragraphsOf } from './paragraphs.ts';

const contentViews = new Map<string, (props: { lead: Lead }) => ReactNode>([
  [creatorSurvey.table, creator.CreatorSurveyContent],
  [roiCalculator.table, roi.RoiCalculatorContent],
]);

/** Loads the code of the content views while the browser is idle. */
export function prefetchContent(): void {
  creator.prefetch();
  roi.prefetch();
}

export function Content({ lead }: { lead: Lead }) {
  const View = contentViews.get(lead.form) ?? MessageContent;
  return (
    <Suspense fallback={<ContentLoading />}>
      <View lead={lead} />
    </Suspense>
  );
}

export function ContentLoading() {
  return (
    <div className="border-ink border-t-2 pt-3">
      <LoadingBars label="The lead" columns="1fr" bars={[['92%', '74%']]} rows={4} />
    </div>
  );
}

function MessageContent({ lead }: { lead: Lead }) {
  const form = formOf(lead.form);
  const message = form.messageColumn && textOf(lead.row, form.messageColumn);
  return (
    <>
      {message && <Message text={message} />}
      {!isKnownForm(form) && <EveryField row={lead.row} without={['created_at']} />}
    </>
  );
}

function Message({ text }: { text: string }) {
  return (
    <div className="border-ink border-t-2 pt-3 pb-1">
      <div dir="auto" className="max-w-[62ch] space-y-2.5 text-letter wrap-anywhere">
        {paragraphsOf(text).map(({ index, text }) => (
          <p key={index} dir="auto" className="whitespace-pre-wrap">
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
