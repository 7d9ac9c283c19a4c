import { at, put, remove, type Mistakes } from '../school-copy';

const icon = 'drawings/icon.svg';
const badge = 'drawings/farm-schools.svg';
const withoutSize =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100%"><path d="M0 0h9v9z"/></svg>';

const unusable =
  'cannot be read, or has no size: export it again as a plain SVG with a viewBox, or as a PNG.';

/** Drawings that are unusable or missing. */
export const drawings: Mistakes[] = [
  {
    [unusable]: at(badge, put(badge, '<svg><pa')),
    'is missing: put it there, as farm-schools.svg.': at(badge, remove(badge)),
    'is missing: put it there, as icon.svg or icon.png.': at(icon, remove(icon)),
  },
  { [unusable]: at(icon, put(icon, withoutSize)) },
];
