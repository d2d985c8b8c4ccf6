import { z } from 'zod';

/** The built-in film. */
export const ownFilm = 'stage-loop';
const uploadedPattern = /^uploads\/[\da-f]{16}\.(?:mp4|webm)$/;
const urlPattern = /^https:\/\/[\w.-]+(?::\d+)?\/\S+\.(?:mp4|webm)$/;

/** A silent film that plays in a loop. */
export const filmSchema = z.strictObject({
  file: z
    .string()
    .refine(
      (file) =>
        file === ownFilm || uploadedPattern.test(file) || (urlPattern.test(file) && URL.canParse(file)),
      'Choose a film, or enter a URL that starts with https:// and ends with .mp4 or .webm.',
    )
    .meta({ title: 'Film', film: true }),
  alt: z.string().trim().min(1).meta({ title: 'What the film shows' }),
  since: z.iso
    .date('Enter the date like 2026-11-21.')
    .meta({ title: 'On the site since', help: 'Shown to search engines.' }),
});

export type FilmContent = z.infer<typeof filmSchema>;
