import { useSyncExternalStore } from 'react';
import type { Refusal } from '#shared/desk/api.ts';
import {
  type FileKind,
  formatTooLarge,
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
  /** Sent so far, in percent. */
  percent: number;
  /** The reason of a failure, or what the server removed. */
  text: string;
  mayTryAgain: boolean;
  known: LibraryPicture | null;
  /** @param still picture of a film */
  onDone: (picture: LibraryPicture, still: LibraryPicture | null) => void;
};

const maxAtOnce = 2;
const address = '/desk/api/content/media';
const offlineText = 'You’re offline. The file is kept here. Try again once you’re online.';

let uploads: Upload[] = [];
let count = 0;
const requests = new Map<number, XMLHttpRequest>();
const listeners = new Set<() => void>();

export const isUploading = ({ state }: Upload) => ['waiting', 'sending', 'reading'].includes(state);

/** The uploads of this tab; they continue on every screen. */
export function useUploads(): Upload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
  );
}

/** Closing the tab would lose files that are not stored yet. */
function warnOfLoss(event: BeforeUnloadEvent): void {
  if (uploads.some((upload) => isUploading(upload) || upload.mayTryAgain)) event.preventDefault();
}

function set(next: Upload[]): void {
  uploads = next;
  window.addEventListener('beforeunload', warnOfLoss);
  for (const listener of listeners) listener();
}

function change(id: number, to: Partial<Upload>): void {
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));
}

/**
 * Uploads files, two at a time.
 * @param onDone called with each stored picture
 * @param kind that is expected; by default the kind that the name has
 * @returns the ids of the uploads
 */
export function addUploads(files: Iterable<File>, onDone: Upload['onDone'], kind?: FileKind): number[] {
  const added = Array.from(files, (file): Upload => {
    count += 1;
    const most = getMaxBytes(file.name);
    const isTooLarge = file.size > most;
    return {
      id: count,
      file,
      kind: kind ?? getFileKind(file.name),
      state: isTooLarge ? 'failed' : 'waiting',
      percent: 0,
      text: isTooLarge ? `${formatTooLarge(file.size, most)} Export it smaller.` : '',
      mayTryAgain: false,
      known: null,
      onDone,
    };
  });
  set([...added, ...uploads]);
  startNext();
  return added.map(({ id }) => id);
}

/** A second click has no effect. */
export function retryUpload(id: number): void {
  if (!uploads.some((upload) => upload.id === id && upload.mayTryAgain)) return;
  change(id, { state: 'waiting', percent: 0, text: '', mayTryAgain: false });
  startNext();
}

/** Cancels an upload, or removes a finished one from the list. */
export function dismissUpload(id: number): void {
  requests.get(id)?.abort();
  set(uploads.filter((upload) => upload.id !== id));
  startNext();
}

function startNext(): void {
  const underWay = uploads.filter(({ state }) => state === 'sending' || state === 'reading').length;
  const waiting = uploads.filter(({ state }) => state === 'waiting').toSorted((a, b) => a.id - b.id);
  for (const upload of waiting.slice(0, Math.max(0, maxAtOnce - underWay))) void send(upload);
}

async function send({ id, file, kind, onDone }: Upload): Promise<void> {
  change(id, { state: 'sending' });
  const refuse = (text: string) => {
    change(id, { state: 'failed', text });
    startNext();
  };
  const size = kind === 'film' ? await filmSize(file) : '';
  if (size === undefined)
    return refuse('This film doesn’t play in browsers. Export it as MP4 (H.264) or WebM.');
  if (kind === 'typeface' && !(await isWoff2(file))) return refuse(notWoff2Text);
  // It may have been canceled in the meantime.
  if (!uploads.some((upload) => upload.id === id)) return;
  const request = new XMLHttpRequest();
  requests.set(id, request);
  let percent = 0;
  const end = (to: Partial<Upload>) => {
    requests.delete(id);
    change(id, to);
    startNext();
  };
  const fail = (text: string, mayTryAgain: boolean) => end({ state: 'failed', text, mayTryAgain });
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    percent = total > 0 ? Math.floor((loaded / total) * 100) : 0;
    change(id, { percent, state: percent < 100 ? 'sending' : 'reading' });
  });
  request.addEventListener('load', () => {
    const answer = request.response as UploadResult | Refusal | null;
    if (request.status === 200 && answer && 'picture' in answer) {
      const { picture, still, isKnown, removed } = answer;
      const text = wordsOf(removed);
      end({ state: 'done', text, known: isKnown ? picture : null });
      if (!isKnown && text === '') dismissUpload(id);
      onDone(picture, still);
    } else {
      const text = answer && 'message' in answer ? answer.message : `The server answered ${request.status}.`;
      fail(text, request.status >= 500 || request.status === 429);
    }
  });
  request.addEventListener('error', () =>
    fail(navigator.onLine ? `Upload stopped at ${percent}%.` : offlineText, true),
  );
  request.open('POST', `${address}?name=${encodeURIComponent(file.name.slice(-200))}${size}`);
  request.responseType = 'json';
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.send(file);
}

/** Width and height of a film for the server, which does not decode it; undefined when this browser can't play it. */
function filmSize(file: File): Promise<string | undefined> {
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

/** The server takes every kind of file, but a field of a typeface has no use for a picture. */
async function isWoff2(file: File): Promise<boolean> {
  const start = await file
    .slice(0, 4)
    .text()
    .catch(() => '');
  return start === 'wOF2';
}

const saidKey = 'media-camera-data-said';

function wordsOf(removed: UploadResult['removed']): string {
  if (removed === 'scripts') return 'Scripts and links were removed from this SVG.';
  if (removed !== 'camera data' || localStorage.getItem(saidKey)) return '';
  localStorage.setItem(saidKey, 'yes');
  return 'Location and camera data were removed.';
}
