import { Problem } from './problem.ts';

const knownPreferences: Record<string, readonly string[]> = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['minimal', 'representation', 'headers-only'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
};

type Preferences = {
  /** Missing columns get their default instead of null. */
  missingDefault: boolean;
  needsMoreThanInsert: boolean;
  applied: string | undefined;
};

/** RFC 7240; the first value of each name applies. @throws Problem PGRST122 for unknown ones with `handling=strict` */
export function readPreferences(header: string | undefined): Preferences {
  const firstByName = new Map<string, string>();
  const unknown: string[] = [];
  for (const part of header?.split(',') ?? []) {
    const preference = part.trim();
    const [name = '', value = ''] = preference.split('=');
    if (Object.hasOwn(knownPreferences, name) && knownPreferences[name]?.includes(value)) {
      if (!firstByName.has(name)) firstByName.set(name, value);
    } else if (preference !== '' && !/^(timezone|max-affected)=./.test(preference)) unknown.push(preference);
  }
  if (unknown.length > 0 && firstByName.get('handling') === 'strict') {
    throw new Problem(400, 'PGRST122', 'Invalid preferences given with handling=strict', {
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  const rows = firstByName.get('return') ?? 'minimal';
  const applied = ['missing', 'return', 'handling'].filter((name) => firstByName.has(name));
  return {
    missingDefault: firstByName.get('missing') === 'default',
    needsMoreThanInsert: rows !== 'minimal' || firstByName.has('resolution') || firstByName.has('count'),
    applied: applied.map((name) => `${name}=${firstByName.get(name)}`).join(', ') || undefined,
  };
}
