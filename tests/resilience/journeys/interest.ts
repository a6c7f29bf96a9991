import { paths } from '#paths';
import type { Draw } from './draw.ts';
import type { Move } from './move.ts';
import { inForms } from './moves/forms.ts';
import { withPhotos } from './moves/photos.ts';

/** What a customer has come for. One who has come for nothing special hardly ever gets as far as deleting a photo or sending a form. */
export interface Interest {
  name: string;
  /** How often it is drawn. */
  weight: number;
  /** Where a journey begins, and comes back to. */
  places: [string, ...string[]];
  /** What is done more often than usual. */
  liked: readonly Move[];
}

const LIKED_MORE = 6;
/** The chain of moves at whose end photos are deleted. */
const LEADS_TO_DELETION = new Set(['open a photo', 'start or end selecting', 'tick photos', 'do something with photos', 'say yes']);
/** What leads away is done less often. */
const LEADS_AWAY = new Set(['press', 'go by the menu', 'back', 'forward', 'go on by keyboard']);
const AWAY_LESS = 0.35;

const ANYTHING: Interest = {
  name: 'anything',
  weight: 2,
  places: [paths.home(), paths.photos(), paths.photos(), paths.albums(), paths.albums(), paths.orders(), paths.settings(), paths.addresses(), paths.personalDetails(), paths.widgets()],
  liked: [],
};
const interests: readonly Interest[] = [
  ANYTHING,
  { name: 'photos', weight: 2, places: [paths.photos(), paths.photos(), paths.albums()], liked: withPhotos.filter(({ name }) => LEADS_TO_DELETION.has(name)) },
  { name: 'forms', weight: 1.5, places: [paths.personalDetails(), paths.addresses(), paths.address({ id: 'address-1' }), paths.newAddress(), paths.albums()], liked: inForms },
];

export function drawInterest(start: Draw): Interest {
  return start.winner('interest', interests, (one) => one) ?? ANYTHING;
}

/** How often a move is made by somebody with an interest. */
export function weightFor({ liked }: Interest, move: Move): number {
  if (liked.length === 0) return move.weight;
  if (liked.includes(move)) return move.weight * LIKED_MORE;
  return LEADS_AWAY.has(move.name) ? move.weight * AWAY_LESS : move.weight;
}
