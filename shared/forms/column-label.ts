const labelByColumn: Record<string, string> = {
  gmv: 'GMV',
  url: 'URL',
  id: 'ID',
  roi: 'ROI',
  utm: 'UTM',
  tiktok: 'TikTok',
};

export function formatColumnLabel(column: string): string {
  const words = column.split('_').filter((word) => word !== '');
  const label = words.map((word) => labelByColumn[word] ?? word).join(' ');
  return label.charAt(0).toUpperCase() + label.slice(1);
}
