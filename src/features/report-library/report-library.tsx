import { type ReactNode, useRef, useState } from 'react';
import { CategoryFilter } from '#src/components/ui/category-filter.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type {
  IndustryReportsContent,
  Report,
  ReportCategory,
} from '#src/content/schemas/page/industry-reports.ts';
import { requiredRule } from '#src/forms/fields/field-errors.ts';
import { fillPlaceholder } from '#src/forms/form-texts.ts';
import { simulate } from '#src/forms/sending/simulate.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useSimulation } from '#src/forms/use-simulation.ts';
import { toast } from '#src/frame/toast.ts';
import { useAddressState } from '#src/islands/address-state.ts';
import { BenchmarkForm, type BenchmarkTexts } from './benchmark-form.tsx';
import { FeaturedReport } from './featured-report.tsx';
import { ReportCard } from './report-card.tsx';
import { downloadMilliseconds, filterReports } from './report-rules.ts';

type LibraryProps = {
  content: IndustryReportsContent['library'];
  texts: BenchmarkTexts;
  figure?: ReactNode;
};

const everything = { category: 'all' };

function Library({ content, texts, figure }: LibraryProps) {
  const { heading, labels, featured, items } = content;
  const details = useRef<HTMLFormElement>(null);
  const { form, field, check } = useForm({
    fields: ['name', 'email', 'businessName', 'salesVolume'],
    rule: requiredRule(texts),
    send: simulate(downloadMilliseconds),
    texts,
  });
  const { busy, start } = useSimulation();
  const [taken, setTaken] = useState<string[]>([]);
  const [state, change] = useAddressState(everything);
  const categories = Object.keys(labels.categories) as ReportCategory[];
  const category = categories.find((one) => one === state.category) ?? 'all';

  const download = (report: Report) => {
    const filled = details.current;
    if (!filled || busy(report.id) || !check(filled)) return;
    start(report.id, downloadMilliseconds, () => {
      setTaken((before) => [...before, report.id]);
      toast({
        ...texts.success,
        description: fillPlaceholder(texts.success.description, 'title', report.title),
      });
    });
  };
  const card = (report: Report) => ({
    report,
    labels,
    texts,
    busy: busy(report.id),
    taken: taken.includes(report.id),
    onDownload: () => download(report),
  });

  return (
    <>
      <FeaturedReport {...card(featured)} figure={figure} />
      <div className="mt-16 grid gap-x-10 gap-y-12 lg:mt-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BenchmarkForm ref={details} content={content.form} {...{ form, field, texts }} />
        </div>
        <div className="lg:col-span-8">
          <h2 className="text-h2">{heading}</h2>
          <CategoryFilter
            label={labels.filter}
            options={categories.map((one) => ({
              value: one,
              label: labels.categories[one],
              count: filterReports(one, items).length,
            }))}
            value={category}
            onChange={(next) => change({ category: next })}
          />
          <p role="status" className="sr-only">
            {filterReports(category, items).length} {labels.found}
          </p>
          <ul id="reports" className="mt-6 grid gap-4 md:grid-cols-2">
            {filterReports(category, items).map((report) => (
              <ReportCard key={report.id} {...card(report)} />
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

export const ReportLibrary = withErrorBoundary(Library);
