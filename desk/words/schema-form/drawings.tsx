const addresses = import.meta.glob<string>('../../../src/pictures/**/*.{svg,jpg,png,webp,avif}', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** A picture of the repository as a thumbnail. */
export function Drawing({ file }: { file: string }) {
  const address = addresses[`../../../src/pictures/${file}`];
  return address && <img src={address} alt="" loading="lazy" className="size-full object-cover" />;
}
