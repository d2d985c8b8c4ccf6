import type { ReactNode } from 'react';
import type { GroupShape } from '#desk/content/schema-form/field.ts';
import { Parts } from '#desk/content/schema-form/field-part.tsx';
import { useForm } from '#desk/content/schema-form/form-context.tsx';
import { Link } from '#desk/parts/link.tsx';
import { valueAt } from '#shared/desk/working-copy.ts';
import { DerivedShades } from './derived-shades.tsx';
import { LogoWarning } from './logo-warning.tsx';

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
  const only = (...keys: string[]) => field.parts.filter(({ key }) => keys.includes(String(key)));
  const file = (key: string) => String(valueAt(copy, [key, 'file']) ?? '');
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
            <Parts path={[]} parts={only(key)} />
            <LogoWarning file={file(key)} isSmall={key === 'mark'} />
          </div>
        ))}
      </Section>
      <Section title="Colors">
        <Parts path={['colors']} parts={colorsOf(field)} />
        <DerivedShades main={String(valueAt(copy, ['colors', 'main']) ?? '')} />
      </Section>
      <Section title="Type and corners">
        <Parts path={[]} parts={only('typeface', 'ownTypeface', 'corners')} />
      </Section>
    </>
  );
}

function colorsOf({ parts }: GroupShape): GroupShape['parts'] {
  const colors = parts.find(({ key }) => key === 'colors')?.field;
  return colors?.kind === 'group' ? colors.parts : [];
}
