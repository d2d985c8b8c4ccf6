const initialisms = new Set(['gmv', 'url', 'id', 'roi', 'utm']);

export function columnLabel(column: string): string {
  const words = column.split('_').filter((word) => word !== '');
  const label = words.map((word) => (initialisms.has(word) ? word.toUpperCase() : word)).join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
