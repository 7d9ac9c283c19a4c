import { encodePhoto } from '@/scripts/photos/encode-photo';
import { photos } from '../../_lib/photos';

/** Makes a photo file on request. Only the editing server has this route (next.config.mjs). */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file: name } = await params;
  for (const photo of Object.values(photos)) {
    const file = [...photo.files, photo.upright].find((each) => each?.name === name);
    if (!file) continue;
    const bytes = new Uint8Array(await encodePhoto(photo, file, 'edit'));
    // The name contains a hash.
    return new Response(bytes, { headers: { 'Cache-Control': 'max-age=86400, immutable' } });
  }
  return new Response(null, { status: 404 });
}
