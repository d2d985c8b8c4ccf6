import { useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Dialog } from '#src/components/ui/dialog.tsx';
import { withErrorBoundary } from '#src/components/ui/error-screen.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import { useDoubleTapGuard } from '#src/components/ui/second-tap.ts';
import type { FrameContent } from '#src/content/schemas/frame.ts';
import { hrefOf } from '#src/routes.ts';

type Side = keyof FrameContent['getStarted']['choices'];

type GetStartedProps = {
  content: FrameContent['getStarted'];
  wide?: boolean;
};

const findMenu = () => document.getElementById('menu');
const findMenuButton = () => document.querySelector<HTMLElement>('[popovertarget="menu"]');

function GetStartedDialog({ content, wide = false }: GetStartedProps) {
  const [open, setOpen] = useState(false);
  const [side, setSide] = useState<Side>();
  const [left, setLeft] = useState<Side>();
  const choice = side && content.choices[side];
  // A step opens where the visitor has just tapped, so the second tap of a double tap would hit its buttons.
  const secondTap = useDoubleTapGuard(open && (side ?? 'choices'));

  // The list stays visible while the dialog fades out. The next opening starts at the first step.
  const handleOpenChange = (next: boolean) => {
    // A popover is always on top of the dialog, so the menu closes first.
    if (next && wide) findMenu()?.hidePopover?.();
    setOpen(next);
    if (!next) return;
    setSide(undefined);
    setLeft(undefined);
  };
  const goBack = () => {
    setLeft(side);
    setSide(undefined);
  };

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      title={choice?.title ?? content.title}
      lead={choice?.note ?? content.lead}
      {...(wide && { finalFocus: findMenuButton })}
      trigger={
        <Button
          variant="cta"
          size={wide ? 'default' : 'sm'}
          className={wide ? 'w-full' : 'leading-none whitespace-normal max-[21rem]:px-3.5'}
        >
          {content.action}
        </Button>
      }
    >
      <div {...secondTap}>
        {choice ? (
          <Entries
            key={side}
            choice={choice}
            back={content.back}
            onBack={goBack}
            onChoose={() => handleOpenChange(false)}
          />
        ) : (
          <div className="mt-7 grid gap-3 sm:grid-cols-2">
            {(Object.keys(content.choices) as Side[]).map((id) => (
              <Choice
                key={id}
                side={id}
                choice={content.choices[id]}
                focused={id === left}
                onChoose={() => setSide(id)}
              />
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

type ChoiceContent = FrameContent['getStarted']['choices'][Side];

type ChoiceProps = {
  side: Side;
  choice: ChoiceContent;
  focused: boolean;
  onChoose: () => void;
};

function Choice({ side, choice, focused, onChoose }: ChoiceProps) {
  return (
    <button
      type="button"
      // biome-ignore lint/a11y/noAutofocus: Back removed the button that had the focus
      autoFocus={focused}
      onClick={onChoose}
      className="group flex min-h-24 items-center justify-between gap-4 rounded-card bg-white p-6 text-left transition-colors duration-200 hover:bg-ink hover:text-white sm:min-h-44 sm:flex-col sm:items-start"
    >
      <span>
        <span className="display block text-h3">{choice.label}</span>
        <span className="mt-1 block text-caption text-mute group-hover:text-mute-ink">{choice.note}</span>
      </span>
      <span
        className={`grid size-11 shrink-0 place-items-center rounded-full ${side === 'brand' ? 'bg-tally text-white' : 'bg-amber text-ink'}`}
      >
        <Icon name="forward" />
      </span>
    </button>
  );
}

type EntriesProps = { choice: ChoiceContent; back: string; onBack: () => void; onChoose: () => void };

function Entries({ choice, back, onBack, onChoose }: EntriesProps) {
  return (
    <>
      <Button variant="outline" size="sm" className="mt-5" onClick={onBack} autoFocus>
        <Icon name="back" className="size-4" />
        {back}
      </Button>
      <ul className="mt-5 grid gap-x-6 sm:grid-cols-2">
        {choice.entries.map(({ label, note, ...target }) => (
          <li key={label} className="border-t border-line">
            <a
              href={hrefOf(target)}
              onClick={onChoose}
              className="block rounded-md py-3 hover:text-tally-text"
            >
              <span className="block font-semibold">{label}</span>
              <span className="block text-caption text-mute">{note}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

export const GetStarted = withErrorBoundary(GetStartedDialog);
