import sharp, { type Sharp } from 'sharp';
import { phoneWidth, type PhotoFile, type PhotoOriginal } from './photo-files';

/**
 * How to encode files. At quality 50, plain walls show no banding. A photo full of detail hides banding, so
 * it gets a lower quality if it would exceed `bytesPerPixel`. Link previews are JPEGs. Phones enlarge their
 * file, so it is tuned for structure, which keeps linen and wood grain that the usual tuning smooths away
 * at the same file size. At quality 58 and above, some pages would be too heavy for phones. In an evening photo,
 * a dark wall is mottled below quality 64, which makes files two thirds larger.
 */
const avif = { bytesPerPixel: 0.08, chromaSubsampling: '4:2:0' };
const settings = {
  avif: { ...avif, qualities: [50, 42, 34, 26] },
  evening: { ...avif, qualities: [64, 56, 48, 40] },
  phone: { ...avif, qualities: [57, 49, 41, 33], tune: 'ssim' },
  jpeg: { qualities: [75, 60], bytesPerPixel: 0.3, mozjpeg: true },
};

/**
 * The AVIF encoder's effort. Compared with 3, effort 4 makes files 8 % smaller in four times the time, and 2
 * makes them 8 % larger in two thirds of it. The editing server needs files quickly.
 */
export const efforts = { publish: 3, edit: 0 };

/** Everything here that published files depend on. */
export const encoding = [efforts.publish, settings];

/** Opens an original, rotated as the camera recorded, with white in its transparent parts. */
export function openOriginal(original: string | Buffer): Sharp {
  return sharp(original, { failOn: 'error' }).autoOrient().flatten({ background: '#fff' });
}

/**
 * Makes a file from its original. sharp leaves out all metadata and the color profile unless it is asked to
 * keep them.
 */
export async function encodePhoto(
  file: PhotoFile & Pick<PhotoOriginal, 'path' | 'isEvening'>,
  effort: number,
) {
  const { name, path, isEvening, region, width, height } = file;
  const format = name.endsWith('.jpg') ? 'jpeg' : 'avif';
  const avifUse = isEvening ? 'evening' : width <= phoneWidth ? 'phone' : 'avif';
  const use = format === 'avif' ? avifUse : format;
  const { qualities, bytesPerPixel, ...options } = settings[use];
  const photo = openOriginal(path).extract(region).resize({ width, height, fit: 'fill' });
  let bytes = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await photo
      .clone()
      .toFormat(format, { ...options, effort, quality })
      .toBuffer();
    if (bytes.length <= bytesPerPixel * width * height) break;
  }
  return bytes;
}
