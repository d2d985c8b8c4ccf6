import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Swatch } from '#desk/content/schema-form/color-input.tsx';
import type { GroupShape } from '#desk/content/schema-form/field.ts';
import { FieldInputs } from '#desk/content/schema-form/field-input.tsx';
import { useForm } from '#desk/content/schema-form/form-context.tsx';
import { useLibrary } from '#desk/media/use-library.ts';
import { Link } from '#desk/parts/link.tsx';
import { getPictureUrl, isUpload } from '#shared/desk/media.ts';
import { valueAt } from '#shared/desk/working-copy.ts';
import { type BrandTokens, createBrandTokens, isColor } from '#src/content/brand/colors.ts';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-line border-t py-4">
      <h3 className="mb-3 text-section">{title}</h3>
      <div className="grid grid-cols-1 gap-4">{children}</div>
    </section>
  );
}

/** The form of the document `brand`, with all sections open. */
export function BrandForm({ field }: { field: GroupShape }) {
  const { copy } = useForm();
  const pickParts = (...keys: string[]) => field.parts.filter(({ key }) => keys.includes(String(key)));
  const fileAt = (key: string) => String(valueAt(copy, [key, 'file']) ?? '');
  return (
    <>
      <p className="py-3 text-caption text-mute">
        The name and the legal name are in{' '}
        <Link href="/words/site" className="underline">
          Name, links and contact
        </Link>
        .
      </p>
      <Section title="Logo">
        {(['logo', 'logoOnDark', 'mark'] as const).map((key) => (
          <div key={key} className="grid grid-cols-1 gap-2">
            <FieldInputs path={[]} parts={pickParts(key)} />
            <LogoWarning file={fileAt(key)} isSmall={key === 'mark'} />
          </div>
        ))}
      </Section>
      <Section title="Colors">
        <FieldInputs path={['colors']} parts={colorPartsOf(field)} />
        <DerivedShades main={String(valueAt(copy, ['colors', 'main']) ?? '')} />
      </Section>
      <Section title="Type and corners">
        <FieldInputs path={[]} parts={pickParts('typeface', 'ownTypeface', 'corners')} />
      </Section>
    </>
  );
}

function colorPartsOf({ parts }: GroupShape): GroupShape['parts'] {
  const colors = parts.find(({ key }) => key === 'colors')?.field;
  return colors?.kind === 'group' ? colors.parts : [];
}

const minLogoPixels = 400;
const minMarkPixels = 180;

/** Warns if a logo would look blurred or lose its font. */
function LogoWarning({ file, isSmall }: { file: string; isSmall: boolean }) {
  const known = useLibrary()?.pictures.find((picture) => picture.file === file);
  const isDrawing = isUpload(file) && file.endsWith('.svg');
  const { data: svg = '' } = useQuery({
    queryKey: ['logo', file],
    queryFn: async ({ signal }) => (await fetch(getPictureUrl(file), { signal })).text(),
    enabled: isDrawing,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isSoft = known && !isDrawing && known.width < (isSmall ? minMarkPixels : minLogoPixels);
  const text =
    isDrawing && /<text\b/.test(svg)
      ? 'Fonts inside the logo were not found. Export it with outlines.'
      : isSoft && 'Looks soft on sharp screens. A wider picture or an SVG stays sharp.';
  return text && <p className="rounded-row bg-amber-wash px-3 py-2 forced-colors:border">{text}</p>;
}

const shadeLabels: [keyof BrandTokens, string][] = [
  ['tally-deep', 'Pressed buttons'],
  ['tally-text', 'Text on light backgrounds'],
  ['tally-hot', 'Text and lines on black'],
  ['magenta', 'Second color of gradients'],
];

function DerivedShades({ main }: { main: string }) {
  if (!isColor(main)) return null;
  const tokens = createBrandTokens({ main, accent: main });
  return (
    <div>
      <p className="mb-2 font-semibold">Derived from Main</p>
      <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {shadeLabels.map(([token, text]) => (
          <li key={token} className="flex items-center gap-2 text-caption">
            <Swatch color={tokens[token]} />
            <span>
              {text}
              <span className="block text-mute">{tokens[token]}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-caption text-mute">Each color passes AA wherever it is used.</p>
    </div>
  );
}
