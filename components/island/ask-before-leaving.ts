/**
 * Makes the browser ask before it leaves the page, until you call the returned function. Always call it:
 * while a page asks, some browsers do not keep it in the cache for Back and Forward.
 */
export function askBeforeLeaving(): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // For browsers older than 2024: https://developer.mozilla.org/en-US/docs/Web/API/Window/beforeunload_event
    event.returnValue = true;
  };
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
