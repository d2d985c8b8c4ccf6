import { ReportDownload, type ReportDownloadProps, ReportFacts } from './report-download.tsx';

export function ReportCard(card: ReportDownloadProps) {
  const { report, labels } = card;
  return (
    <li className="flex flex-col rounded-card bg-white p-6 sm:p-7">
      <p className="text-caption font-semibold text-tally-text">{labels.categories[report.category]}</p>
      <h3 className="mt-2 text-h3">{report.title}</h3>
      <p className="mt-2 text-caption text-ink-3">{report.description}</p>
      <ul className="mt-4 mb-5 grid gap-1.5 text-caption">
        {report.highlights.map((highlight) => (
          <li key={highlight} className="dot pl-4 before:top-2">
            {highlight}
          </li>
        ))}
      </ul>
      <div className="mt-auto border-t border-line pt-4">
        <ReportFacts report={report} labels={labels} />
        <div className="mt-4">
          <ReportDownload {...card} />
        </div>
      </div>
    </li>
  );
}
