import { useEffect } from 'react';
import { getPictureUrl, isUpload } from '#shared/desk/media.ts';

const loaded = new Set<string>();

/** Loads an uploaded typeface for samples. @returns the name of its family; undefined without a file */
export function useTypeface(file: string): string | undefined {
  const family = isUpload(file) ? `Upload ${file.replace(/\W/g, ' ')}` : undefined;
  useEffect(() => {
    if (!family || loaded.has(family)) return;
    loaded.add(family);
    const face = new FontFace(family, `url("${getPictureUrl(file)}")`, { weight: '100 900' });
    document.fonts.add(face);
    face.load().catch(() => loaded.delete(family));
  }, [family, file]);
  return family;
}
