import type { MetadataRoute } from 'next';
import { withBasePath } from '@/components/with-base-path';
import colors from '@/content/colors';
import school from '@/content/school';

export const dynamic = 'force-static';

/** The name and icon for a phone's home screen, from which the site opens in the browser. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: school.name,
    short_name: school.shortName,
    description: school.description,
    start_url: withBasePath('/'),
    display: 'browser',
    background_color: colors.light.paper,
    theme_color: colors.light.paper,
    icons: [192, 512].flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: withBasePath(`/icons/icon-${size}.png`),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
