import { like } from './fields';

/** A file name in `content/drawings/`. */
export const drawingFile = like(
  /^[a-z0-9-]+\.(svg|png)$/,
  'must be the name of a file in content/drawings, like badge.svg',
).meta({ is: 'drawing' });
