export class FilmRefused extends Error {}

export const filmRefusals = {
  damaged: 'This film is cut off or damaged. Try exporting it again.',
  quickTime: 'QuickTime films (MOV) don’t play in every browser. Export it as MP4 (H.264).',
  otherTracks: 'This film has tracks besides video and audio. Export it without them.',
};
