import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { Fold } from '#src/components/ui/fold.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import type { FormsContent } from '#src/content/schemas/forms.ts';
import type { ResourceCard } from '#src/content/schemas/page/host-training-materials.ts';
import { fillPlaceholder } from '#src/forms/form-texts.ts';
import { useSimulation } from '#src/forms/use-simulation.ts';
import { showToast } from '#src/frame/toast.ts';

type CardsProps = {
  action: string;
  contents: string;
  items: ResourceCard[];
  texts: FormsContent['resource-cards'];
};

/** Duration of the simulated sending in milliseconds. */
const sendMilliseconds = 1500;

function Cards({ action, contents, items, texts }: CardsProps) {
  const { busy, start } = useSimulation();
  const [sent, setTaken] = useState<string[]>([]);

  const sendCard = ({ id, title }: ResourceCard) =>
    start(id, sendMilliseconds, () => {
      setTaken((before) => [...before, id]);
      showToast({
        ...texts.success,
        description: fillPlaceholder(texts.success.description, 'title', title),
      });
    });

  return (
    <ul id="sheets" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {items.map((card) => (
        <li key={card.id} className="flex flex-col rounded-card bg-white p-7">
          <h3 className="text-h3">{card.title}</h3>
          <p className="mt-2 text-caption text-ink-3">{card.description}</p>
          <Fold label={contents} about={card.title} className="max-lg:mt-2 max-lg:mb-3">
            <ul className="text-caption lg:mt-5 lg:mb-6">
              {card.items.map((item) => (
                <li key={item} className="border-t border-line py-2.5">
                  {item}
                </li>
              ))}
            </ul>
          </Fold>
          <div className="needs-script mt-auto flex flex-wrap items-center gap-x-4 gap-y-2.5">
            <Button size="sm" aria-disabled={busy(card.id)} onClick={() => sendCard(card)}>
              {busy(card.id) ? texts.busy : action}
              <span className="sr-only"> {card.title}</span>
            </Button>
            {sent.includes(card.id) && !busy(card.id) && (
              <span className="flex items-center gap-1.5 text-caption font-semibold text-ok-text">
                <Icon name="check" className="size-4" />
                {texts.success.title}
              </span>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

export const ResourceCards = withErrorBoundary(Cards);
