import { Icon } from '#src/components/ui/icon.tsx';
import type { BestPracticesContent } from '#src/content/schemas/page/live-selling-best-practices.ts';

export function DosAndDonts({ pairs }: { pairs: BestPracticesContent['pairs'] }) {
  return (
    <section className="shell band">
      <h2 className="text-h2">{pairs.heading}</h2>
      <ul id="dos-and-donts" className="mt-10 grid gap-y-4">
        {pairs.items.map((pair) => (
          <li key={pair.topic} className="grid overflow-hidden rounded-card lg:grid-cols-[13rem_1fr_1fr]">
            <h3 className="bg-ink px-6 py-4 text-h3 text-white lg:px-7 lg:py-7">{pair.topic}</h3>
            <PairSide icon="check" label={pairs.do} tone="bg-white" mark="bg-ok text-white">
              {pair.do}
            </PairSide>
            <PairSide icon="close" label={pairs.dont} tone="bg-paper-2" mark="bg-tally text-white">
              {pair.dont}
            </PairSide>
          </li>
        ))}
      </ul>
    </section>
  );
}

type PairSideProps = { icon: 'check' | 'close'; label: string; tone: string; mark: string; children: string };

function PairSide({ icon, label, tone, mark, children }: PairSideProps) {
  return (
    <div className={`flex gap-4 px-6 py-6 lg:px-7 lg:py-7 ${tone}`}>
      <span className={`grid size-8 shrink-0 place-items-center rounded-full ${mark}`}>
        <Icon name={icon} className="size-4.5" />
      </span>
      <p className="pt-0.5">
        <span className="sr-only">{label}: </span>
        {children}
      </p>
    </div>
  );
}
