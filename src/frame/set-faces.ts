import type { PaintedWindow } from './painted.ts';

const fontTimeoutMilliseconds = 1_000;
/** Largest shift in pixels that visible elements may make when the fonts are swapped. */
const maxHorizontalShift = 8;
const maxVerticalShift = 2;

const families = ['Late', 'Below'] as const;
type Family = (typeof families)[number];
type LoadedFace = { of: Family; isText: boolean; face: FontFace };

/**
 * Swaps in the fonts on the first page of a visit if they load in time. Visible text keeps its fallback if a
 * line would break differently; text below the first screen is always swapped. Fonts that load later are used
 * on the next page.
 */
export async function setFaces(): Promise<void> {
  const { faces: late = [], styled } = window as PaintedWindow;
  if (!('faces' in document.documentElement.dataset)) return styled;
  const loading = Promise.all(
    families.flatMap((of) =>
      late.map(
        async ({ family, weight, address }, index): Promise<LoadedFace> => ({
          of,
          isText: index > 0,
          face: await new FontFace(`${family} ${of}`, `url(${address})`, { weight }).load(),
        }),
      ),
    ),
  ).catch(() => {});
  await styled;
  const tooLate = new Promise<void>((done) => setTimeout(done, fontTimeoutMilliseconds));
  const faces = await Promise.race([loading, tooLate]);
  if (!faces) return;
  await waitForFrame();
  markVisibleParts();
  await waitForFrame();
  // Applying the fonts lays out all text in one task, so measuring runs in a separate task.
  const hasMoved = watchPositions();
  await new Promise((done) => setTimeout(done));
  await keepTargetInPlace(() => applyFaces(faces, hasMoved));
}

/** Keeps the target of a link in place when lines above it break differently. */
async function keepTargetInPlace(change: () => void) {
  const target = document.querySelector(':target');
  const measureTop = () => target?.getBoundingClientRect().top ?? 0;
  const before = measureTop();
  change();
  if (Math.abs(before) >= innerHeight) return;
  await waitForFrame();
  scrollBy({ top: measureTop() - before, behavior: 'instant' });
}

const waitForFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

function markVisibleParts() {
  const marks = [...document.querySelectorAll<HTMLElement>('main > *, footer')].map((part) => {
    const isBelow = part.getBoundingClientRect().top >= innerHeight;
    return { part, isBelow, isFirstTwo: part.matches('main > :nth-child(-n + 2)') };
  });
  for (const { part, isBelow, isFirstTwo } of marks)
    if (isBelow === isFirstTwo) part.dataset[isBelow ? 'below' : 'inSight'] = '';
}

/** Measures what is in view. @returns a function that tells whether anything has moved since */
function watchPositions(): () => boolean {
  // Sections without layout are not measured, because measuring would force their layout.
  const laidOut = ':not([data-after-paint], [data-after-paint] *)';
  const shown = [
    ...document.querySelectorAll(`header *, main > :nth-child(-n + 2), main > :nth-child(-n + 2) ${laidOut}`),
  ].filter((one) => one.getBoundingClientRect().top < innerHeight);
  const measurePositions = () =>
    shown.map((one) => {
      const { top, left } = one.getBoundingClientRect();
      return { top: top + scrollY, left };
    });
  const before = measurePositions();
  return () =>
    measurePositions().some(({ top, left }, index) => {
      const was = before[index] as { top: number; left: number };
      return Math.abs(was.top - top) > maxVerticalShift || Math.abs(was.left - left) > maxHorizontalShift;
    });
}

function applyFaces(faces: LoadedFace[], hasMoved: () => boolean) {
  // Adding fonts recalculates fewer styles than changing a custom property.
  for (const { face } of faces) document.fonts.add(face);
  // Falls back step by step while something moves: all text, headings only, text below the first screen only.
  let state = 'late';
  for (const [isText, less] of [
    [true, 'display'],
    [false, 'below'],
  ] as const) {
    if (!hasMoved()) break;
    for (const one of faces) if (one.of === 'Late' && one.isText === isText) document.fonts.delete(one.face);
    state = less;
  }
  document.documentElement.dataset.facesSet = state;
}
