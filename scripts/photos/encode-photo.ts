import sharp, { type Sharp } from 'sharp';
import type { ListedPhoto, PhotoFile } from './photo';

/**
 * Encoder settings. Tuning for structural similarity keeps linen and wood grain in small files. Lower qualities band
 * plain walls and leave blotches on dark ones. Higher efforts take longer, and their files aren't smaller. While editing,
 * speed matters more than size.
 */
export const encoding = {
  quality: { day: 60, evening: 72 },
  effort: { publish: 2, edit: 0 },
  options: { tune: 'ssim', chromaSubsampling: '4:2:0' },
} as const;

/** Encodes a photo as AVIF. sharp drops all metadata and converts to sRGB. */
export function encodePhoto(
  photo: ListedPhoto,
  file: PhotoFile,
  effort: keyof typeof encoding.effort,
): Promise<Buffer> {
  return resizePhoto(photo, file)
    .avif({
      ...encoding.options,
      quality: encoding.quality[photo.isEvening ? 'evening' : 'day'],
      effort: encoding.effort[effort],
    })
    .toBuffer();
}

/** Resizes a photo to a size in pixels, cropped around its focus if the aspect ratio differs. */
export function resizePhoto(photo: ListedPhoto, size: { width: number; height: number }): Sharp {
  const ratio = size.width / size.height;
  const width = Math.min(photo.width, Math.round(photo.height * ratio));
  const height = Math.min(photo.height, Math.round(photo.width / ratio));
  const left = cropStart(photo.focus[0], photo.width, width);
  const top = cropStart(photo.focus[1], photo.height, height);
  return openOriginal(photo.original)
    .extract({ left, top, width, height })
    .resize({ ...size, fit: 'fill' });
}

/** Where a crop starts on one axis. The crop is centered on the focus, but it stays inside the photo. */
function cropStart(focusPercent: number, photoLength: number, cropLength: number): number {
  const centered = Math.round((focusPercent / 100) * photoLength - cropLength / 2);
  const last = photoLength - cropLength;
  return Math.max(0, Math.min(last, centered));
}

/** Opens an original, rotated by its Exif orientation and flattened onto white. */
export function openOriginal(original: string | Buffer): Sharp {
  return sharp(original, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });
}
