import { fileURLToPath } from 'node:url';

/** Also resolves file URLs, because scripts import content by file URL. */
export function sync(request, options) {
  const path = request.startsWith('file:') ? fileURLToPath(request) : request;
  return options.defaultResolver(path, options);
}
