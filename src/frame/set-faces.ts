import type { PaintedWindow } from './painted.ts';

const patienceMilliseconds = 1_000;
/** How far what is in sight may go sideways, as the widths of letters differ, and up or down; in pixels. */
const sideways = 8;
const upOrDown = 2;

const families = ['Late', 'Below'] as const;
type Family = (typeof families)[number];
type ComingFace = { of: Family; isText: boolean; face: FontFace };

/**
 * Sets a visit's first page in its faces, if they come soon: what is in sight was painted in what came with the page, and keeps
 * that if a line of it would break elsewhere; what lies below is not seen yet. Late faces are there for the next page.
 */
export async function setFaces(): Promise<void> {
  const { faces: late = [], dressed } = window as PaintedWindow;
  if (!('faces' in document.documentElement.dataset)) return dressed;
  const coming = Promise.all(
    families.flatMap((of) =>
      late.map(
        async ({ family, weight, address }, index): Promise<ComingFace> => ({
          of,
          isText: index > 0,
          face: await new FontFace(`${family} ${of}`, `url(${address})`, { weight }).load(),
        }),
      ),
    ),
  ).catch(() => {});
  await dressed;
  const tooLate = new Promise<void>((done) => setTimeout(done, patienceMilliseconds));
  const faces = await Promise.race([coming, tooLate]);
  if (!faces) return;
  await nextFrame();
  markParts();
  await nextFrame();
  apply(faces);
}

const nextFrame = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)));

function markParts() {
  const marks = [...document.querySelectorAll<HTMLElement>('main > *, footer')].map((part) => {
    const isBelow = part.getBoundingClientRect().top >= innerHeight;
    return { part, isBelow, isTaken: part.matches('main > :nth-child(-n + 2)') };
  });
  for (const { part, isBelow, isTaken } of marks)
    if (isBelow === isTaken) part.dataset[isBelow ? 'below' : 'inSight'] = '';
}

function apply(faces: ComingFace[]) {
  // What is laid out later is not measured: that would lay it out.
  const laidOut = ':not([data-after-paint], [data-after-paint] *)';
  const shown = [
    ...document.querySelectorAll(`header *, main > :nth-child(-n + 2), main > :nth-child(-n + 2) ${laidOut}`),
  ].filter((one) => one.getBoundingClientRect().top < innerHeight);
  const places = () => shown.map((one) => one.getBoundingClientRect());
  const before = places();
  const hasMoved = () =>
    places().some(({ top, left }, index) => {
      const was = before[index] as DOMRect;
      return Math.abs(was.top - top) > upOrDown || Math.abs(was.left - left) > sideways;
    });
  // Faces, and no property: that would make every style anew.
  for (const { face } of faces) document.fonts.add(face);
  // As much of it as nothing moves by: all, the headings, or what lies below.
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
