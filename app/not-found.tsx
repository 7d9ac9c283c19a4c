import { NotFoundPage, notFoundMetadata } from './_site/not-found-page';

export const metadata = notFoundMetadata;

export default function NotFound() {
  return <NotFoundPage />;
}
