import type { HostTrainingContent } from '#src/content/schemas/page/host-training.ts';
import type { Result } from '#src/content/schemas/service-page.ts';
import { ResultRow } from '#src/sections/result-row.tsx';
import { ScoreSheet } from './score-sheet.tsx';

export function ScoredRecording({ tape, results }: { tape: HostTrainingContent['tape']; results: Result[] }) {
  return (
    <section id="tape" className="bg-paper-2">
      <div className="shell band">
        <div className="grid gap-x-12 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <h2 className="text-h2">{tape.heading}</h2>
            <p className="mt-5 text-ink-3">{tape.lead}</p>
          </div>
          <ScoreSheet tape={tape} />
        </div>
        <ol className="mt-10 grid gap-x-10 gap-y-7 md:grid-cols-3">
          {tape.notes.map(({ title, text }) => (
            <li key={title}>
              <h3 className="text-h3">{title}</h3>
              <p className="mt-1.5 text-ink-3">{text}</p>
            </li>
          ))}
        </ol>
        <div id="results" className="mt-20 lg:mt-28">
          <ResultRow results={results} />
        </div>
      </div>
    </section>
  );
}
