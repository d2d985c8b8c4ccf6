import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { addUploads } from '#desk/api/uploads.ts';
import { FilmThumbnail } from '#desk/media/film-thumbnail.tsx';
import { libraryKey } from '#desk/media/media-api.ts';
import { useLibrary } from '#desk/media/use-library.ts';
import { TextField } from '#desk/parts/field.tsx';
import { lazyOverlay } from '#desk/parts/lazy-part.tsx';
import { serverNow } from '#desk/time/server-now.ts';
import { isUpload } from '#shared/desk/media.ts';
import { type Path, valueAt } from '#shared/desk/working-copy.ts';
import type { Field, GroupShape } from './field.ts';
import { FieldInput } from './field-input.tsx';
import { FileFieldHeader } from './file-field-header.tsx';
import { useFieldState } from './form-context.tsx';

const ChooseDialog = lazyOverlay(async () => (await import('#desk/media/choose-dialog.tsx')).ChooseDialog);

type FilmInputProps = { path: Path; field: Field & GroupShape; film: { file?: string; alt?: string } };

/** The field of a film, which is built in, uploaded or on another host. */
export function FilmInput({ path, field, film: { file = '', alt } }: FilmInputProps) {
  const filePath = [...path, 'file'];
  const { form } = useFieldState(filePath);
  const library = useLibrary();
  const client = useQueryClient();
  const [isChoosing, setChoosing] = useState<boolean>();
  const [typed, setTyped] = useState<string>();
  const [upload, setUpload] = useState<number>();
  const [note, setNote] = useState('');
  // Until the film plays, pages show the picture from the sibling field `picture`.
  const posterPath = [...path.slice(0, -1), 'picture'];
  const known = library?.pictures.find((picture) => picture.file === file);
  const isElsewhere = file !== '' && !isUpload(file) && /[/.:]/.test(file);

  const hasPoster = valueAt(form.copy, posterPath) !== undefined;

  function setFilm(next: string, altText?: string | null) {
    form.set(filePath, next);
    // The alt text of the previous film does not describe this one.
    form.set([...path, 'alt'], altText ?? (next === file ? alt : ''));
    setNote(hasPoster ? 'Now choose or upload the picture that is shown until this film plays.' : '');
    form.set([...path, 'since'], new Date(serverNow()).toISOString().slice(0, 10));
  }
  function uploadDroppedFile([first]: File[]) {
    if (!first) return;
    setNote('');
    const [id] = addUploads([first], (added, still) => {
      client.invalidateQueries({ queryKey: libraryKey });
      setFilm(added.file, added.alt);
      if (still && hasPoster) {
        form.set([...posterPath, 'file'], still.file);
        form.set([...posterPath, 'focus'], undefined);
        setNote(
          `“${still.name}” is now the picture that is shown until the film plays. You can choose another one in the picture field.`,
        );
      }
    });
    setUpload(id);
  }
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileFieldHeader
        path={filePath}
        kind="film"
        noun="film"
        thumbnail={<FilmThumbnail file={file} />}
        name={known?.name ?? (isElsewhere ? new URL(file, 'https://-').hostname : 'The site’s film')}
        onChoose={() => setChoosing(true)}
        onFiles={uploadDroppedFile}
        upload={upload}
        note={
          note && (
            <p role="status" className="mt-2 text-caption text-mute">
              {note}
            </p>
          )
        }
      />
      <details open={isElsewhere}>
        <summary className="font-semibold pointer-coarse:min-h-11">From a URL</summary>
        <TextField
          label="URL of the film"
          type="url"
          value={typed ?? (isElsewhere ? file : '')}
          hint="A URL that starts with https:// and ends with .mp4 or .webm. Visitors’ browsers load the film from that host, so name the host in the privacy policy and the footer."
          onFocus={() => form.onFocus?.(filePath)}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => {
            if (typed?.trim()) setFilm(typed.trim());
            setTyped(undefined);
          }}
        />
      </details>
      {field.parts
        .filter(({ key }) => key !== 'file')
        .map(({ key, field: part }) => (
          <FieldInput key={key} path={[...path, key]} field={part} />
        ))}
      {isChoosing !== undefined && (
        <Suspense>
          <ChooseDialog
            open={isChoosing}
            onOpenChange={setChoosing}
            onNotLoaded={() => setChoosing(undefined)}
            title="Choose a film"
            current={file}
            kind="film"
            onChoose={(chosen) => setFilm(chosen.file, chosen.alt)}
          />
        </Suspense>
      )}
    </div>
  );
}
