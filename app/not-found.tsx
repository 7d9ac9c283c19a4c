import { NotFoundPage, notFoundMetadata } from './_layout/not-found-page';

// Next itself keeps this page out of search engines.
export const metadata = { ...notFoundMetadata, robots: undefined };

export default function NotFound() {
  return <NotFoundPage />;
}
