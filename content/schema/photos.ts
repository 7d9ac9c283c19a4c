import { z } from 'zod';
import { photoKey } from './fields';
import { refuse } from './refuse';
import { text } from './text';

/** The beginning of a text like “picture of a garden”. */
const announced =
  /^(an? |the |this |my )?(image|photo|photograph|picture|pic|img|graphic|illustration|screenshot)(?=:|$| (of|with|showing|shows|where|that)\b)/i;

const pictureFile = /\b[\w-]+\.(jpe?g|png|gif|webp|avif|heic|tiff?)\b|\b(IMG|DSC|PXL)[_-]?\d+/i;

/** What a picture shows, for people who cannot see it: a sentence, without “picture of”. */
export const description = text.superRefine((value, context) => {
  const [word] = announced.exec(value) ?? [];
  const [file] = pictureFile.exec(value) ?? [];
  const message = word
    ? `begins with “${word}”, which people who cannot see the picture know already: begin with what it shows`
    : file && `has “${file}”, which is the name of a file: write what the picture shows`;
  if (message) refuse(context, message, value);
});

const photo = z.strictObject({
  alt: description,
  /**
   * The point that must stay visible when the picture is cropped, in percent from the left and
   * from the top. The usual one is the middle, or the upper third of an upright picture.
   */
  focus: z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]).optional(),
  /** The key of the same picture at evening, which dark pages show instead. */
  evening: photoKey.optional(),
});

const schema = z.record(photoKey, photo).meta({ file: 'content/photos.ts' });
export default schema;
export type Photos = z.output<typeof schema>;
