// The map of Rattus as it is drawn: corners, shapes, ways over the sea, and where things stand. It has no rules: the
// game says which regions are neighbours (table.printed), and tests/rattus.test.ts compares both.

export type Point = [x: number, y: number];

/** Corners that several regions share, so that land neighbours have an edge in common. */
const CORNERS: Record<string, Point> = {
  b1: [205, 398],
  b2: [326, 448],
  t1: [404, 362],
  fi: [396, 428],
  fg: [372, 246],
  fm: [396, 316],
  t2: [566, 318],
  t3: [530, 368],
  gi: [466, 380],
  gp: [548, 204],
  gq: [558, 262],
  hi: [552, 414],
  ph: [630, 338],
  t4: [694, 342],
  t5: [706, 424],
  hm: [656, 454],
  hb: [612, 474],
  t6: [728, 262],
  pr: [652, 194],
  rg: [850, 268],
  re: [1004, 256],
  sr1: [672, 128],
  sr0: [676, 22],
  bg: [782, 474],
  bt1: [734, 548],
  bt0: [776, 522],
  ts1: [884, 634],
  ts0: [956, 612],
  es0: [872, 694],
  es1: [888, 800],
  mi0: [300, 646],
  mi1: [296, 800],
  il0: [466, 664],
  il1: [458, 800],
  le0: [682, 686],
  le1: [676, 800],
};

export interface Land {
  /** The border, corner by corner. */
  border: Array<string | Point>;
  /** The middle of what lies there. */
  at: Point;
  /** How much room there is for it. */
  room: [width: number, height: number];
  /** Where the plague piece stands, and where the camel does, seen from the middle. */
  doctor: Point;
  camel: Point;
}

export const LANDS: Record<string, Land> = {
  anglia: {
    border: [
      [196, 104],
      [262, 88],
      [292, 132],
      [322, 200],
      [304, 232],
      [206, 244],
      [226, 202],
      [186, 162],
    ],
    at: [250, 166],
    room: [124, 116],
    doctor: [-92, -84],
    camel: [34, -92],
  },
  scandia: {
    border: [
      'sr0',
      'sr1',
      [622, 118],
      [600, 92],
      [574, 104],
      [560, 150],
      [508, 158],
      [474, 124],
      [414, 112],
      [404, 68],
      [470, 26],
      [580, 8],
    ],
    at: [536, 74],
    room: [236, 92],
    doctor: [-152, -46],
    camel: [78, -58],
  },
  france: {
    border: ['b1', [226, 340], [180, 306], [258, 276], [326, 266], 'fg', 'fm', 't1', 'fi', 'b2'],
    at: [304, 346],
    room: [176, 120],
    doctor: [-122, -60],
    camel: [38, -84],
  },
  espagna: {
    border: ['b1', 'b2', [304, 494], [262, 566], [186, 588], [100, 576], [58, 516], [72, 440], [94, 396]],
    at: [180, 486],
    room: [190, 130],
    doctor: [-112, -84],
    camel: [42, -84],
  },
  germania: {
    border: ['fg', [388, 202], [440, 188], [500, 196], 'gp', 'gq', 't2', 't3', 'gi', 't1', 'fm'],
    at: [478, 288],
    room: [156, 128],
    doctor: [-98, -92],
    camel: [26, -92],
  },
  italia: {
    border: [
      't1',
      'gi',
      't3',
      'hi',
      [530, 446],
      [570, 506],
      [612, 548],
      [600, 578],
      [556, 566],
      [494, 506],
      [440, 438],
      'fi',
    ],
    at: [474, 436],
    room: [148, 132],
    doctor: [78, 32],
    camel: [92, 64],
  },
  hungaria: {
    border: ['t2', 'ph', 't4', 't5', 'hm', 'hb', 'hi', 't3'],
    at: [626, 394],
    room: [142, 112],
    doctor: [36, -74],
    camel: [-76, -60],
  },
  bulgaria: {
    border: ['hb', 'hm', 't5', 'bg', 'bt0', 'bt1', [718, 606], [676, 608], [644, 540]],
    at: [698, 514],
    room: [122, 118],
    doctor: [34, -72],
    camel: [-62, 40],
  },
  polonia: {
    border: ['gp', [600, 186], 'pr', 't6', 't4', 'ph', 't2', 'gq'],
    at: [634, 264],
    room: [144, 124],
    doctor: [40, -84],
    camel: [-74, -72],
  },
  turkiye: {
    border: ['bt1', 'bt0', [836, 540], [904, 522], [974, 538], 'ts0', 'ts1', [806, 646], [746, 632]],
    at: [856, 584],
    room: [196, 92],
    doctor: [72, -64],
    camel: [-122, -10],
  },
  russia: {
    border: ['sr0', 'sr1', [650, 160], 'pr', 't6', 'rg', 're', [1004, 10], [840, 4]],
    at: [826, 142],
    room: [250, 150],
    doctor: [-134, -86],
    camel: [62, -96],
  },
  golden_horde: {
    border: ['t6', 'rg', 're', [1004, 448], [950, 462], [886, 480], [834, 454], 'bg', 't5', 't4'],
    at: [862, 372],
    room: [230, 140],
    doctor: [-142, -70],
    camel: [78, -88],
  },
  maghreb: {
    border: [[66, 650], [150, 622], [236, 630], 'mi0', 'mi1', [56, 800]],
    at: [182, 716],
    room: [184, 124],
    doctor: [-118, -60],
    camel: [54, -78],
  },
  ifriqiya: {
    border: ['mi0', [362, 624], [442, 628], 'il0', 'il1', 'mi1'],
    at: [380, 722],
    room: [150, 124],
    doctor: [-84, -92],
    camel: [24, -96],
  },
  libya: {
    border: ['il0', [540, 686], [620, 674], 'le0', 'le1', 'il1'],
    at: [568, 744],
    room: [186, 100],
    doctor: [-108, -70],
    camel: [54, -70],
  },
  egyptus: {
    border: ['le0', [760, 676], [830, 686], 'es0', 'es1', 'le1'],
    at: [778, 744],
    room: [178, 100],
    doctor: [-104, -72],
    camel: [34, -74],
  },
  syria: {
    border: ['es0', [868, 660], 'ts1', 'ts0', [1004, 640], [1004, 800], 'es1'],
    at: [944, 722],
    room: [118, 124],
    doctor: [-84, -104],
    camel: [12, -96],
  },
};

/** Ways over the sea: from, to, and where their arrow lies. */
export const SEA_WAYS: Array<[string, string, Point]> = [
  ['anglia', 'france', [250, 258]],
  ['anglia', 'germania', [352, 214]],
  ['anglia', 'scandia', [352, 126]],
  ['scandia', 'germania', [506, 176]],
  ['scandia', 'polonia', [598, 150]],
  ['espagna', 'italia', [384, 480]],
  ['italia', 'bulgaria', [612, 512]],
  ['italia', 'turkiye', [684, 632]],
  ['turkiye', 'golden_horde', [850, 504]],
  ['espagna', 'maghreb', [196, 606]],
  ['ifriqiya', 'italia', [506, 606]],
  ['egyptus', 'turkiye', [768, 660]],
];

export const HILLS: Point[] = [
  [786, 92],
  [912, 96],
  [740, 190],
  [930, 200],
  [950, 318],
  [770, 330],
];
export const TREES: Point[] = [
  [510, 228],
  [270, 300],
  [592, 226],
  [590, 366],
  [130, 430],
  [238, 124],
];
export const PALMS: Point[] = [
  [98, 780],
  [330, 780],
  [490, 780],
  [714, 786],
  [980, 780],
];
export const WAVES: Point[] = [
  [40, 240],
  [70, 300],
  [340, 80],
  [130, 210],
  [110, 350],
  [340, 560],
  [430, 600],
  [640, 656],
  [820, 505],
  [556, 640],
  [30, 604],
  [330, 600],
  [930, 492],
  [620, 172],
  [10, 500],
];

export const WIDTH = 1004;
export const TOP = -14;

/** Where things are, on a map that is drawn this much wider: pieces keep their size, land and sea do not. */
export function wide([x, y]: Point, stretch: number): Point {
  return [round(x * stretch), y];
}

export function corners(land: Land, stretch = 1): Point[] {
  return land.border.map((corner) => wide(typeof corner === 'string' ? CORNERS[corner]! : corner, stretch));
}

/** The shape of a region: hand-drawn edges that bend the same way for both who share them. */
export function outline(land: Land, stretch: number): string {
  const points = corners(land, stretch);
  const edges = points.map((from, at) => edge(from, points[(at + 1) % points.length]!));
  return `M${points[0]!.join(' ')}${edges.join('')}Z`;
}

const BEND = 0.28;

function edge(from: Point, to: Point): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const side = from[0] + from[1] * 1.3 < to[0] + to[1] * 1.3 ? 1 : -1;
  const bend = wobble(from, to) * BEND * side;
  const middle = [round((from[0] + to[0]) / 2 - dy * bend), round((from[1] + to[1]) / 2 + dx * bend)];
  return `Q${middle.join(' ')} ${to.join(' ')}`;
}

/** A number between -0.5 and 0.5 that looks like chance and is always the same for an edge. */
function wobble(a: Point, b: Point): number {
  const number = Math.sin((a[0] + b[0]) * 12.9898 + (a[1] + b[1]) * 78.233) * 43758.5453;
  return number - Math.floor(number) - 0.5;
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** Whether two regions have an edge in common. */
export function touch(a: string, b: string): boolean {
  const edges = new Set(sides(LANDS[a]!));
  return sides(LANDS[b]!).some((side) => edges.has(side));
}

function sides(land: Land): string[] {
  const points = corners(land).map((point) => point.join(','));
  return points.map((point, at) => [point, points[(at + 1) % points.length]!].sort().join(' '));
}

/** The region that lies nearest in a direction; the same one where there is none. */
export function nearest(from: string, direction: Point, regions: string[]): string {
  const [x, y] = LANDS[from]!.at;
  const found = regions
    .filter((name) => name !== from)
    .map((name) => {
      const [dx, dy] = [LANDS[name]!.at[0] - x, LANDS[name]!.at[1] - y];
      const ahead = dx * direction[0] + dy * direction[1];
      const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
      return { name, ahead, cost: ahead + 2 * aside };
    })
    .filter(({ ahead }) => ahead > 20)
    .sort((a, b) => a.cost - b.cost);
  return found[0]?.name ?? from;
}
