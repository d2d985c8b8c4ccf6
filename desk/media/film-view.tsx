import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { addUploads } from '#desk/api/uploads.ts';
import { Button } from '#desk/parts/button.tsx';
import { getPictureUrl } from '#shared/desk/media.ts';
import { libraryKey } from './media-api.ts';
import { UploadLine } from './upload-tile.tsx';

function lengthText(seconds: number): string {
  const rounded = Math.round(seconds);
  return `${Math.floor(rounded / 60)}:${String(rounded % 60).padStart(2, '0')} min`;
}

/** A film player with a button that saves the current frame as a picture. */
export function FilmView({ file, name }: { file: string; name: string }) {
  const client = useQueryClient();
  const film = useRef<HTMLVideoElement>(null);
  const [seconds, setSeconds] = useState<number>();
  const [upload, setUpload] = useState<number>();
  async function saveFrame() {
    const { current: shown } = film;
    if (!shown) return;
    shown.pause();
    const canvas = new OffscreenCanvas(shown.videoWidth, shown.videoHeight);
    canvas.getContext('2d')?.drawImage(shown, 0, 0);
    const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
    const frameName = `${name.replace(/\.\w+$/, '')}, still at ${shown.currentTime.toFixed(1)} s.jpg`;
    const [id] = addUploads([new File([picture], frameName, { type: 'image/jpeg' })], () =>
      client.invalidateQueries({ queryKey: libraryKey }),
    );
    setUpload(id);
  }
  return (
    <div className="grid gap-2">
      <video
        ref={film}
        src={getPictureUrl(file)}
        aria-label={name}
        controls
        muted
        playsInline
        preload="metadata"
        className="max-h-72 w-full rounded-row bg-ink"
        onLoadedMetadata={({ currentTarget }) => setSeconds(currentTarget.duration)}
      />
      <p className="text-caption text-mute">
        {`${seconds === undefined ? '' : `${lengthText(seconds)}. `}Plays without sound.`}
      </p>
      <div>
        <Button size="bar" tone="line" disabled={seconds === undefined} onClick={saveFrame}>
          Save this frame as a picture
        </Button>
        <UploadLine id={upload} />
      </div>
    </div>
  );
}
