import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { addUploads, useUploads } from '#desk/api/uploads.ts';
import { useFailure } from '#desk/api/use-failure.ts';
import { useKeys } from '#desk/frame/keys.tsx';
import { LoadFailure } from '#desk/frame/load-failure.tsx';
import { useTitle } from '#desk/frame/title.tsx';
import { Button } from '#desk/parts/button.tsx';
import { Icon } from '#desk/parts/icon.tsx';
import { Link } from '#desk/parts/link.tsx';
import { useIsSlow } from '#desk/parts/loading-bars.tsx';
import { Notice } from '#desk/parts/notice.tsx';
import { Picker } from '#desk/parts/picker/picker.tsx';
import { SearchInput } from '#desk/parts/search-input.tsx';
import { isUpload, type PictureLibrary } from '#shared/desk/media.ts';
import { type Filter, matchesSearch, pictureFilters } from './filters.ts';
import { libraryKey, libraryQuery } from './media-api.ts';
import { PickFiles, useDroppedFiles } from './pick-files.tsx';
import { PictureDetail, SitePictureDetail } from './picture-detail.tsx';
import { PictureTile } from './picture-tile.tsx';
import { UploadTile, uploadButtonId } from './upload-tile.tsx';

const gridClass = 'grid grid-cols-2 gap-x-3.5 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))]';
const quotaWarningShare = 0.8;
const inMegabytes = (bytes: number) => Math.round(bytes / (1024 * 1024));

export function Media() {
  const query = useQuery(libraryQuery);
  const { data } = query;
  const failure = useFailure(query);
  useTitle('Media');
  if (data) return <LibraryScreen library={data} />;
  return (
    <div className="px-4 py-4 sm:px-6">
      <h1 className="mb-4 text-[1.375rem]">Media</h1>
      {failure ? <LoadFailure title="The pictures did not load" failure={failure} /> : <LoadingTiles />}
    </div>
  );
}

function LoadingTiles() {
  const isLate = useIsSlow();
  return (
    <div role="status">
      {isLate && (
        <>
          <span className="sr-only">Pictures: loading</span>
          <div aria-hidden="true" className={gridClass}>
            {Array.from({ length: 12 }, (_, tile) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the tiles are all alike
              <div key={tile}>
                <i className="block aspect-square rounded-row bg-paper-2 forced-colors:border" />
                <i className="mt-2 block h-3.25 w-4/5 rounded-full bg-disabled forced-colors:border" />
              </div>
            ))}
          </div>
        </>
      )}
    </div>
  );
}

function LibraryScreen({ library }: { library: PictureLibrary }) {
  const [typed, setTyped] = useState('');
  const [filter, setFilter] = useState<Filter>('all');
  const field = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const name = useParams().file;
  const file = name && decodeURIComponent(name);
  const filters = pictureFilters(library);
  const { pictures = [] } = filters.find((one) => one.name === filter) ?? {};
  const unused = filters.find(({ name }) => name === 'unused');
  const shown = pictures.filter((picture) => matchesSearch(picture, typed));
  const upload = (files: File[]) =>
    addUploads(files, () => void client.invalidateQueries({ queryKey: libraryKey }));
  const { isOver, listeners } = useDroppedFiles(upload, { pastes: true });
  const uploads = useUploads();
  function showAll() {
    setTyped('');
    setFilter('all');
    field.current?.focus();
  }
  const openPicture = (pictureFile: string) => navigate(`/media/${encodeURIComponent(pictureFile)}`);
  useKeys(
    { '/': () => field.current?.focus(), ...(file && { escape: () => navigate('/media') }) },
    { '/': 'Find a picture', escape: 'All pictures' },
  );
  const chosen = library.pictures.find((picture) => picture.file === file);
  const ofSite = library.site.find((picture) => picture.file === file);
  const isEmpty = library.pictures.length === 0 && uploads.length === 0 && filter === 'all';
  return (
    <div
      className={`flex flex-1 flex-col lg:min-h-0 lg:overflow-hidden ${isOver ? 'outline-4 -outline-offset-8 outline-dashed' : ''}`}
      {...listeners}
    >
      <header className="flex min-h-14.5 flex-wrap items-center gap-x-3 gap-y-2 lg:gap-x-5 border-line-2 border-b px-4 py-2 sm:px-6">
        <h1 className="text-[1.375rem]">
          <Link href="/words" className="mr-2 align-middle no-underline sm:hidden">
            <Icon name="back" className="inline size-4.5" />
            <span className="sr-only">Content</span>
          </Link>
          Media
        </h1>
        <SearchInput
          label="Find a picture by its name, alt text or place"
          placeholder="Search"
          value={typed}
          onChange={setTyped}
          field={field}
          className={`min-w-0 flex-1 max-sm:order-last max-sm:basis-full sm:min-w-32 sm:max-w-72 ${file ? 'max-lg:hidden' : ''}`}
        />
        <div className={`flex flex-wrap gap-1.5 ${file ? 'max-lg:hidden' : ''}`}>
          <Picker
            label="Show"
            value={filter}
            look={filter === 'all' ? 'pill' : 'set'}
            options={filters.map(({ name, label, pictures: { length } }) => ({
              value: name,
              label,
              aside: length,
            }))}
            onPick={(picked) => setFilter(picked as Filter)}
          >
            {filters.find(({ name }) => name === filter)?.label ?? 'All'}
          </Picker>
          {unused && filter !== 'unused' && (
            <Button size="bar" tone="line" onClick={() => setFilter('unused')}>
              Unused <span className="text-mute">{unused.pictures.length}</span>
            </Button>
          )}
        </div>
        <div
          className={`ml-auto flex gap-2 max-sm:fixed max-sm:inset-x-0 max-sm:bottom-20 max-sm:z-20 max-sm:justify-center max-sm:[&_button]:shadow-float ${file ? 'max-lg:hidden' : ''}`}
        >
          <PickFiles id={uploadButtonId} onFiles={upload} several tone="primary" />
        </div>
      </header>
      <div className="lg:grid lg:min-h-0 lg:flex-1 lg:grid-cols-[minmax(0,1fr)_auto]">
        <div
          data-pane="pictures"
          className={`relative min-h-0 px-4 py-4 pb-24 sm:px-6 lg:overflow-y-auto ${file ? 'max-lg:hidden' : ''}`}
        >
          <Quota library={library} onShowUnused={() => setFilter('unused')} />
          {isEmpty ? (
            <EmptyLibrary title="No pictures of your own yet.">
              <p>The site uses its drawings until you add some.</p>
              <div className="mt-3 flex justify-center gap-2">
                <span className="contents max-sm:hidden">
                  <PickFiles onFiles={upload} several />
                </span>
                {library.site.length > 0 && (
                  <Button size="bar" tone="line" onClick={() => setFilter('site')}>
                    Show the drawings
                  </Button>
                )}
              </div>
            </EmptyLibrary>
          ) : (
            <ul aria-label="Pictures" className={gridClass}>
              {uploads.map((upload) => (
                <UploadTile key={upload.id} upload={upload} onUse={openPicture} />
              ))}
              {shown.map((picture) => (
                <PictureTile
                  key={picture.file}
                  picture={picture}
                  isChosen={picture.file === file}
                  onChoose={() => openPicture(picture.file)}
                />
              ))}
            </ul>
          )}
          {!isEmpty && shown.length === 0 && (typed !== '' || filter !== 'all') && (
            <EmptyLibrary title={typed ? `No picture matches “${typed}”.` : 'None.'}>
              <Button size="bar" tone="line" className="mt-3" onClick={showAll}>
                Show all pictures
              </Button>
            </EmptyLibrary>
          )}
          {!isEmpty && (
            <p className="mt-8 text-center text-caption text-mute max-lg:hidden">
              Drop or paste files anywhere on this page.
            </p>
          )}
        </div>
        {file && (
          <aside
            aria-label="The picture"
            data-pane="picture"
            className="relative min-h-0 border-line bg-white px-4 pt-3 pb-24 sm:px-5 lg:w-90 lg:overflow-y-auto lg:border-l"
          >
            <Link
              href="/media"
              className="-ml-1 mb-1 flex min-h-8.5 items-center gap-1 text-caption no-underline hover:underline lg:hidden pointer-coarse:min-h-11"
            >
              <Icon name="back" className="size-4.5" />
              All pictures
            </Link>
            {chosen && <PictureDetail key={chosen.file} picture={chosen} library={library} />}
            {ofSite && <SitePictureDetail key={ofSite.file} picture={ofSite} library={library} />}
            {!chosen && !ofSite && (
              <p>{isUpload(file) ? 'This picture was deleted.' : 'There is no such picture.'}</p>
            )}
          </aside>
        )}
      </div>
    </div>
  );
}

function Quota({
  library: { bytes, quota },
  onShowUnused,
}: {
  library: PictureLibrary;
  onShowUnused: () => void;
}) {
  if (bytes < quota * quotaWarningShare) return null;
  const button = (
    <Button size="bar" tone="line" onClick={onShowUnused}>
      Show unused
    </Button>
  );
  return (
    <Notice
      className="mb-4"
      title={`${inMegabytes(bytes)} of ${inMegabytes(quota)} MB used.`}
      actions={button}
    />
  );
}

function EmptyLibrary({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="py-14 text-center">
      <h2 className="text-section wrap-anywhere">{title}</h2>
      {children}
    </div>
  );
}
