import { site } from '#site.config';
import { OpeningButton } from '#src/components/ui/opening-button.tsx';
import type { CareersContent } from '#src/content/schemas/page/careers.ts';
import { destinationOf } from '#src/openings.ts';

export function CareersResume({ resume }: { resume: CareersContent['resume'] }) {
  return (
    <section className="border-t border-line bg-white">
      <div className="shell flex flex-wrap items-center justify-between gap-x-14 gap-y-8 py-16 lg:py-20">
        <div className="max-w-160">
          <h2 className="text-h2">{resume.heading}</h2>
          <p className="mt-4 text-ink-3">{resume.lead}</p>
        </div>
        <div className="flex flex-col items-start gap-3 max-sm:w-full lg:items-center">
          <OpeningButton opening="sendResume" size="lg" className="max-sm:w-full">
            {resume.action}
          </OpeningButton>
          {!destinationOf('sendResume') && (
            <a
              href={`mailto:${site.email}`}
              className="rounded-sm font-semibold underline underline-offset-4"
            >
              {resume.instead}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}
