// A picture for each game, as a window of the house; a game without one gets the house's own head.

import brand from '../look/brand.svg';
import ratland from '../look/ratland.svg';
import rattus from '../look/rattus.svg';
import ratville from '../look/ratville.svg';
import ratzzia from '../look/ratzzia.svg';

const SCENES: Record<string, string> = { ratland, rattus, ratville, ratzzia };

export function scene(game: string): string {
  return SCENES[game] ?? brand;
}
