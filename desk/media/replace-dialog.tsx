import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { contentKey } from '#desk/api/content.ts';
import { useSession } from '#desk/api/session.ts';
import { addUploads } from '#desk/api/uploads.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import {
  getFileKind,
  getThumbnailUrl,
  isReplaceable,
  type LibraryPicture,
  type PictureLibrary,
  type ReplaceConflict,
} from '#shared/desk/media.ts';
import { libraryKey, replacePicture } from './media-api.ts';
import { PickFiles } from './pick-files.tsx';
import { PictureTile, placesText } from './picture-tile.tsx';
import { UploadLine } from './upload-tile.tsx';

type ReplaceDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  picture: Pick<LibraryPicture, 'file' | 'name' | 'places'>;
  library: PictureLibrary;
};

function ComparedPicture({ file, text }: { file: string; text: string }) {
  return (
    <figure className="min-w-0 flex-1">
      <img src={getThumbnailUrl(file)} alt="" className="h-36 w-full rounded-row bg-paper-2 object-contain" />
      <figcaption className="mt-1 text-caption wrap-anywhere">{text}</figcaption>
    </figure>
  );
}

/** Replaces a picture in all its places, as drafts. If a colleague replaced it first, shows both new pictures. */
export function ReplaceDialog({ open, onOpenChange, picture, library }: ReplaceDialogProps) {
  const { people, me, site } = useSession();
  const { showToast } = useToasts();
  const client = useQueryClient();
  const [to, setTo] = useState<{ file: string; name: string } | null>(null);
  const [theirs, setTheirs] = useState<ReplaceConflict['theirs']>([]);
  const [failure, setFailure] = useState('');
  const [upload, setUpload] = useState<number>();
  const [isBusy, setBusy] = useState(false);
  // The places from when the dialog was opened, so that changes of colleagues are shown, not overwritten.
  const [places] = useState(() => picture.places.filter(isReplaceable));
  const count = placesText(places.length);

  function close() {
    onOpenChange(false);
    setTo(null);
    setTheirs([]);
    setFailure('');
  }
  async function replace() {
    if (!to) return;
    setBusy(true);
    setFailure('');
    try {
      const alsoFrom = theirs.map(({ file }) => file).filter((file) => file !== '');
      const others = await replacePicture(picture.file, { file: to.file, places, alsoFrom });
      client.invalidateQueries({ queryKey: libraryKey });
      client.invalidateQueries({ queryKey: contentKey });
      setTheirs(others);
      if (others.length > 0) return;
      close();
      showToast({
        title: `${places.length === 1 ? '1 place changes' : `${count} change`} when you publish.`,
      });
    } catch (error) {
      setFailure((error as Error).message);
    } finally {
      setBusy(false);
    }
  }
  const [other] = theirs;
  const actions = to && (
    <>
      <Button tone="primary" busy={isBusy} onClick={replace}>
        {other ? 'Use mine' : `Replace in ${count}`}
      </Button>
      <Button tone="line" onClick={other ? close : () => setTo(null)}>
        {other ? 'Keep theirs' : 'Choose another'}
      </Button>
    </>
  );
  return (
    <Dialog
      {...{ open, actions }}
      onOpenChange={(isOpen) => !isOpen && close()}
      title={`Replace ${picture.name}`}
      isWide
    >
      {other && (
        <Notice role="alert" className="mb-3" title={conflictText()}>
          Nothing was changed. Compare both.
        </Notice>
      )}
      {failure && (
        <Notice role="alert" className="mb-3">
          {failure}
        </Notice>
      )}
      {to ? (
        <>
          <div className="flex gap-3">
            <ComparedPicture
              file={other?.file || picture.file}
              text={other ? 'Theirs' : `Before: ${picture.name}`}
            />
            <ComparedPicture file={to.file} text={other ? 'Yours' : `After: ${to.name}`} />
          </div>
          <ul aria-label="Places that change" className="mt-3 grid max-h-40 gap-1 overflow-y-auto">
            {places.map(({ where, document, path }) => (
              <li key={`${document} ${path.join('.')}`}>{where}</li>
            ))}
          </ul>
          {getFileKind(to.file) !== 'typeface' && (
            <p className="mt-3 text-caption text-mute">
              Each place keeps its alt text. Check that it describes the new {getFileKind(to.file)}.
            </p>
          )}
        </>
      ) : (
        <>
          <div className="mb-3 flex flex-wrap items-center gap-2">
            <PickFiles
              kind={getFileKind(picture.file)}
              onFiles={(files) => {
                const [id] = addUploads(files, (added) => {
                  client.invalidateQueries({ queryKey: libraryKey });
                  setTo(added);
                });
                setUpload(id);
              }}
            />
            <span className="text-caption text-mute">or choose one:</span>
          </div>
          <UploadLine id={upload} />
          <ul
            aria-label="Pictures"
            className="grid max-h-[50dvh] grid-cols-2 gap-3 overflow-y-auto p-1 sm:grid-cols-4"
          >
            {library.pictures
              .filter(({ file }) => file !== picture.file && getFileKind(file) === getFileKind(picture.file))
              .map((picture) => (
                <PictureTile
                  key={picture.file}
                  picture={picture}
                  isChosen={false}
                  onChoose={() => setTo(picture)}
                />
              ))}
          </ul>
        </>
      )}
    </Dialog>
  );

  function conflictText(): string {
    if (!other?.at) return 'Someone else put another picture there in the meantime.';
    const changedText = formatShortDateTime(Date.parse(other.at), serverNow(), site.timeZone);
    return `${actorName(people, other.by, me.id)} put another picture there ${changedText}.`;
  }
}
