import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addUploads } from '#desk/api/uploads.ts';
import { libraryKey } from '#desk/media/media-api.ts';
import { PickFiles, useDroppedFiles } from '#desk/media/pick-files.tsx';
import { UploadLine } from '#desk/media/upload-tile.tsx';
import { useLibrary } from '#desk/media/use-library.ts';
import { useTypeface } from '#desk/media/use-typeface.ts';
import { Button } from '#desk/parts/button.tsx';
import { controlIdOf } from '#desk/parts/document-url.ts';
import { sizeText } from '#desk/parts/text/size-text.ts';
import type { LibraryPicture } from '#shared/desk/media.ts';
import type { Path } from '#shared/desk/working-copy.ts';
import type { Field, GroupShape } from './field.ts';
import { FieldInput } from './field-input.tsx';
import { useFieldState } from './form-context.tsx';

type TypefaceInputProps = {
  path: Path;
  field: Field & GroupShape;
  typeface: { file?: string; name?: string; mayUse?: boolean };
};

/** The field of an uploaded typeface. Users confirm the license before they choose a file. */
export function TypefaceInput({ path, field, typeface: { file = '', name, mayUse } }: TypefaceInputProps) {
  const filePath = [...path, 'file'];
  const { form, error, isChanged } = useFieldState(filePath);
  const library = useLibrary();
  const client = useQueryClient();
  const [upload, setUpload] = useState<number>();
  const family = useTypeface(file);
  const known = library?.pictures.find((picture) => picture.file === file);
  const partField = (key: string) => field.parts.find((part) => part.key === key)?.field;
  const [mayUseField, nameField] = [partField('mayUse'), partField('name')];

  function uploadDroppedFile([first]: File[]) {
    if (!first || !mayUse) return;
    const setTypeface = (added: LibraryPicture) => {
      client.invalidateQueries({ queryKey: libraryKey });
      form.set(filePath, added.file);
      form.set([...path, 'name'], added.name);
    };
    const [id] = addUploads([first], setTypeface, 'typeface');
    setUpload(id);
  }
  const { isOver, listeners } = useDroppedFiles(uploadDroppedFile);
  return (
    <div
      className={`grid grid-cols-1 gap-3 rounded-row ${isOver ? 'outline-3 outline-dashed' : ''} ${isChanged ? '-ml-3 pl-3 shadow-[inset_4px_0_0_var(--color-key-deep)]' : ''}`}
      {...listeners}
    >
      {mayUseField && <FieldInput path={[...path, 'mayUse']} field={mayUseField} />}
      {file !== '' && (
        <div className="rounded-row bg-paper-2 px-3 py-2.5">
          <p
            style={{ fontFamily: family && `"${family}", system-ui` }}
            className="display text-[1.375rem] leading-tight"
          >
            Go live. Repeat weekly. $2,499
          </p>
          <p className="mt-1 text-caption text-mute">
            {[known?.name ?? name, known && sizeText(known.bytes)].filter(Boolean).join(', ')}
          </p>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <PickFiles
          onFiles={uploadDroppedFile}
          kind="typeface"
          id={controlIdOf(filePath)}
          isDisabled={!mayUse}
        />
        <Button size="bar" tone="line" onClick={() => form.set(path, undefined)}>
          Leave out
        </Button>
      </div>
      <UploadLine id={upload} />
      {error && <p className="rounded-row bg-amber-wash px-2.5 py-1.5 forced-colors:border">{error}</p>}
      {file !== '' && nameField && <FieldInput path={[...path, 'name']} field={nameField} />}
    </div>
  );
}
