import { dismissUpload, isUploading, retryUpload, type Upload, useUploads } from '#desk/api/uploads.ts';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';

function wordsOf({ state, percent, words, known, file }: Upload): string {
  if (known) return `Already here as ${known.name}.`;
  if (state === 'waiting') return 'Waiting';
  if (state === 'sending') return `${percent}%`;
  if (state === 'reading') return 'Checking the file';
  return words || `${file.name} was added.`;
}

type UploadTileProps = { upload: Upload; onUse: (file: string) => void };

/** An upload: its progress, then its result. */
export function UploadTile({ upload, onUse }: UploadTileProps) {
  const { id, file, state, percent, mayTryAgain, known } = upload;
  const isGoing = isUploading(upload);
  return (
    <li className="flex min-w-0 flex-col">
      <div
        className={`flex aspect-square flex-col items-center justify-center gap-2 rounded-row p-2.5 text-center text-caption wrap-anywhere ${state === 'failed' ? 'bg-amber-wash' : 'bg-paper-2'}`}
      >
        <Icon name={state === 'failed' ? 'alert' : isGoing ? 'upload' : 'done'} />
        <span role="status">{wordsOf(upload)}</span>
        {isGoing && (
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
        {state === 'failed' && mayTryAgain && (
          <Button size="bar" tone="line" onClick={() => retryUpload(id)}>
            Try again
          </Button>
        )}
      </div>
      <span className="mt-1 truncate font-semibold">{file.name}</span>
      <button
        type="button"
        onClick={() => dismissUpload(id)}
        className="self-start text-caption underline pointer-coarse:min-h-11"
      >
        {isGoing ? 'Cancel' : 'Dismiss'}
        <span className="sr-only"> {file.name}</span>
      </button>
    </li>
  );
}

/** The upload for a picture field. @param id of the upload */
export function UploadLine({ id }: { id: number | undefined }) {
  const upload = useUploads().find((one) => one.id === id);
  if (!upload) return null;
  return (
    <p
      className={`mt-2 flex flex-wrap items-center gap-2 rounded-row px-2.5 py-1.5 text-caption ${upload.state === 'failed' ? 'bg-amber-wash' : 'bg-paper-2'}`}
    >
      <span role="status" className="min-w-0 flex-1 wrap-anywhere">
        {upload.file.name}: {wordsOf(upload)}
      </span>
      {upload.mayTryAgain && (
        <Button size="bar" tone="line" onClick={() => retryUpload(upload.id)}>
          Try again
        </Button>
      )}
      <Button size="bar" tone="quiet" onClick={() => dismissUpload(upload.id)}>
        {isUploading(upload) ? 'Cancel' : 'Dismiss'}
      </Button>
    </p>
  );
}
