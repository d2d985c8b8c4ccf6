import { useEffect, useRef, useState } from 'react';
import { Button } from '#desk/parts/button.tsx';
import { acceptedFilms, acceptedTypefaces, acceptedTypes, type FileKind } from '#shared/desk/media.ts';

type PickFilesProps = {
  onFiles: (files: File[]) => void;
  several?: boolean;
  /** Limits the choice to files of one kind. */
  kind?: FileKind | undefined;
  size?: 'bar' | 'form';
  tone?: 'primary' | 'line';
  /** Id of the button that chooses files. */
  id?: string;
  isDisabled?: boolean;
};

const inputAccepts = {
  picture: acceptedTypes,
  film: acceptedFilms,
  typeface: acceptedTypefaces,
  any: `${acceptedTypes},${acceptedFilms}`,
};
const labels = {
  picture: 'Pictures to upload',
  film: 'Film to upload',
  typeface: 'Typeface to upload',
  any: 'Pictures to upload',
};

/** Buttons that choose files. Phones offer the camera first. */
export function PickFiles({
  onFiles,
  several = false,
  kind,
  size = 'bar',
  tone = 'line',
  id,
  isDisabled = false,
}: PickFilesProps) {
  const chosen = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const hasCamera = kind === undefined || kind === 'picture';
  const renderFileInput = (camera: boolean) => (
    <input
      ref={camera ? cameraInput : chosen}
      type="file"
      hidden
      disabled={isDisabled}
      aria-label={camera ? 'Photo from the camera' : labels[kind ?? 'any']}
      accept={camera ? 'image/jpeg' : inputAccepts[kind ?? 'any']}
      multiple={several && !camera}
      {...(camera && { capture: 'environment' as const })}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        // Lets users choose the same file again.
        target.value = '';
      }}
    />
  );
  return (
    <>
      {hasCamera && renderFileInput(true)}
      {renderFileInput(false)}
      {hasCamera && (
        <Button
          {...{ size, tone }}
          className="not-pointer-coarse:hidden"
          onClick={() => cameraInput.current?.click()}
        >
          Take a photo
        </Button>
      )}
      <Button {...{ size, tone, id }} disabled={isDisabled} onClick={() => chosen.current?.click()}>
        Upload
      </Button>
    </>
  );
}

const filesOf = (data: DataTransfer | null) => [...(data?.files ?? [])];

/**
 * Receives files that are dropped on an element or pasted while it is visible.
 * @returns whether files are being dragged over the element, and its event handlers
 */
export function useDroppedFiles(onFiles: (files: File[]) => void, { pastes = false } = {}) {
  const [isOver, setOver] = useState(false);
  const latestOnFiles = useRef(onFiles);
  latestOnFiles.current = onFiles;
  useEffect(() => {
    if (!pastes) return;
    const handlePaste = ({ clipboardData }: ClipboardEvent) => {
      const files = filesOf(clipboardData);
      if (files.length > 0) latestOnFiles.current(files);
    };
    document.addEventListener('paste', handlePaste);
    return () => document.removeEventListener('paste', handlePaste);
  }, [pastes]);
  const listeners = {
    onDragOver: (event: React.DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: React.DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: React.DragEvent) => {
      setOver(false);
      const files = filesOf(event.dataTransfer);
      if (files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      onFiles(files);
    },
  };
  return { isOver, listeners };
}
