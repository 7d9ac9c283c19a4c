import { NotFoundPage, notFoundMetadata } from './_layout/not-found-page';

export const metadata = notFoundMetadata;

export default function NotFound() {
  return <NotFoundPage />;
}
