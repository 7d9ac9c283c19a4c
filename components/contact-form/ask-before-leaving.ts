/**
 * Makes the browser ask before it leaves the page. Returns a function that stops this: while the listener is there,
 * some browsers don't cache the page for Back and Forward.
 */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
