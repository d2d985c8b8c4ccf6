import { Swatch } from '#desk/content/schema-form/color-part.tsx';
import { type BrandTokens, brandTokens, isColor } from '#src/content/brand/colors.ts';

const shades: [keyof BrandTokens, string][] = [
  ['tally-deep', 'Pressed buttons'],
  ['tally-text', 'Text on light backgrounds'],
  ['tally-hot', 'Text and lines on black'],
  ['magenta', 'Second color of gradients'],
];

/** The shades derived from the main color. */
export function DerivedShades({ main }: { main: string }) {
  if (!isColor(main)) return null;
  const tokens = brandTokens({ main, accent: main });
  return (
    <div>
      <p className="mb-2 font-semibold">Derived from Main</p>
      <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {shades.map(([token, text]) => (
          <li key={token} className="flex items-center gap-2 text-caption">
            <Swatch color={tokens[token]} />
            <span>
              {text}
              <span className="block text-mute">{tokens[token]}</span>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-caption text-mute">Each passes AA wherever it is used.</p>
    </div>
  );
}
