import { Button } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import type { FormsContent } from '#src/content/schemas/forms.ts';
import type { IndustryReportsContent, Report } from '#src/content/schemas/page/industry-reports.ts';

export type ReportDownloadProps = {
  report: Report;
  labels: IndustryReportsContent['library']['labels'];
  texts: Pick<FormsContent['reports'], 'busy' | 'success'>;
  busy: boolean;
  isDownloaded: boolean;
  onDownload: () => void;
};

export function ReportDownload({
  report,
  labels,
  texts,
  busy,
  isDownloaded,
  onDownload,
}: ReportDownloadProps) {
  return (
    <div className="needs-script flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button size="sm" aria-disabled={busy} onClick={onDownload}>
        {busy ? texts.busy : labels.download}
        <span className="sr-only"> {report.title}</span>
      </Button>
      {isDownloaded && !busy && (
        <span className="flex items-center gap-1.5 text-caption font-semibold text-ok-text">
          <Icon name="check" className="size-4" />
          {texts.success.title}
        </span>
      )}
    </div>
  );
}

export function ReportFacts({ report, labels }: Pick<ReportDownloadProps, 'report' | 'labels'>) {
  const month = new Date(report.publishDate).toLocaleDateString('en-US', {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <p className="figures flex flex-wrap items-center gap-x-4 gap-y-1 text-caption text-mute">
      <time dateTime={report.publishDate}>{month}</time>
      <span>
        {report.downloadCount.toLocaleString('en-US')} {labels.downloads}
      </span>
      <span className={`font-semibold ${report.isPremium ? 'text-tally-text' : 'text-ok-text'}`}>
        {report.isPremium ? labels.premium : labels.free}
      </span>
    </p>
  );
}
