import type { PhotoOrPlaceholder } from '@/content/schema/parts/fields';
import { Photo } from './photo';

/** The large photo below a page's title. */
export function TopPhoto(props: { photo: PhotoOrPlaceholder; alt?: string }) {
  return (
    <div className="pt-10 lg:pt-14 print:hidden">
      <Photo {...props} variant="wide" first />
    </div>
  );
}
