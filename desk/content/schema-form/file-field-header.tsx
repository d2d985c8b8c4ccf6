import type { ReactNode } from 'react';
import { PickFiles, useDroppedFiles } from '#desk/media/pick-files.tsx';
import { UploadLine } from '#desk/media/upload-tile.tsx';
import { Button } from '#desk/parts/button.tsx';
import { controlIdOf } from '#desk/parts/document-url.ts';
import type { Path } from '#shared/desk/working-copy.ts';
import { useFieldState } from './form-context.tsx';

type FileFieldHeaderProps = {
  path: Path;
  kind: 'picture' | 'film';
  /** Names the file for screen readers. */
  noun: string;
  thumbnail: ReactNode;
  name: ReactNode;
  onChoose: () => void;
  onFiles: (files: File[]) => void;
  mayUpload?: boolean;
  /** Id of the upload to show. */
  upload: number | undefined;
  buttons?: ReactNode;
  note?: ReactNode;
};

/** Thumbnail and buttons of a picture or film field. Accepts dropped files. */
export function FileFieldHeader({
  path,
  kind,
  noun,
  thumbnail,
  name,
  onChoose,
  onFiles,
  ...rest
}: FileFieldHeaderProps) {
  const { mayUpload = true, upload, buttons, note } = rest;
  const { form, isChanged, error } = useFieldState(path);
  const { isOver, listeners } = useDroppedFiles(onFiles);
  const errorId = `${controlIdOf(path)}-error`;
  return (
    <>
      <div
        className={`flex gap-3 rounded-row ${isOver ? 'outline-3 outline-dashed' : ''} ${isChanged ? '-ml-3 pl-3 shadow-[inset_4px_0_0_var(--color-key-deep)]' : ''}`}
        {...listeners}
      >
        <div className="size-24 shrink-0 overflow-hidden rounded-row bg-paper-2">{thumbnail}</div>
        <div className="min-w-0 flex-1">
          <p className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-3 wrap-anywhere">{name}</p>
          <div className="flex flex-wrap gap-2">
            <Button
              id={controlIdOf(path)}
              size="bar"
              tone="line"
              onFocus={() => form.onFocus?.(path)}
              onClick={onChoose}
              {...(error && { 'aria-describedby': errorId })}
            >
              Choose<span className="sr-only"> {noun}</span>
            </Button>
            {mayUpload && <PickFiles {...{ onFiles, kind }} />}
            {buttons}
          </div>
          <UploadLine id={upload} />
          {note}
        </div>
      </div>
      {error && (
        <p id={errorId} className="rounded-row bg-amber-wash px-2.5 py-1.5 forced-colors:border">
          {error}
        </p>
      )}
    </>
  );
}
