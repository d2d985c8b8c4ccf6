import { type Focus, getPictureUrl } from '#shared/desk/media.ts';

const crops = [
  { name: 'Phone', className: 'aspect-[3/4] w-13' },
  { name: 'Desktop', className: 'aspect-[16/9] w-28' },
  { name: 'Sharing', className: 'aspect-[1.91/1] w-28' },
];

/** Shows how a picture is cropped around its focus point. */
export function CropStrip({ file, focus }: { file: string; focus: Focus | null | undefined }) {
  const { x, y } = focus ?? { x: 50, y: 50 };
  return (
    <ul aria-label="How it is cropped" className="flex flex-wrap items-end gap-2.5">
      {crops.map(({ name, className }) => (
        <li key={name} className="text-caption text-mute">
          <img
            src={getPictureUrl(file)}
            alt=""
            className={`rounded-[6px] bg-paper-2 object-cover ${className}`}
            style={{ objectPosition: `${x}% ${y}%` }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}
