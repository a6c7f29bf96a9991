import { paths } from '#paths';
import type { Draw } from './draw.ts';
import type { Journey, Move } from './move.ts';
import { inForms, showsFields } from './moves/forms.ts';
import { showsPhotos, withPhotos } from './moves/photos.ts';
import type { Scene } from './scene.ts';

/** What a customer has come for. One who has come for nothing special hardly ever gets as far as deleting a photo or sending a form. */
export interface Interest {
  name: string;
  /** How often it is drawn. */
  weight: number;
  /** Where a journey begins, and comes back to. */
  places: [string, ...string[]];
  /** Whether a page shows what she has come for; a place need not. */
  isHere(scene: Scene): boolean;
  /** Who cannot have come for that, having nothing of the kind. */
  not?: readonly string[];
  /** What is done more often than usual. */
  liked: readonly Move[];
}

const LIKED_MORE = 6;
/** The chain of moves at whose end something is done with photos. */
const LEADS_TO_ACTION = new Set([
  'open an album',
  'start or end selecting',
  'tick photos',
  'do something with photos',
  'go on to prints',
  'choose an album for photos',
  'say yes',
]);
/** What opens a form. */
const LEADS_TO_FORM = new Set(['make an album', 'change an album']);
/** What leads away is done less often. */
const LEADS_AWAY = new Set(['press', 'look for', 'go by the menu', 'back', 'forward', 'go on by keyboard']);
const AWAY_LESS = 0.35;

const ANYTHING: Interest = {
  name: 'anything',
  weight: 2,
  places: [
    paths.home(),
    paths.photos(),
    paths.photos(),
    paths.albums(),
    paths.albums(),
    paths.orders(),
    paths.settings(),
    paths.addresses(),
    paths.personalDetails(),
    paths.widgets(),
  ],
  isHere: () => true,
  liked: [],
};
const interests: readonly Interest[] = [
  ANYTHING,
  {
    name: 'photos',
    weight: 2,
    places: [paths.photos(), paths.photos(), paths.albums()],
    isHere: showsPhotos,
    not: ['empty@example.com'],
    liked: withPhotos.filter(({ name }) => LEADS_TO_ACTION.has(name)),
  },
  {
    name: 'forms',
    weight: 1.5,
    places: [
      paths.personalDetails(),
      paths.addresses(),
      paths.address({ id: 'address-1' }),
      paths.newAddress(),
      paths.albums(),
    ],
    isHere: showsFields,
    liked: [
      ...inForms.filter(({ name }) => name !== 'look for'),
      ...withPhotos.filter(({ name }) => LEADS_TO_FORM.has(name)),
    ],
  },
];

export function drawInterest(start: Draw): Interest {
  return start.winner('interest', interests, (one) => one) ?? ANYTHING;
}

/** How often a move is made by somebody with an interest, at a place. */
export function weightFor(move: Move, scene: Scene, journey: Journey): number {
  const weight = move.weight * (move.urge?.(scene, journey) ?? 1);
  const { liked } = journey.interest;
  if (liked.length === 0) return weight;
  if (liked.includes(move)) return weight * LIKED_MORE;
  return LEADS_AWAY.has(move.name) ? weight * AWAY_LESS : weight;
}
