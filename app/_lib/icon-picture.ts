import sharp from 'sharp';
import { iconPath } from './drawings';

/** The whole icon in a transparent square, as pixels. */
export const iconPicture = (side: number) =>
  sharp(iconPath).resize(side, side, { fit: 'contain', background: 'transparent' });
