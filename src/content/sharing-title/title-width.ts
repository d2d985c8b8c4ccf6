export const glyphWidths: ReadonlyMap<string, number> = new Map([
  ...assignWidths(
    ' ',
    [
      251, 310, 461, 688, 636, 1055, 901, 236, 341, 341, 399, 682, 306, 368, 306, 280, 706, 645, 703, 708,
      699, 708, 710, 661, 718, 709, 310, 312, 682, 682, 682, 654, 1161, 847, 834, 862, 856, 790, 725, 931,
      898, 326, 669, 860, 679, 1044, 897, 930, 787, 930, 851, 788, 763, 881, 817, 1116, 848, 824, 774, 327,
      280, 327, 682, 588, 265, 693, 692, 686, 692, 697, 405, 692, 683, 272, 270, 658, 272, 1062, 683, 704,
      692, 692, 422, 636, 426, 682, 629, 960, 674, 629, 592, 340, 259, 340, 682,
    ],
  ),
  ...assignWidths(
    '\u00a0',
    [
      251, 310, 695, 701, 598, 694, 256, 700, 368, 784, 456, 581, 682, 0, 784, 341, 375, 682, 411, 411, 265,
      685, 667, 369, 244, 411, 444, 581, 1005, 1005, 1005, 654, 847, 847, 847, 847, 847, 847, 1172, 862, 790,
      790, 790, 790, 326, 326, 326, 326, 856, 897, 930, 930, 930, 930, 930, 682, 930, 881, 881, 881, 881, 824,
      803, 710, 693, 693, 693, 693, 693, 693, 1123, 686, 697, 697, 697, 697, 272, 272, 272, 272, 707, 683,
      704, 704, 704, 704, 704, 682, 704, 682, 682, 682, 682, 629, 692, 629,
    ],
  ),
  ...Object.entries({
    '–': 565,
    '—': 1155,
    '‘': 268,
    '’': 268,
    '“': 501,
    '”': 501,
    '…': 974,
    '•': 429,
    '−': 682,
    '€': 717,
    '™': 1034,
  }),
]);
/** Kerning pairs: each entry has the possible first characters, then the second character and its adjustment. */
const kerningPairs: [string, string][] = [
  ['"\'', ',. -57 4 -10 A -133 J -100 cdeoq -18'],
  ['-–—', '0123456 40 8 30 9 20 VW -75 X -67 Y -121 x -26'],
  ['/', 'J -20'],
  ['0', '"\' 4 -–— 40'],
  ['1', '"\' -32 -–— 40'],
  ['2', '-–— 10'],
  ['3459', '-–— 40'],
  ['6', '-–— 20'],
  ['7', ')7]} -10 ,. -134 -–— -40'],
  ['8', '-–— 30'],
  [
    'A',
    '"\' -133 * -109 / 37 ? -37 CGOQ -34 T -122 U -16 VW -57 X -32 Y -113 u -21 vw -38 x -10 y -43 “” -96',
  ],
  ['B', 'VW -10 X -15 Y -22'],
  ['C', 'AVWZ -10 T -27 X -15 Y -21'],
  ['DOQ', '"\' -21 ,. -26 :; -3 AVW -34 T -27 X -56 Y -30 Z -10'],
  ['E', 'J -27'],
  ['F', ',. -60 -–— -27 :; -6 A -66 J -88 X -41 Y -34 Z -42 acdeoq -36'],
  ['G', 'VW -5'],
  ['K', '"\' -14 *T -37 -–— -77 / 37 A -57 CGOQ -78 J -51 VWY -61 X -20 Z -10 acdeoqu -52 vwy -56 “ -63'],
  [
    'L',
    '"\'T’” -143 * -97 -–— -17 / 37 ? -64 CGOQ -44 JZ -27 U -39 VW -103 X -244 Y -169 vwy -40 x -22 “ -183',
  ],
  ['P', ',. -90 A -64 J -77 T -16 X -59 Y -26 Z -30 acdeoq -13'],
  ['R', 'J -37 T -12 U -4 VW -6 XY -23 acdeoqu -16 vwy -3'],
  ['S', 'Y -42'],
  ['T', ',. -50 / -33 :;Y -20 A -122 CGOQXZ -27 J -135 acdeoqs -94 mnpru -70 t -40 vwxyz -26'],
  ['U', 'A -16'],
  ['VW', ',. -186 -–— -75 :;XYvwy -20 A -57 CGOQ -34 J -111 acdeoq -61 mnpr -16 su -51 x -30 z -37'],
  ['X', '-–— -67 A -32 CGOQ -56 Tz -27 VWZ -20 Y -30 a -31 cdeoq -48 s -41 t -81 u -34 vwxy -54 “ -47'],
  [
    'Y',
    ',. -234 -–— -121 / -33 :;“ -47 A -113 CGOQX -30 J -176 S -42 TVW -20 acdeoq -135 f -87 g -117 mnpr -100 s -126 t -73 u -96 vw -61 x -71 z -80',
  ],
  ['Z', '-–— -79 CGOQ -10 T -27 X -20'],
  ['\\', '7] -20 A 20 Y -33'],
  ['bop', '"\' -18 vw -5 x -46 y -3 z -20'],
  ['e', '"\' -18 x -9'],
  ['f', '"\'* 10 )7]} 22 ,. -86 -:;–— -10 ?’ 20 acdeoq -9 f -21 il 25'],
  ['k', '-–— -73 a -28 cdeoqx -38 s -30 vwyz -19'],
  ['r', ',. -104 acdeoq -14 ’ 20'],
  ['s', 'vw -3 x -42 yz -4'],
  ['t', ') 9 s -4'],
  ['vwy', ',. -130 :; -10 acdeoq -5'],
  ['x', '-–— -26 a -27 cdeoq -46'],
  ['z', 'acdeoq -20'],
  ['’', 'A -133 cdeoqs -64 g -62 mnpr -20 z -36'],
  ['“', 'A -96 J -100'],
  ['”', ',. -57'],
];

const kerning = new Map(
  kerningPairs.flatMap(([firsts, seconds]) => {
    const fields = seconds.split(' ');
    return fields
      .flatMap((signs, index) =>
        index % 2 === 1 ? [] : Array.from(signs, (second) => [second, Number(fields[index + 1])] as const),
      )
      .flatMap(([second, by]) => Array.from(firsts, (first): [string, number] => [first + second, by]));
  }),
);
const unknownGlyphWidth = 1_161;

function assignWidths(first: string, widths: number[]): [string, number][] {
  return widths.map((width, index) => [String.fromCharCode(first.charCodeAt(0) + index), width]);
}

const sideBearings = 50;

/** Width of a line at size 1. */
export function measureTitle(line: string): number {
  const signs = [...line];
  const widths = signs.map((character, index) => {
    const pair = `${signs[index - 1]}${character}`;
    return (glyphWidths.get(character) ?? unknownGlyphWidth) + (kerning.get(pair) ?? 0);
  });
  return widths.reduce((sum, width) => sum + width, -sideBearings) / 1000;
}
