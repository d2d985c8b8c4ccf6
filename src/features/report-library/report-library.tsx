import { type ReactNode, useRef, useState } from 'react';
import { useAddressState } from '#src/client/address-state.ts';
import { toast } from '#src/client/toast.ts';
import { useSimulation } from '#src/client/use-simulation.ts';
import { lacksRequired, requiredRule } from '#src/components/form/required-rule.ts';
import { useFieldErrors } from '#src/components/form/use-field-errors.ts';
import { CategoryFilter } from '#src/components/ui/category-filter.tsx';
import { guarded } from '#src/components/ui/error-screen.tsx';
import type {
  IndustryReportsContent,
  Report,
  ReportCategory,
} from '#src/content/schemas/industry-reports.ts';
import { BenchmarkForm } from './benchmark-form.tsx';
import { FeaturedReport } from './featured-report.tsx';
import { ReportCard } from './report-card.tsx';
import { missing, processing, reportsIn, required, started } from './report-rules.ts';

type LibraryProps = {
  content: IndustryReportsContent['library'];
  /** The featured report's chart; it does not act. */
  figure?: ReactNode;
};

const everything = { category: 'all' };

/** All reports with the one form that opens them; each download is on its own. */
function Library({ content: { heading, labels, form, featured, items }, figure }: LibraryProps) {
  const details = useRef<HTMLFormElement>(null);
  const { errors, check, recheck } = useFieldErrors(Object.keys(required), requiredRule(required));
  const { busy, start } = useSimulation();
  const [taken, setTaken] = useState<string[]>([]);
  const [state, change] = useAddressState(everything);
  const categories = Object.keys(labels.categories) as ReportCategory[];
  const category = categories.find((one) => one === state.category) ?? 'all';

  const download = (report: Report) => {
    const filled = details.current;
    if (!filled || busy(report.id)) return;
    if (!check(filled)) {
      if (lacksRequired(required, new FormData(filled))) toast(missing);
      return;
    }
    start(report.id, processing, () => {
      setTaken((before) => [...before, report.id]);
      toast(started(report));
    });
  };
  const card = (report: Report) => ({
    report,
    labels,
    busy: busy(report.id),
    taken: taken.includes(report.id),
    onDownload: () => download(report),
  });

  return (
    <>
      <FeaturedReport {...card(featured)} figure={figure} />
      <div className="mt-16 grid gap-x-10 gap-y-12 lg:mt-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BenchmarkForm ref={details} content={form} errors={errors} onInput={recheck} />
        </div>
        <div className="lg:col-span-8">
          <h2 className="text-h2">{heading}</h2>
          <CategoryFilter
            label={labels.filter}
            options={categories.map((one) => ({
              value: one,
              label: labels.categories[one],
              count: reportsIn(one, items).length,
            }))}
            value={category}
            onChange={(next) => change({ category: next })}
          />
          <p role="status" className="sr-only">
            {reportsIn(category, items).length} {labels.found}
          </p>
          <ul id="reports" className="mt-6 grid gap-4 md:grid-cols-2">
            {reportsIn(category, items).map((report) => (
              <ReportCard key={report.id} {...card(report)} />
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

export const ReportLibrary = guarded(Library);
