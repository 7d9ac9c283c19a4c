import { like } from './fields';

/**
 * Every kind of drawing: the largest width and height at which pages show it, in CSS pixels, and what loads its
 * file. The check reads the kind of a name in `is`.
 */
export const drawingKinds = {
  logo: { box: [88, 44], loadedBy: 'every page' },
  icon: { box: [96, 96], loadedBy: 'every page' },
  badge: { box: [72, 48], loadedBy: 'every page' },
  drawing: { box: [720, 576], loadedBy: 'its page' },
} as const;
export type DrawingKind = keyof typeof drawingKinds;

/** The name of a file in `content/drawings/`, for a drawing of this kind. */
export const drawingFile = (kind: DrawingKind) =>
  like(
    /^[a-z0-9-]+\.(svg|png)$/,
    'must be the name of a file in content/drawings, like badge.svg',
  ).meta({ is: kind });
