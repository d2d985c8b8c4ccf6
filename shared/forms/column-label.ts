const spellings: Record<string, string> = {
  gmv: 'GMV',
  url: 'URL',
  id: 'ID',
  roi: 'ROI',
  utm: 'UTM',
  tiktok: 'TikTok',
};

export function columnLabel(column: string): string {
  const words = column.split('_').filter((word) => word !== '');
  const label = words.map((word) => spellings[word] ?? word).join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
