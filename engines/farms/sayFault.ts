import type { OutlineFault } from './checkOutline.ts';
import { MOST_CORNERS, MOST_HECTARES, sayPoint } from './farm.ts';

/** What is wrong with an outline: what was found, what is expected, how to mend it. */
export function sayFault({ kind, at, found = 0 }: OutlineFault): string {
  const place = sayPoint(at);
  switch (kind) {
    case 'few':
      return 'An outline needs at least three different corners. Add the corners that are missing.';
    case 'flat':
      return 'All corners lie in one line, so they enclose no ground. Check the corners.';
    case 'crossing':
      return `Two sides cross at ${place}. Put the corners in the order in which one walks around the farm.`;
    case 'touching':
      return `The outline comes back to itself at ${place}. Move one of the two corners, or map two farms.`;
    case 'spike':
      return `The outline runs out to ${place} and back along the same line. Leave that corner out.`;
    case 'outside':
      return `A hole lies outside its outline at ${place}. Leave the hole out, or map it as a farm of its own.`;
    case 'overlapping':
      return `Parts of the outline lie on one another at ${place}. Join them, or leave one out.`;
    case 'swapped':
      return `${place} is not in Ghana, but it is with latitude and longitude the other way round. Latitude comes first: 7.38, -1.36.`;
    case 'abroad':
      return `${place} is not in Ghana. Latitude comes first and lies between 4.5 and 11.3, longitude between -3.4 and 1.4.`;
    case 'tooLarge':
      return `The outline encloses ${Math.round(found).toLocaleString('en')} hectares; no farm here has more than ${MOST_HECTARES.toLocaleString('en')}. Check the digits of the corners.`;
    case 'tooSmall':
      return 'The outline encloses less than ten square metres. Check the digits of the corners.';
    case 'tooMany':
      return `The outline has ${found.toLocaleString('en')} corners; at most ${MOST_CORNERS.toLocaleString('en')} are kept. Simplify it.`;
    case 'repeated':
      return `The corner ${place} is there twice. Leave one out.`;
    case 'inLine':
      return `The corner ${place} lies in the middle of a straight side. Leave it out, or correct it.`;
  }
}
