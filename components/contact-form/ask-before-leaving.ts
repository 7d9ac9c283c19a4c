/**
 * Makes the browser ask before it leaves the page. Returns a function that stops it: the listener keeps some browsers
 * from caching the page for Back and Forward.
 */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
