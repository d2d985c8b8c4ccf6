import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { addUploads } from '#desk/api/uploads.ts';
import { CropStrip } from '#desk/media/crop-strip.tsx';
import { FocusPoint } from '#desk/media/focus-point.tsx';
import { libraryKey } from '#desk/media/media-api.ts';
import { type ShownPicture, tooSmallText } from '#desk/media/picture-tile.tsx';
import { useLibrary } from '#desk/media/use-library.ts';
import { Button } from '#desk/parts/button.tsx';
import { lazyOverlay } from '#desk/parts/lazy-part.tsx';
import { formatFileName, getThumbnailUrl, isUpload } from '#shared/desk/media.ts';
import type { Path } from '#shared/desk/working-copy.ts';
import { emptyValue, type Field, type GroupShape } from './field.ts';
import { FieldInput } from './field-input.tsx';
import { FileFieldHeader } from './file-field-header.tsx';
import { FilmInput } from './film-input.tsx';
import { FixedMark } from './fixed-mark.tsx';
import { useFieldState } from './form-context.tsx';
import { TypefaceInput } from './typeface-input.tsx';

const ChooseDialog = lazyOverlay(async () => (await import('#desk/media/choose-dialog.tsx')).ChooseDialog);

type PictureField = Field & GroupShape;
type Picture = { file?: string; alt?: string; focus?: { x: number; y: number } };

function pictureLabel(file: string): string {
  if (file === '') return 'No picture yet';
  return isUpload(file) ? 'Uploaded picture' : formatFileName(file);
}

const partField = (field: GroupShape, name: string) => field.parts.find(({ key }) => key === name)?.field;

/** The field of a picture: its file, alt text and focus point. */
export function PictureInput({ path, field }: { path: Path; field: PictureField }) {
  const { form, value, error } = useFieldState(path);
  if (value === undefined && field.optional)
    return (
      <div>
        <Button size="bar" tone="line" onClick={() => form.set(path, emptyValue(field))}>
          Add {field.label.toLowerCase()}
        </Button>
        {field.help && <p className="mt-1.5 text-caption text-mute">{field.help}</p>}
      </div>
    );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{field.label}</legend>
      {field.help && <p className="mb-2 text-caption text-mute">{field.help}</p>}
      <InputByKind {...{ path, field }} value={(value ?? {}) as Picture} />
      {error && <p className="mt-2 rounded-row bg-amber-wash px-2.5 py-1.5 forced-colors:border">{error}</p>}
    </fieldset>
  );
}

function InputByKind({ path, field, value }: { path: Path; field: PictureField; value: Picture }) {
  switch (partField(field, 'file')?.kind) {
    case 'film-file':
      return <FilmInput {...{ path, field }} film={value} />;
    case 'typeface-file':
      return <TypefaceInput {...{ path, field }} typeface={value} />;
    default:
      return <PictureFileInput {...{ path, field }} picture={value} />;
  }
}

type PictureFileInputProps = { path: Path; field: PictureField; picture: Picture };

function PictureFileInput({ path, field, picture: { file = '', alt, focus } }: PictureFileInputProps) {
  const filePath = [...path, 'file'];
  const { form, isChanged } = useFieldState(filePath);
  const { isChanged: isAltChanged } = useFieldState([...path, 'alt']);
  const library = useLibrary();
  const client = useQueryClient();
  const [isChoosing, setChoosing] = useState<boolean>();
  const [upload, setUpload] = useState<number>();
  const fileField = partField(field, 'file');
  const fitting = fileField?.kind === 'picture-file' ? fileField : undefined;
  const altField = partField(field, 'alt');
  const isGuarded = fileField !== undefined && form.isGuarded(filePath, fileField);
  const known = library?.pictures.find((picture) => picture.file === file);
  const warning = known && fitting && tooSmallText(known, fitting.width);
  const hasFocus = partField(field, 'focus') !== undefined;

  function setPicture(picture: Pick<ShownPicture, 'file' | 'alt'> & { focus?: Picture['focus'] | null }) {
    form.set(filePath, picture.file);
    // The alt text of the previous picture does not describe this one.
    const described = picture.alt ?? (picture.file === file ? alt : '');
    if (altField?.kind === 'text') form.set([...path, 'alt'], described);
    if (hasFocus) form.set([...path, 'focus'], picture.focus ?? undefined);
  }
  function uploadDroppedFile([first]: File[]) {
    if (isGuarded) return form.ask(filePath);
    if (!first) return;
    const [id] = addUploads([first], (picture) => {
      client.invalidateQueries({ queryKey: libraryKey });
      setPicture(picture);
    });
    setUpload(id);
  }
  const isSvg = file.endsWith('.svg');
  return (
    <div className="grid grid-cols-1 gap-3">
      <FileFieldHeader
        path={filePath}
        kind="picture"
        noun={field.label.toLowerCase()}
        thumbnail={
          file !== '' && <img src={getThumbnailUrl(file)} alt="" className="size-full object-contain" />
        }
        name={
          <>
            {known?.name ?? pictureLabel(file)}
            {isGuarded && <FixedMark path={filePath} label={field.label} />}
          </>
        }
        onChoose={() => (isGuarded ? form.ask(filePath) : setChoosing(true))}
        onFiles={uploadDroppedFile}
        mayUpload={!isGuarded}
        upload={upload}
        buttons={
          field.optional && (
            <Button size="bar" tone="line" onClick={() => form.set(path, undefined)}>
              Leave out
            </Button>
          )
        }
      />
      {warning && (
        <p className="rounded-row bg-amber-wash px-2.5 py-1.5 text-caption forced-colors:border">
          {warning}.
        </p>
      )}
      {altField && <FieldInput path={[...path, 'alt']} field={altField} />}
      {known?.alt === null && altField?.kind === 'text' && altField.min === 0 && !alt && (
        <p className="-mt-1.5 rounded-row bg-amber-wash px-2.5 py-1.5 text-caption forced-colors:border">
          This picture has no alt text yet. Describe it, unless it is only a decoration.
        </p>
      )}
      {isChanged && alt && !isAltChanged && (
        <p className="-mt-1.5 rounded-row bg-amber-wash px-2.5 py-1.5 text-caption forced-colors:border">
          This text describes the previous picture. Describe the new one.
        </p>
      )}
      {hasFocus && file !== '' && !(isSvg && !isUpload(file)) && (
        <details>
          <summary className="font-semibold pointer-coarse:min-h-11">How it is cropped</summary>
          <div className="mt-2 grid gap-3">
            <FocusPoint
              file={file}
              size={known}
              focus={focus}
              onChange={(next) => {
                form.onFocus?.(filePath);
                form.set([...path, 'focus'], next);
              }}
            />
            <CropStrip file={file} focus={focus} />
          </div>
        </details>
      )}
      {isChoosing !== undefined && (
        <Suspense>
          <ChooseDialog
            open={isChoosing}
            onOpenChange={setChoosing}
            onNotLoaded={() => setChoosing(undefined)}
            title="Choose a picture"
            current={file}
            folder={fitting?.folder}
            width={fitting?.width}
            onChoose={setPicture}
          />
        </Suspense>
      )}
    </div>
  );
}
