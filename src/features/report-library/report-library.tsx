import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { CategoryFilter } from '#src/components/ui/category-filter.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import type { CommonFormTexts, FormsContent } from '#src/content/schemas/forms.ts';
import type {
  IndustryReportsContent,
  Report,
  ReportCategory,
} from '#src/content/schemas/page/industry-reports.ts';
import { EmailField, SelectField, TextField, toOptions } from '#src/forms/fields/field.tsx';
import { createRequiredRule } from '#src/forms/fields/field-errors.ts';
import { Form } from '#src/forms/form.tsx';
import { fillPlaceholder } from '#src/forms/form-texts.ts';
import { simulate } from '#src/forms/sending/simulate.ts';
import { type FormState, useForm } from '#src/forms/use-form.ts';
import { useSimulation } from '#src/forms/use-simulation.ts';
import { WithoutScript } from '#src/forms/without-script.tsx';
import { showToast } from '#src/frame/toast.ts';
import { useAddressState } from '#src/islands/address-state.ts';
import { ReportDownload, type ReportDownloadProps, ReportFacts } from './report-download.tsx';
import { downloadMilliseconds, filterReports } from './report-rules.ts';

type LibraryProps = {
  content: IndustryReportsContent['library'];
  texts: BenchmarkTexts;
  figure?: ReactNode;
};

const defaultState = { category: 'all' };

function Library({ content, texts, figure }: LibraryProps) {
  const { heading, labels, featured, items } = content;
  const details = useRef<HTMLFormElement>(null);
  const { form, field, check } = useForm({
    fields: ['name', 'email', 'businessName', 'salesVolume'],
    rule: createRequiredRule(texts),
    send: simulate(downloadMilliseconds),
    texts,
  });
  const { busy, start } = useSimulation();
  const [downloaded, setTaken] = useState<string[]>([]);
  const [state, change] = useAddressState(defaultState);
  const categories = Object.keys(labels.categories) as ReportCategory[];
  const category = categories.find((category) => category === state.category) ?? 'all';

  const downloadReport = (report: Report) => {
    const filled = details.current;
    if (!filled || busy(report.id) || !check(filled)) return;
    start(report.id, downloadMilliseconds, () => {
      setTaken((before) => [...before, report.id]);
      showToast({
        ...texts.success,
        description: fillPlaceholder(texts.success.description, 'title', report.title),
      });
    });
  };
  const toCardProps = (report: Report) => ({
    report,
    labels,
    texts,
    busy: busy(report.id),
    isDownloaded: downloaded.includes(report.id),
    onDownload: () => downloadReport(report),
  });

  return (
    <>
      <FeaturedReport {...toCardProps(featured)} figure={figure} />
      <div className="mt-16 grid gap-x-10 gap-y-12 lg:mt-24 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <BenchmarkForm ref={details} content={content.form} {...{ form, field, texts }} />
        </div>
        <div className="lg:col-span-8">
          <h2 className="text-h2">{heading}</h2>
          <CategoryFilter
            label={labels.filter}
            options={categories.map((category) => ({
              value: category,
              label: labels.categories[category],
              count: filterReports(category, items).length,
            }))}
            value={category}
            onChange={(next) => change({ category: next })}
          />
          <p role="status" className="sr-only">
            {filterReports(category, items).length} {labels.found}
          </p>
          <ul id="reports" className="mt-6 grid gap-4 md:grid-cols-2">
            {filterReports(category, items).map((report) => (
              <ReportCard key={report.id} {...toCardProps(report)} />
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}

export const ReportLibrary = withErrorBoundary(Library);

type BenchmarkTexts = FormsContent['reports'] & CommonFormTexts;

type BenchmarkFormProps = {
  ref: RefObject<HTMLFormElement | null>;
  content: IndustryReportsContent['library']['form'];
  form: FormState<'pretend'>;
  field: ReturnType<typeof useForm<keyof BenchmarkTexts['fields'], 'pretend'>>['field'];
  texts: BenchmarkTexts;
};

function BenchmarkForm({ ref, content, form, field, texts }: BenchmarkFormProps) {
  return (
    <div className="rounded-band bg-ink p-6 text-white [--focus:var(--color-white)] sm:p-8 lg:sticky lg:top-24">
      <h2 className="text-[1.75rem] leading-tight">{content.heading}</h2>
      <p className="mt-2 text-mute-ink">{content.lead}</p>
      <WithoutScript className="mt-6">{content.withoutScript}</WithoutScript>
      <Form
        ref={ref}
        form={{ ...form, onSubmit: (event) => event.preventDefault() }}
        className="needs-script on-ink mt-6"
        fieldsClassName="grid gap-5"
        actions={() => null}
      >
        <TextField form="benchmark" {...field('name')} autoComplete="name" />
        <EmailField form="benchmark" {...field('email')} />
        <TextField form="benchmark" {...field('businessName')} autoComplete="organization" />
        <SelectField
          form="benchmark"
          {...field('salesVolume')}
          options={toOptions(texts.fields.salesVolume.options)}
        />
        <p className="-mt-3 text-caption text-mute-ink">{content.salesVolumeHint}</p>
      </Form>
    </div>
  );
}

function FeaturedReport({ figure, ...card }: ReportDownloadProps & { figure: ReactNode }) {
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

function ReportCard(card: ReportDownloadProps) {
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
