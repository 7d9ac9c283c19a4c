/**
 * Makes the browser ask before it leaves the page, until you call the returned function. While a page asks, some
 * browsers do not keep it for Back and Forward.
 */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
