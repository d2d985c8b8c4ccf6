import { useSyncExternalStore } from 'react';
import type { Refusal } from '#shared/desk/api.ts';
import {
  type FileKind,
  formatTooLargeText,
  getFileKind,
  getMaxBytes,
  type LibraryPicture,
  notWoff2Text,
  type UploadResult,
} from '#shared/desk/media.ts';

export type Upload = {
  id: number;
  file: File;
  kind: FileKind;
  state: 'waiting' | 'sending' | 'reading' | 'done' | 'failed';
  /** The share of the file that was sent, in percent. */
  percent: number;
  /** Why the upload failed, or what the server removed from the file. */
  text: string;
  mayTryAgain: boolean;
  known: LibraryPicture | null;
  /** @param still the picture to show until a film plays */
  onDone: (picture: LibraryPicture, still: LibraryPicture | null) => void;
};

const maxParallelUploads = 2;
const uploadPath = '/desk/api/content/media';
const offlineText = 'You’re offline. The file is kept here. Try again once you’re online.';

let uploads: Upload[] = [];
let lastId = 0;
const requests = new Map<number, XMLHttpRequest>();
const listeners = new Set<() => void>();

export const isUploading = ({ state }: Upload) => ['waiting', 'sending', 'reading'].includes(state);

/** The uploads of this tab. They continue when the user opens another screen. */
export function useUploads(): Upload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
  );
}

/** Warns before the tab is closed, because files that are not stored yet would be lost. */
function warnBeforeLoss(event: BeforeUnloadEvent): void {
  if (uploads.some((upload) => isUploading(upload) || upload.mayTryAgain)) event.preventDefault();
}

function setUploads(next: Upload[]): void {
  uploads = next;
  window.addEventListener('beforeunload', warnBeforeLoss);
  for (const listener of listeners) listener();
}

function updateUpload(id: number, to: Partial<Upload>): void {
  setUploads(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));
}

/**
 * Uploads files, two at a time.
 * @param onDone is called with each stored file
 * @param kind the expected kind of file; by default, it depends on the file name
 * @returns the ids of the uploads
 */
export function addUploads(files: Iterable<File>, onDone: Upload['onDone'], kind?: FileKind): number[] {
  const added = Array.from(files, (file): Upload => {
    lastId += 1;
    const most = getMaxBytes(file.name);
    const isTooLarge = file.size > most;
    return {
      id: lastId,
      file,
      kind: kind ?? getFileKind(file.name),
      state: isTooLarge ? 'failed' : 'waiting',
      percent: 0,
      text: isTooLarge ? `${formatTooLargeText(file.size, most)} Export a smaller version.` : '',
      mayTryAgain: false,
      known: null,
      onDone,
    };
  });
  setUploads([...added, ...uploads]);
  startNext();
  return added.map(({ id }) => id);
}

/** Retries a failed upload. A second click has no effect. */
export function retryUpload(id: number): void {
  if (!uploads.some((upload) => upload.id === id && upload.mayTryAgain)) return;
  updateUpload(id, { state: 'waiting', percent: 0, text: '', mayTryAgain: false });
  startNext();
}

/** Cancels an upload, or removes a finished one from the list. */
export function dismissUpload(id: number): void {
  requests.get(id)?.abort();
  setUploads(uploads.filter((upload) => upload.id !== id));
  startNext();
}

function startNext(): void {
  const underWay = uploads.filter(({ state }) => state === 'sending' || state === 'reading').length;
  const waiting = uploads.filter(({ state }) => state === 'waiting').toSorted((a, b) => a.id - b.id);
  for (const upload of waiting.slice(0, Math.max(0, maxParallelUploads - underWay))) void sendFile(upload);
}

async function sendFile({ id, file, kind, onDone }: Upload): Promise<void> {
  updateUpload(id, { state: 'sending' });
  const rejectFile = (text: string) => {
    updateUpload(id, { state: 'failed', text });
    startNext();
  };
  const size = kind === 'film' ? await readFilmSize(file) : '';
  if (size === undefined)
    return rejectFile('This film doesn’t play in browsers. Export it as MP4 (H.264) or WebM.');
  if (kind === 'typeface' && !(await isWoff2(file))) return rejectFile(notWoff2Text);
  // The user may have canceled the upload in the meantime.
  if (!uploads.some((upload) => upload.id === id)) return;
  const request = new XMLHttpRequest();
  requests.set(id, request);
  let percent = 0;
  const finish = (to: Partial<Upload>) => {
    requests.delete(id);
    updateUpload(id, to);
    startNext();
  };
  const fail = (text: string, mayTryAgain: boolean) => finish({ state: 'failed', text, mayTryAgain });
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    percent = total > 0 ? Math.floor((loaded / total) * 100) : 0;
    updateUpload(id, { percent, state: percent < 100 ? 'sending' : 'reading' });
  });
  request.addEventListener('load', () => {
    const answer = request.response as UploadResult | Refusal | null;
    if (request.status === 200 && answer && 'picture' in answer) {
      const { picture, still, isKnown, removed } = answer;
      const text = removalText(removed);
      finish({ state: 'done', text, known: isKnown ? picture : null });
      if (!isKnown && text === '') dismissUpload(id);
      onDone(picture, still);
    } else {
      const text =
        answer && 'message' in answer ? answer.message : `The server responded with ${request.status}.`;
      fail(text, request.status >= 500 || request.status === 429);
    }
  });
  request.addEventListener('error', () =>
    fail(navigator.onLine ? `Upload stopped at ${percent}%.` : offlineText, true),
  );
  request.open('POST', `${uploadPath}?name=${encodeURIComponent(file.name.slice(-200))}${size}`);
  request.responseType = 'json';
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.send(file);
}

/**
 * Reads the width and height of a film, because the server does not decode it. Undefined if this browser can't play it.
 */
function readFilmSize(file: File): Promise<string | undefined> {
  const address = URL.createObjectURL(file);
  const film = document.createElement('video');
  return new Promise<string | undefined>((resolve) => {
    film.onloadedmetadata = () =>
      resolve(film.videoWidth > 0 ? `&width=${film.videoWidth}&height=${film.videoHeight}` : undefined);
    film.onerror = () => resolve(undefined);
    film.preload = 'metadata';
    film.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** Checks that the file is a typeface, because the server would also accept a picture or a film. */
async function isWoff2(file: File): Promise<boolean> {
  const start = await file
    .slice(0, 4)
    .text()
    .catch(() => '');
  return start === 'wOF2';
}

const noticeShownKey = 'media-camera-data-notice-shown';

function removalText(removed: UploadResult['removed']): string {
  if (removed === 'scripts') return 'Scripts and links were removed from this SVG.';
  if (removed !== 'camera data' || localStorage.getItem(noticeShownKey)) return '';
  localStorage.setItem(noticeShownKey, 'yes');
  return 'Location and camera data were removed.';
}
