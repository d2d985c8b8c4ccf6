import { type ChangeEvent, useRef, useState } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { Icon } from '#src/components/ui/icon.tsx';
import type { Application } from '#src/content/schemas/page/live-selling-survey.ts';
import { FieldError } from '#src/forms/fields/field.tsx';
import { fillPlaceholder } from '#src/forms/form-texts.ts';

type VideoFieldProps = {
  content: Application['video'];
  video: File | undefined;
  onPick: (video: File | undefined) => void;
};

export function VideoField({ content, video, onPick }: VideoFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState('');

  const handlePick = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (!file) return;
    const fits = file.type.startsWith('video/');
    if (!fits) target.value = '';
    setRefused(fits ? '' : fillPlaceholder(content.refused, 'file', file.name));
    onPick(fits ? file : undefined);
  };

  const remove = () => {
    onPick(undefined);
    if (input.current) input.current.value = '';
    input.current?.focus();
  };

  return (
    <div>
      <label htmlFor="survey-intro_video" className="font-semibold">
        {content.label}
      </label>
      <p id="survey-intro_video-hint" className="text-caption text-mute">
        {content.hint}
      </p>
      <input
        ref={input}
        id="survey-intro_video"
        type="file"
        accept="video/*"
        onChange={handlePick}
        aria-invalid={refused ? true : undefined}
        aria-describedby={`survey-intro_video-hint${refused ? ' survey-intro_video-error' : ''}`}
        className="mt-2 block w-full rounded-control border-[1.5px] border-dashed border-field bg-white p-3 text-caption text-mute file:mr-4 file:min-h-10.5 file:rounded-pill file:bg-paper-2 file:px-4.5 file:font-semibold file:text-ink aria-invalid:border-tally"
      />
      <FieldError id="survey-intro_video-error" error={refused} />
      {video && (
        <p className="mt-3 flex items-center justify-between gap-4 rounded-control bg-paper py-2 pr-2 pl-4 text-caption">
          <span className="min-w-0 wrap-break-word">
            {content.kept} <strong className="font-semibold">{video.name}</strong>
          </span>
          <Button variant="ghost" size="icon" aria-label={content.remove} onClick={remove}>
            <Icon name="close" />
          </Button>
        </p>
      )}
    </div>
  );
}
