import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useSession } from '#desk/api/session.ts';
import { useToasts } from '#desk/frame/toasts.tsx';
import { Button } from '#desk/parts/button.tsx';
import { controlIdOf, hrefOfDocument } from '#desk/parts/document-url.ts';
import { TextArea, TextField } from '#desk/parts/field.tsx';
import { lazyOverlay } from '#desk/parts/lazy-part.tsx';
import { Link } from '#desk/parts/link.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { Switch } from '#desk/parts/switch.tsx';
import { actorName } from '#desk/parts/text/people-text.ts';
import { formatShortDateTime } from '#desk/time/format-time.ts';
import { serverNow } from '#desk/time/server-now.ts';
import {
  formatFileName,
  formatMegabytes,
  getFileKind,
  getPictureUrl,
  getThumbnailUrl,
  isReplaceable,
  type LibraryPicture,
  maxAltCharacters,
  type PictureLibrary,
  type PicturePlace,
  type SitePicture,
} from '#shared/desk/media.ts';
import { isSame } from '#shared/desk/working-copy.ts';
import { hasInventedFace, isPortrait } from '#src/content/faces.ts';
import { CropStrip } from './crop-strip.tsx';
import { FilmView } from './film-view.tsx';
import { FocusPoint } from './focus-point.tsx';
import { deletePicture, describePicture, libraryKey, type PictureDescription } from './media-api.ts';

const ReplaceDialog = lazyOverlay(async () => (await import('./replace-dialog.tsx')).ReplaceDialog);

const toDescription = ({ name, alt, focus }: LibraryPicture): PictureDescription => ({ name, alt, focus });
const sizeText = (bytes: number) =>
  bytes < 100_000 ? `${Math.ceil(bytes / 1024)} KB` : formatMegabytes(bytes);

const stateNotes = {
  draft: ' (not published)',
  leaving: ' (until you publish)',
  scheduled: ' (in the scheduled release)',
};

const formatFileType = (type: string) => type.replace(/^.*\/|\+xml$/g, '').toUpperCase();

/** Says how many places the Replace button changes. */
function describeReplacement(places: PicturePlace[]): string {
  const { length } = places.filter(isReplaceable);
  if (length === 0) return '';
  if (length === 1) return 'Replace changes its place.';
  return `Replace changes ${length === 2 ? 'both' : `all ${length}`} places at once.`;
}

function PlaceList({ places }: { places: PicturePlace[] }) {
  if (places.length === 0) return <p className="text-mute">No page uses it.</p>;
  return (
    <ul className="grid gap-1">
      {places.map(({ document, path, where, state }) => (
        <li key={`${document} ${path.join('.')} ${state}`}>
          <Link href={`${hrefOfDocument(document)}#${controlIdOf([...path, 'file'])}`} className="underline">
            {where}
          </Link>
          {state !== 'published' && <span className="text-caption text-mute">{stateNotes[state]}</span>}
        </li>
      ))}
    </ul>
  );
}

export function PictureDetail({ picture, library }: { picture: LibraryPicture; library: PictureLibrary }) {
  const { people, me, site } = useSession();
  const { showToast } = useToasts();
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [typed, setTyped] = useState(() => toDescription(picture));
  const [theirs, setTheirs] = useState<PictureDescription | null>(null);
  const [status, setStatus] = useState('');
  const [isReplacing, setReplacing] = useState<boolean>();
  const saved = useRef(toDescription(picture));
  const latestInput = useRef(saved.current);
  const isSaving = useRef(false);
  const { file, width, height, bytes, type, places, uploadedBy, uploadedAt } = picture;

  async function save(now: PictureDescription) {
    setTyped(now);
    latestInput.current = { ...now, name: now.name.trim() || saved.current.name };
    // Saves one request at a time, because each request sends the version that the previous one stored.
    if (isSaving.current) return;
    isSaving.current = true;
    try {
      while (!isSame(latestInput.current, saved.current)) {
        setStatus('Saving');
        const { picture: stored, isTheirs } = await describePicture(file, saved.current, latestInput.current);
        saved.current = toDescription(stored);
        setTheirs(isTheirs ? saved.current : null);
        setStatus(isTheirs ? '' : 'Saved');
        client.invalidateQueries({ queryKey: libraryKey });
        if (isTheirs) break;
      }
    } catch (error) {
      setStatus(`Not saved: ${(error as Error).message}`);
    } finally {
      isSaving.current = false;
    }
  }
  async function remove() {
    try {
      await deletePicture(file);
      showToast({ title: `${picture.name} was deleted.` });
      navigate('/media');
    } catch (error) {
      setStatus((error as Error).message);
    }
    client.invalidateQueries({ queryKey: libraryKey });
  }
  const kind = getFileKind(file);
  const uploadedText = formatShortDateTime(Date.parse(uploadedAt), serverNow(), site.timeZone);
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="sticky top-0 z-10 flex items-baseline justify-between gap-4 bg-white py-1">
        <h2 className="min-w-0 text-section wrap-anywhere">{picture.name}</h2>
        <p role="status" className="text-caption text-mute">
          {status}
        </p>
      </div>
      {kind === 'film' && <FilmView file={file} name={picture.name} />}
      {kind === 'typeface' && (
        <img src={getThumbnailUrl(file)} alt="" className="mx-auto max-h-72 rounded-row bg-paper-2" />
      )}
      {kind === 'picture' && (
        <FocusPoint
          {...{ file }}
          size={{ width, height }}
          focus={typed.focus}
          onChange={(focus) => save({ ...typed, focus })}
        />
      )}
      {theirs && (
        <Notice
          role="alert"
          title="Someone else changed this picture in the meantime."
          actions={
            <>
              <Button size="bar" onClick={() => save(typed)}>
                Keep mine
              </Button>
              <Button
                size="bar"
                tone="line"
                onClick={() => {
                  setTyped(theirs);
                  setTheirs(null);
                }}
              >
                Take theirs
              </Button>
            </>
          }
        >
          Theirs: “{theirs.alt ?? 'no alt text'}”, {theirs.name}.
        </Notice>
      )}
      {kind !== 'typeface' && <AltTextField {...{ typed, setTyped, save }} />}
      <TextField
        label="Name"
        maxLength={200}
        value={typed.name}
        onChange={({ target }) => setTyped({ ...typed, name: target.value })}
        onBlur={() => save(typed)}
      />
      {kind === 'picture' && (
        <div>
          <h3 className="mb-1 font-sans font-semibold tracking-normal">How it is cropped</h3>
          <CropStrip file={file} focus={typed.focus} />
        </div>
      )}
      <p className="text-caption text-mute">
        {`${kind === 'typeface' ? '' : `${width} × ${height}, `}${sizeText(bytes)}, ${formatFileType(type)}.`}{' '}
        Added {uploadedText} by {actorName(people, uploadedBy, me.id).replace('You', 'you')}.{' '}
        <a href={getPictureUrl(file)} target="_blank" rel="noopener" className="underline">
          Open<span className="sr-only"> the picture in a new tab</span>
        </a>
      </p>
      <div>
        <h3 className="mb-1 font-sans font-semibold tracking-normal">Used in</h3>
        <PlaceList places={places} />
      </div>
      <div className="flex flex-wrap gap-2">
        {kind !== 'typeface' && places.some(isReplaceable) && (
          <Button size="bar" onClick={() => setReplacing(true)}>
            Replace
          </Button>
        )}
        <Button size="bar" tone="line" aria-disabled={places.length > 0} onClick={remove}>
          Delete
        </Button>
      </div>
      {places.length > 0 && (
        <p className="text-caption text-mute">
          {kind !== 'typeface' && describeReplacement(places)}{' '}
          {`A ${kind} that is used can’t be deleted. ${kind === 'typeface' ? 'Stop using it' : 'Replace it'} first.`}
        </p>
      )}
      {isReplacing !== undefined && (
        <ReplaceDialog
          open={isReplacing}
          onOpenChange={setReplacing}
          onNotLoaded={() => setReplacing(undefined)}
          {...{ picture, library }}
        />
      )}
    </div>
  );
}

type AltTextFieldProps = {
  typed: PictureDescription;
  setTyped: (typed: PictureDescription) => void;
  save: (typed: PictureDescription) => void;
};

function AltTextField({ typed, setTyped, save }: AltTextFieldProps) {
  return (
    <>
      <TextArea
        label="Alt text"
        rows={2}
        maxLength={maxAltCharacters}
        value={typed.alt ?? ''}
        disabled={typed.alt === ''}
        hint={
          typed.alt === null
            ? 'Describe it for people who can’t see it, or mark it as decoration.'
            : 'Copied to each place where you choose this picture. You can change it there.'
        }
        onChange={({ target }) => setTyped({ ...typed, alt: target.value || null })}
        onBlur={() => save({ ...typed, alt: typed.alt?.trim() ?? null })}
      />
      <Switch
        label="Decoration only"
        isOn={typed.alt === ''}
        onChange={(isOn) => save({ ...typed, alt: isOn ? '' : null })}
      />
    </>
  );
}

export function SitePictureDetail({ picture, library }: { picture: SitePicture; library: PictureLibrary }) {
  const [isReplacing, setReplacing] = useState<boolean>();
  const { file, places } = picture;
  const name = formatFileName(file);
  const sentences = [
    hasInventedFace(file) ? 'This drawing shows an invented person.' : 'This drawing comes with the site.',
    isPortrait(file) && 'It is used wherever that person appears.',
    describeReplacement(places),
    places.length > 1 && 'To change a single place, open it below.',
  ].filter(Boolean);
  return (
    <div className="grid gap-4">
      <h2 className="text-section">{name}</h2>
      <img src={getPictureUrl(file)} alt="" className="mx-auto max-h-72 rounded-row bg-paper-2" />
      <p>{sentences.join(' ')}</p>
      <div>
        <h3 className="mb-1 font-sans font-semibold tracking-normal">Used in</h3>
        <PlaceList places={places} />
      </div>
      {places.some(isReplaceable) && (
        <div>
          <Button size="bar" onClick={() => setReplacing(true)}>
            Replace
          </Button>
        </div>
      )}
      {isReplacing !== undefined && (
        <ReplaceDialog
          open={isReplacing}
          onOpenChange={setReplacing}
          onNotLoaded={() => setReplacing(undefined)}
          picture={{ file, name, places }}
          library={library}
        />
      )}
    </div>
  );
}
