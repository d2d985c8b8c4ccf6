import type { ReactNode } from 'react';
import { ReportDownload, type ReportDownloadProps, ReportFacts } from './report-download.tsx';

export function FeaturedReport({ figure, ...card }: ReportDownloadProps & { figure: ReactNode }) {
  const { report, labels } = card;
  return (
    <article id="featured-report" className="grid overflow-hidden rounded-band bg-white lg:grid-cols-12">
      <div className="p-6 sm:p-10 lg:col-span-6">
        <p className="inline-block rounded-pill bg-amber px-3.5 py-1 text-note font-semibold">
          {labels.featured}
        </p>
        <h2 className="mt-5 text-h2">{report.title}</h2>
        <p className="mt-4 text-ink-3">{report.description}</p>
        <ul className="mt-6 mb-7 border-b border-line">
          {report.highlights.map((highlight) => (
            <li key={highlight} className="border-t border-line py-3">
              {highlight}
            </li>
          ))}
        </ul>
        <ReportFacts report={report} labels={labels} />
        <div className="mt-6">
          <ReportDownload {...card} />
        </div>
      </div>
      <div className="flex border-line p-6 max-lg:border-t sm:p-10 lg:col-span-6 lg:border-l">{figure}</div>
    </article>
  );
}
