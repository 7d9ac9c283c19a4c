import { iconPicture } from '../_lib/icon-picture';

export const dynamic = 'force-static';

/** The icon for software that requests only this path. A PNG is fine for it. */
export async function GET() {
  const png = await iconPicture(32).png().toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
