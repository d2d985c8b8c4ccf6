import { useState } from 'react';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { ClearAnswers } from './clear-answers.tsx';
import type { Answers } from './survey-answers.ts';
import { draft } from './survey-draft.ts';

type DraftOptionsProps = {
  content: Application['draft'];
  answers: () => Answers;
  busy: boolean;
  onClear: () => void;
};

/** Options to keep the draft on the device and to delete all answers. */
export function DraftOptions({ content, answers, busy, onClear }: DraftOptionsProps) {
  const [isOnDevice, setKept] = useState(draft.isOnDevice);

  return (
    <div className="px-1 py-6 text-caption sm:px-12">
      <label className="flex items-start gap-3">
        <input
          type="checkbox"
          checked={isOnDevice}
          aria-describedby="survey-draft-note"
          className="mt-0.5 size-5 shrink-0 accent-ink"
          onChange={({ target }) => {
            draft.keepOnDevice(target.checked, answers());
            setKept(target.checked);
          }}
        />
        <span className="font-semibold">{content.keep}</span>
      </label>
      <p id="survey-draft-note" className="mt-1 ml-8 text-mute">
        {content.note}
      </p>
      <ClearAnswers
        content={content}
        label={content.clear}
        look="inline-block py-1 font-semibold underline underline-offset-4 hover:text-tally-text"
        className="mt-3 ml-8"
        busy={busy}
        onClear={onClear}
      />
    </div>
  );
}
