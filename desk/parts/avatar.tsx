import { initialsOf } from '#desk/parts/text/initials.ts';

const colors = [
  'bg-[#ffc970]',
  'bg-[#a5e3e8]',
  'bg-[#f2bfd8]',
  'bg-[#d6cceb]',
  'bg-[#c3e2c0]',
  'bg-[#f0c9a8]',
];
const sizes = {
  20: 'size-5 text-[0.5625rem]',
  24: 'size-6 text-[0.625rem]',
  26: 'size-6.5 text-mark',
  30: 'size-7.5 text-[0.8125rem]',
};

function colorOf(id: string): string {
  let hash = 0;
  for (const character of id) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 4_093;
  return colors[hash % colors.length] ?? '';
}

type AvatarProps = {
  /** Null for "unassigned", which is shown as a dashed ring. */
  person: { id: string; name: string } | null;
  size?: keyof typeof sizes;
};

export function Avatar({ person, size = 26 }: AvatarProps) {
  const shape = `inline-grid shrink-0 place-items-center rounded-full ${sizes[size]}`;
  if (!person) {
    return <span aria-hidden="true" className={`${shape} border-[1.5px] border-field border-dashed`} />;
  }
  return (
    <span
      aria-hidden="true"
      className={`${shape} font-[650] leading-none text-ink forced-colors:border ${colorOf(person.id)}`}
    >
      {initialsOf(person.name)}
    </span>
  );
}
