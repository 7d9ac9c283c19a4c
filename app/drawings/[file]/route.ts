import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawings } from '../../_lib/picture-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

const all = Object.values(drawings).map(({ src, original }) => [src.split('/').at(-1)!, original]);
const originals: Record<string, string> = Object.fromEntries(all);

export function generateStaticParams() {
  return Object.keys(originals).map((file) => ({ file }));
}

/** The logo, the icon and the badges, as they are in `content/drawings/`. */
export async function GET(_: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const type = file.endsWith('.svg') ? 'image/svg+xml' : 'image/png';
  const bytes = new Uint8Array(readFileSync(join(process.cwd(), originals[file]!)));
  return new Response(bytes, { headers: { 'Content-Type': type } });
}
