import { type MouseEvent, useRef } from 'react';
import { dismissUpload, isUploading, retryUpload, type Upload, useUploads } from '#desk/api/uploads.ts';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';

function uploadStatusText({ state, percent, text, known, file }: Upload): string {
  if (known) return `Already in the library as ${known.name}.`;
  if (state === 'waiting') return 'Waiting';
  if (state === 'sending') return `${percent}%`;
  if (state === 'reading') return 'Checking the file';
  return text || `${file.name} was added.`;
}

/** Id of the library's Upload button, which takes the focus after the last tile is dismissed. */
export const uploadButtonId = 'upload';

function focusOn(element: Element | null | undefined): void {
  if (!(element instanceof HTMLElement)) return;
  // Focuses the list item instead of its button, so that a second key press does not cancel the next upload too.
  if (element instanceof HTMLLIElement || element instanceof HTMLParagraphElement) element.tabIndex = -1;
  element.focus();
}

/** Shows the progress of an upload, then its result. */
export function UploadTile({ upload, onUse }: { upload: Upload; onUse: (file: string) => void }) {
  const { id, file, state, percent, mayTryAgain, known } = upload;
  const isRunning = isUploading(upload);
  const tile = useRef<HTMLLIElement>(null);
  function dismiss({ detail }: MouseEvent) {
    // Ignores the second click of a double click, which would hit the next tile.
    if (detail > 1) return;
    const { nextElementSibling, previousElementSibling } = tile.current ?? {};
    dismissUpload(id);
    focusOn(nextElementSibling ?? previousElementSibling ?? document.getElementById(uploadButtonId));
  }
  function retry() {
    retryUpload(id);
    focusOn(tile.current);
  }
  return (
    <li ref={tile} className="flex min-w-0 flex-col rounded-row">
      <div
        className={`flex aspect-square flex-col items-center justify-center gap-2 rounded-row p-2.5 text-center text-caption text-balance wrap-anywhere ${state === 'failed' ? 'bg-amber-wash' : 'bg-paper-2'}`}
      >
        <Icon name={state === 'failed' ? 'alert' : isRunning ? 'upload' : 'done'} />
        <span role="status">{uploadStatusText(upload)}</span>
        {isRunning && (
          <progress
            aria-label={`Upload of ${file.name}`}
            max={100}
            {...(state !== 'reading' && { value: percent })}
            className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line-2 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line-2 [&::-webkit-progress-value]:bg-ink"
          />
        )}
        {known && (
          <Button
            size="bar"
            tone="line"
            onClick={() => {
              dismissUpload(id);
              onUse(known.file);
            }}
          >
            Use that one
          </Button>
        )}
        {mayTryAgain && (
          <Button size="bar" tone="line" onClick={retry}>
            Try again<span className="sr-only"> {file.name}</span>
          </Button>
        )}
      </div>
      <span className="mt-1 truncate font-semibold">{file.name}</span>
      <button
        type="button"
        onClick={dismiss}
        className="self-start text-caption underline pointer-coarse:min-h-11"
      >
        {isRunning ? 'Cancel' : 'Dismiss'}
        <span className="sr-only"> {file.name}</span>
      </button>
    </li>
  );
}

/** Shows the upload of a picture field. @param id the id of the upload */
export function UploadLine({ id }: { id: number | undefined }) {
  const upload = useUploads().find((one) => one.id === id);
  const line = useRef<HTMLParagraphElement>(null);
  if (!upload) return null;
  function dismiss(id: number) {
    const before = line.current?.previousElementSibling?.querySelectorAll('button') ?? [];
    dismissUpload(id);
    focusOn([...before].find((button) => button.checkVisibility()));
  }
  function retry(id: number) {
    retryUpload(id);
    focusOn(line.current);
  }
  return (
    <p
      ref={line}
      className={`mt-2 flex flex-wrap items-center gap-2 rounded-row px-2.5 py-1.5 text-caption ${upload.state === 'failed' ? 'bg-amber-wash' : 'bg-paper-2'}`}
    >
      <span role="status" className="min-w-0 flex-1 wrap-anywhere">
        {upload.file.name}: {uploadStatusText(upload)}
      </span>
      {upload.mayTryAgain && (
        <Button size="bar" tone="line" onClick={() => retry(upload.id)}>
          Try again
        </Button>
      )}
      <Button size="bar" tone="quiet" onClick={() => dismiss(upload.id)}>
        {isUploading(upload) ? 'Cancel' : 'Dismiss'}
      </Button>
    </p>
  );
}
