import { autumnLeaves } from './scenes/autumn-leaves.ts';
import { balloons } from './scenes/balloons.ts';
import { baubles } from './scenes/baubles.ts';
import { bicycle } from './scenes/bicycle.ts';
import { birthday } from './scenes/birthday.ts';
import { blossom } from './scenes/blossom.ts';
import { camp } from './scenes/camp.ts';
import { canal } from './scenes/canal.ts';
import { catWindow } from './scenes/cat-window.ts';
import { cityNight } from './scenes/city-night.ts';
import { coffee } from './scenes/coffee.ts';
import { droneBeach } from './scenes/drone-beach.ts';
import { dunes } from './scenes/dunes.ts';
import { fair } from './scenes/fair.ts';
import { fields } from './scenes/fields.ts';
import { fireworks } from './scenes/fireworks.ts';
import { flower } from './scenes/flower.ts';
import { forest } from './scenes/forest.ts';
import { hills } from './scenes/hills.ts';
import { iceCream } from './scenes/ice-cream.ts';
import { kite } from './scenes/kite.ts';
import { koiPond } from './scenes/koi-pond.ts';
import { lake } from './scenes/lake.ts';
import { lanterns } from './scenes/lanterns.ts';
import { lighthouse } from './scenes/lighthouse.ts';
import { market } from './scenes/market.ts';
import { mountains } from './scenes/mountains.ts';
import { northernLights } from './scenes/northern-lights.ts';
import { palms } from './scenes/palms.ts';
import { partyBalloons } from './scenes/party-balloons.ts';
import { picnic } from './scenes/picnic.ts';
import { planeWindow } from './scenes/plane-window.ts';
import { poolDay } from './scenes/pool-day.ts';
import { rainStreet } from './scenes/rain-street.ts';
import { rainWindow } from './scenes/rain-window.ts';
import { reef } from './scenes/reef.ts';
import { road } from './scenes/road.ts';
import { sailing } from './scenes/sailing.ts';
import { seaSunset } from './scenes/sea-sunset.ts';
import { shore } from './scenes/shore.ts';
import { stillLife } from './scenes/still-life.ts';
import { winter } from './scenes/winter.ts';
import type { Scene } from './scenes/scene.ts';

/** Every kind of picture the sandbox can take. A new kind is a file in `scenes/` and a line here. */
export const SCENES: readonly [Scene, ...Scene[]] = [
  autumnLeaves,
  balloons,
  baubles,
  bicycle,
  birthday,
  blossom,
  camp,
  canal,
  catWindow,
  cityNight,
  coffee,
  droneBeach,
  dunes,
  fair,
  fields,
  fireworks,
  flower,
  forest,
  hills,
  iceCream,
  kite,
  koiPond,
  lake,
  lanterns,
  lighthouse,
  market,
  mountains,
  northernLights,
  palms,
  partyBalloons,
  picnic,
  planeWindow,
  poolDay,
  rainStreet,
  rainWindow,
  reef,
  road,
  sailing,
  seaSunset,
  shore,
  stillLife,
  winter,
];
