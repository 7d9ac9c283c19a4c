/**
 * Makes the browser ask before it leaves the page. Returns a function that stops this, because some browsers don't
 * cache a page with such a listener for Back and Forward.
 */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
