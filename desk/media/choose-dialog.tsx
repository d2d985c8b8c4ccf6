import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { Dialog } from '#desk/parts/dialog.tsx';
import { SearchInput } from '#desk/parts/search-input.tsx';
import { type FileKind, formatFileName, getFileKind, type PictureLibrary } from '#shared/desk/media.ts';
import { matchesSearch } from './filters.ts';
import { libraryQuery } from './media-api.ts';
import { PictureTile, type ShownPicture, tooSmallText } from './picture-tile.tsx';

type ChooseDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  current: string;
  /** Folder of built-in pictures to list first, such as `people`. */
  folder?: string | undefined;
  kind?: FileKind;
  /** Minimum width in pixels that the field needs. */
  width?: number | undefined;
  onChoose: (picture: ShownPicture) => void;
};

export function ChooseDialog({
  open,
  onOpenChange,
  title,
  current,
  folder,
  kind = 'picture',
  width = 0,
  onChoose,
}: ChooseDialogProps) {
  const { data } = useQuery(libraryQuery);
  const [typed, setTyped] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const pictures = data
    ? sortChoices(data, folder).filter(
        (picture) => getFileKind(picture.file) === kind && matchesSearch(picture, typed),
      )
    : [];
  return (
    <Dialog {...{ open, onOpenChange, title }} isWide initialFocus={field}>
      <SearchInput
        label="Find a picture"
        placeholder="Search"
        value={typed}
        onChange={setTyped}
        field={field}
        className="mb-3"
      />
      <div className="h-[60dvh] overflow-y-auto">
        <ul
          aria-label="Pictures"
          className="grid grid-cols-2 gap-3 p-1 sm:grid-cols-[repeat(auto-fill,minmax(8rem,1fr))]"
        >
          {pictures.map((picture) => (
            <PictureTile
              key={picture.file}
              picture={picture}
              isChosen={picture.file === current}
              warning={tooSmallText(picture, width)}
              onChoose={() => {
                onChoose(picture);
                onOpenChange(false);
              }}
            />
          ))}
        </ul>
        {data && pictures.length === 0 && (
          <div className="py-8 text-center text-mute wrap-anywhere">
            <p>{typed ? `No ${kind} matches “${typed}”.` : `No ${kind} yet. Upload one.`}</p>
            {typed && (
              <Button
                size="bar"
                tone="line"
                className="mt-3"
                onClick={() => {
                  setTyped('');
                  field.current?.focus();
                }}
              >
                Show all
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function sortChoices({ pictures, site }: PictureLibrary, folder?: string): ShownPicture[] {
  const ofSite = site.map((picture) => ({ ...picture, name: formatFileName(picture.file) }));
  const isInFolder = ({ file }: ShownPicture) => folder !== undefined && file.startsWith(`${folder}/`);
  return [...pictures, ...ofSite.filter(isInFolder), ...ofSite.filter((one) => !isInFolder(one))];
}
