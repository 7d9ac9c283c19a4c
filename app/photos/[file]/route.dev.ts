import { efforts, encodePhoto } from '@/scripts/pictures/encode-photo';
import { photoFileNamed } from '@/scripts/pictures/photo-files';
import { photos } from '../../_lib/picture-files';

/** A photo's file, made when a browser asks for it. Only the editing server has this route (next.config.mjs). */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const file = photoFileNamed((await params).file, photos);
  if (!file) return new Response(null, { status: 404 });
  const bytes = new Uint8Array(await encodePhoto(file, efforts.edit));
  // The name changes with the photo.
  return new Response(bytes, { headers: { 'Cache-Control': 'max-age=86400, immutable' } });
}
